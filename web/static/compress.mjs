/** Writes each file that can be compressed as `.gz` and `.br` beside it, for hosts that serve those. */

import { promisify } from "node:util";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The engine's archives are not compressed themselves. */
const CAN_BE = /\.(css|html|js|json|mjs|svg|wasm|webmanifest|zip)$/;
/** Smaller files fit into one packet anyway. */
const LEAST = 1000;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;

const WAYS = {
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  br: (bytes) => {
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return promisify(brotliCompress)(bytes, { params });
  },
};

export async function compress(folder, names) {
  const each = async (name) => {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < LEAST) return;
    for (const [ending, way] of Object.entries(WAYS)) writeFileSync(join(folder, `${name}.${ending}`), await way(bytes));
  };
  await Promise.all(names.filter((name) => CAN_BE.test(name)).map(each));
}
