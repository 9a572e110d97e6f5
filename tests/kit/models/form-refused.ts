import assert from 'node:assert/strict'

/** [VALID-28] A step announces that a form was refused, exactly where it was. */
export const announcesRefusal = (effects: readonly string[], isRefused: boolean): void =>
  assert.equal(
    effects.some((effect) => effect.includes('"formRefused"')),
    isRefused,
  )
