import assert from "node:assert/strict";
import { test } from "vitest";
import { SANDS } from "../../../src/table/drawing/palette.ts";
import { RAKED, SIGNS } from "../../../src/table/drawing/signs.ts";
import { COLOURS } from "../../../src/game/cards.ts";
import { contrast, difference, linear, seen, SIGHTS } from "../../support/colour-science.ts";

test("the colour difference matches published CIEDE2000 values", () => {
  // sRGB red against green and white against black, as other implementations give them.
  assert.ok(Math.abs(difference(linear("#ff0000"), linear("#00ff00")) - 86.6) < 0.5);
  assert.ok(Math.abs(difference(linear("#ffffff"), linear("#000000")) - 100) < 0.1);
  assert.equal(difference(linear("#a82a30"), linear("#a82a30")), 0);
});

for (const [name, sight] of Object.entries(SIGHTS)) {
  test(`all card colours differ by at least ΔE 20 with ${name}`, () => {
    for (const [i, one] of COLOURS.entries()) {
      for (const two of COLOURS.slice(i + 1)) {
        const apart = difference(seen(linear(SANDS[one].ground), sight), seen(linear(SANDS[two].ground), sight));
        assert.ok(apart >= 20, `${one} and ${two}: ${apart.toFixed(1)}`);
      }
    }
  });
}

test("every sign has a contrast of 4.5:1 on its colour", () => {
  for (const colour of COLOURS) {
    const { ground, sign } = SANDS[colour];
    assert.ok(contrast(ground, sign) >= 4.5, `${colour}: ${contrast(ground, sign).toFixed(2)}`);
  }
});

test("each colour has a unique sign and pattern", () => {
  assert.equal(new Set(Object.values(SIGNS)).size, 6);
  assert.equal(new Set(Object.values(RAKED)).size, 6);
});
