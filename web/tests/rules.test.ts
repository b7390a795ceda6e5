import { describe, expect, it } from "vitest";
import { beginning, done, type Step } from "../src/rules/page.ts";
import { blocks, pieces } from "../src/rules/ruleMarkup.ts";

describe("a text of the rules", () => {
  it("has code, words that stand out and numbers of rules", () => {
    expect(pieces("_Enter._ Say `S@x12` (KR-17).")).toEqual([
      { kind: "strong", text: "Enter." },
      { kind: "words", text: " Say " },
      { kind: "code", text: "S@x12" },
      { kind: "words", text: " (" },
      { kind: "rule", text: "KR-17" },
      { kind: "words", text: ")." },
    ]);
  });

  it("takes no number inside code for a rule, and no other hyphen", () => {
    expect(pieces("`CS-6` Jump-5").map(({ kind }) => kind)).toEqual(["code", "words"]);
  });

  it("has lists between its lines", () => {
    const found = blocks("before:\n- one\n- two\nafter");
    expect(found.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["lines", 1],
      ["list", 2],
      ["lines", 1],
    ]);
  });
});

describe("a first game", () => {
  const steps: Step[] = [
    { text: "start", seat: 1, options: { players: 2 }, do: [["a", "b"], ["a", "b"]], then: ["c"], rules: [1] },
    { do: [["d"]], rules: [2] },
    { text: "later", do: [["e"]], rules: [3] },
  ];

  it("does what comes in any order once each", () => {
    expect(done(steps[0])).toEqual(["a", "b"]);
  });

  it("goes on where the last step ended, or anew with a text of its own", () => {
    expect(beginning(steps, 1)).toEqual({ text: "start", seat: 1, options: { players: 2 }, moves: ["a", "b", "c"] });
    expect(beginning(steps, 2)).toEqual({ text: "later", seat: 1, options: { players: 2 }, moves: [] });
  });
});
