import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { changePasswordFlow, type ChangePasswordField, type Secrets } from '#machines/account/change-password.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { refusal, shownOf } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells, waits } from '#tests/kit/models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof changePasswordFlow>>()
const locked = refusal('signIn.locked')
const wrong = refusal('password.originalWrong')
const original = 'Before-pass1'
const good = 'Good-pass1'
/** [VALID-04, CONST-04] 8 and 32 characters are allowed, 7 and 33 are not. */
const shortest = 'Good-pa1'
const longest = `Good-pass1${'x'.repeat(22)}`
const submitted = (password: string, confirmation = password, before = original) => ({
  original: before,
  password,
  confirmation,
})
const nothing: Secrets = { original: '', password: '', confirmation: '' }

/** [VALID-05] Digits, upper and lower case letters; [VALID-04] 8 to 32 characters. */
const isGood = (password: string): boolean => [/\d/, /[A-Z]/, /[a-z]/, /^.{8,32}$/].every((part) => part.test(password))

/** [VALID-01, VALID-04, VALID-05, VALID-07, ROUTE-07] */
function faultOf({ original: before, password, confirmation }: Secrets): readonly [string, ChangePasswordField] | null {
  if (before === '') return ['password.originalEmpty', 'original']
  if (password === '') return ['password.empty', 'password']
  if (!isGood(password)) return ['password.rule', 'password']
  if (password === before) return ['password.same', 'password']
  if (confirmation === '') return ['password.confirmationEmpty', 'confirmation']
  return confirmation === password ? null : ['password.confirmationDiffers', 'confirmation']
}

export const changePasswordModel = pathModel(changePasswordFlow, {
  inputs: [undefined],
  events: {
    'password.submitted': [
      submitted(good),
      submitted(shortest),
      submitted(longest),
      submitted(good, good, ''),
      submitted(''),
      submitted(shortest.slice(1)),
      submitted(`${longest}x`),
      submitted('GOOD-PASS1'),
      submitted(original),
      submitted(good, ''),
      submitted(good, `${good}x`),
    ],
    left: [{}],
  },
  senders: { 'password.submitted': 'learner', left: 'learner' },
  services: { savePassword: { done: [undefined], error: [wrong, locked] } },
  delays: { second: 1000 },
  states: {
    // [ERROR-11] The typed passwords are discarded after the server's verdict.
    editing: showsOnly({ context: nothing }),
    // [VALID-04, VALID-05, VALID-07]
    saving: showsOnly({ tags: ['busy'], runs: ['savePassword'] }, ({ context }) =>
      assert.deepEqual([faultOf(context), context.failure], [null, null]),
    ),
    done: showsOnly({ tags: ['changed'], waits: [1000], context: nothing }, ({ context }) =>
      assert.ok(context.leavingIn > 0 && context.leavingIn <= 3),
    ),
    left: showsOnly({ tags: ['changed'], context: nothing }, ({ status }) => assert.equal(status, 'done')),
  },
  does: {
    ...outcomes(changePasswordFlow, {
      // [SESSION-06, CONST-09] Three seconds until the sign-out, counted one by one.
      done: {
        savePassword: (step) => {
          comesTo(step, { value: 'done', context: nothing, brings: [waits(1000)] })
          assert.equal(step.after.context.leavingIn, 3)
        },
      },
      error: {
        savePassword: (step) => {
          const failed =
            step.event.error === wrong
              ? { failure: { reason: 'password.originalWrong', message: null }, field: 'original' as const }
              : { failure: shownOf(locked), field: null }
          comesTo(step, { value: 'editing', context: { ...nothing, ...failed } })
        },
      },
      after: {
        done: (step) => {
          const { leavingIn } = step.before.context
          if (leavingIn === 1) comesTo(step, { value: 'left', brings: [tells('finished')] })
          else comesTo(step, { context: { leavingIn: leavingIn - 1 }, brings: [waits(1000)] })
        },
      },
    }),
    'password.submitted': (step) => {
      const { original: before, password, confirmation } = step.event
      const secrets: Secrets = { original: before, password, confirmation }
      const found = faultOf(secrets)
      if (found !== null) {
        const [reason, field] = found
        return comesTo(step, { context: { failure: { reason, message: null }, field }, brings: [tells('formRefused')] })
      }
      comesTo(step, {
        value: 'saving',
        context: { ...secrets, failure: null, field: null },
        brings: [starts('savePassword', secrets)],
      })
    },
    left: (step) => comesTo(step, { value: 'left', brings: [tells('finished')] }),
  },
})
