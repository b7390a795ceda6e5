/** Pictures made of pixels, of a record: the engine draws a position as SVG, and the page makes PNG and GIF of it. */

import type { Effect } from "../games/board.ts";
import { direction, say } from "../lib/i18n.svelte.ts";

/** Return the SVG of a record's position after some moves. */
type Draw = (move: number) => Promise<string>;

/** A picture is at least this wide; a GIF is smaller. */
const WIDE = 960;
const SMALL = 480;
/** Milliseconds of a move; the last position stays longer. */
const DELAY = 800;
const COLOURS = 128;

async function rasterized(svg: string, width: number, ground?: string): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((width * image.height) / image.width);
    const context = canvas.getContext("2d")!;
    if (ground) {
      context.fillStyle = ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Return a position as PNG. */
export async function png(draw: Draw, move: number): Promise<Response> {
  const canvas = await rasterized(await draw(move), WIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new Response(blob);
}

/** The size of a caption's letters, and the height of its lines. */
const LETTER = 16;
const LINE = 22;

/** Return a text in lines that are not wider than a picture. */
function wrapped(context: CanvasRenderingContext2D, text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${found.at(-1) ?? ""} ${word}`.trim();
    if (found.length && context.measureText(longer).width <= SMALL - LETTER) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** Return the picture of a position with a caption below it, in a space for some lines. */
function captioned(board: HTMLCanvasElement, text: string, lines: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = board.width;
  canvas.height = board.height + (lines && (lines + 1) * LINE);
  const context = written(canvas);
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(board, 0, 0);
  context.fillStyle = "#22323a";
  for (const [n, line] of (text ? wrapped(context, text) : []).entries())
    context.fillText(line, canvas.width / 2, board.height + (n + 1.1) * LINE);
  return canvas;
}

/** Return a context that writes captions. */
function written(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d")!;
  context.font = `${LETTER}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = "center";
  context.direction = direction();
  return context;
}

/**
 * Return a whole record as an animated picture that tells what each step has caused, in lines as the server's: progress,
 * then the picture in base64.
 */
export function gif(draw: Draw, steps: { effects: Effect[] }[], signal?: AbortSignal): Response {
  const count = steps.length + 1;
  const texts = ["", ...steps.map(({ effects }) => effects.map(say).join(" "))];
  const context = written(document.createElement("canvas"));
  const most = Math.max(...texts.map((each) => (each ? wrapped(context, each).length : 0)));
  const text = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(into) {
      const say = (line: object) => into.enqueue(text.encode(`${JSON.stringify(line)}\n`));
      try {
        const { Encoder } = await import("modern-gif");
        let encoder: InstanceType<typeof Encoder> | undefined;
        for (let done = 0; done < count; done += 1) {
          signal?.throwIfAborted();
          const canvas = captioned(await rasterized(await draw(done), SMALL), texts[done], most);
          encoder ??= new Encoder({ width: canvas.width, height: canvas.height, maxColors: COLOURS, looped: true });
          const longer = done === count - 1 ? 4 : texts[done] ? 3 : 1;
          await encoder.encode({ data: canvas, delay: DELAY * longer });
          say({ done: done + 1, total: count });
        }
        const made = new Uint8Array((await encoder!.flush("arrayBuffer")) as ArrayBuffer);
        say({ done: count, total: count, gif: base64(made) });
        into.close();
      } catch (error) {
        into.error(error);
      }
    },
  });
  return new Response(stream);
}

function base64(data: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < data.length; at += 0x8000) binary += String.fromCharCode(...data.subarray(at, at + 0x8000));
  return btoa(binary);
}
