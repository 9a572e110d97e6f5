import assert from 'node:assert/strict'

import { CallFailure, type Problem } from '#api/kit/problem.ts'
import { changePasswordFlow } from '#machines/account/change-password.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string): CallFailure =>
  new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' } satisfies Problem)
const original = 'Before-pass1'
const good = 'Good-pass1'
const submitted = (password: string, confirmation = password, before = original) => ({
  original: before,
  password,
  confirmation,
})
const anything = () => undefined

export const changePasswordModel = pathModel(changePasswordFlow, {
  inputs: [undefined],
  events: {
    'password.submitted': [
      submitted(good),
      submitted(good, good, ''),
      submitted(''),
      submitted('weak'),
      submitted(original),
      submitted(good, ''),
      submitted(good, `${good}x`),
    ],
    left: [{}],
  },
  senders: { 'password.submitted': 'learner', left: 'learner' },
  services: {
    savePassword: { done: [undefined], error: [refused('password.originalWrong'), refused('signIn.locked')] },
  },
  states: {
    // [ERROR-11] The typed passwords are discarded after the server's verdict.
    editing: ({ context }) =>
      assert.deepEqual([context.original, context.password, context.confirmation], ['', '', '']),
    // [VALID-04, VALID-05, VALID-07]
    saving: ({ context }) =>
      assert.deepEqual([context.original, context.password, context.confirmation], [original, good, good]),
    done: ({ context }) => {
      assert.deepEqual([context.original, context.password], ['', ''])
      assert.ok(context.leavingIn > 0)
    },
    left: anything,
  },
  does: {
    // [SESSION-06, CONST-09]
    left: ({ after, effects }) => {
      assert.equal(after.status, 'done')
      assert.ok(effects.some((effect) => effect.includes('"finished"')))
    },
  },
})
