import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { passwordLinkFlow } from '#machines/account/password-link.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const dead = (what: 'unknown' | 'expired' | 'used' | 'void') =>
  new CallFailure({ kind: 'refused', code: 5000, reason: `passwordLink.${what}`, message: 'No.' })
const opened = { accountName: 'amina', kind: 'invitation' as const, expiresAt: '2026-03-09 08:00:00' }

/** [VALID-01, VALID-04, VALID-05, VALID-07, ERROR-12] The faults, and where they are shown. */
const told = (password: string, confirmation: string): readonly [string, string] | null => {
  if (password === '') return ['password.empty', 'password']
  if (password === 'weak') return ['password.rule', 'password']
  if (confirmation === '') return ['password.confirmationEmpty', 'confirmation']
  return confirmation === password ? null : ['password.confirmationDiffers', 'confirmation']
}

export const passwordLinkModel = pathModel(passwordLinkFlow, {
  inputs: [{ link: 'secret' }],
  events: {
    'password.submitted': [
      { password: '', confirmation: '' },
      { password: 'weak', confirmation: 'weak' },
      { password: 'Learner2026', confirmation: '' },
      { password: 'Learner2026', confirmation: 'Learner2027' },
      { password: 'Learner2026', confirmation: 'Learner2026' },
    ],
    'link.retried': [{}],
  },
  senders: { 'link.retried': 'visitor', 'password.submitted': 'visitor' },
  services: {
    openLink: { done: [opened], error: [noNetwork, dead('unknown'), dead('expired'), dead('used'), dead('void')] },
    setPassword: { done: [null], error: [noNetwork, dead('expired'), dead('used'), dead('void')] },
  },
  states: {
    opening: ({ tags, context }) => assert.deepEqual([tags.has('loadingMark'), context.failure], [true, null]),
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    open: ({ context, tags }) => assert.deepEqual([context.opened, tags.has('open')], [opened, true]),
    // Secrets are discarded as soon as possible.
    'open.choosing': ({ context }) => assert.deepEqual([context.password, context.confirmation], ['', '']),
    'open.saving': ({ context, tags }) =>
      assert.deepEqual(
        [context.password, context.failure, context.field, tags.has('busy')],
        ['Learner2026', null, null, true],
      ),
    expired: ({ tags }) => assert.ok(tags.has('dead')),
    used: ({ tags }) => assert.ok(tags.has('dead')),
    void: ({ tags, context }) => {
      assert.ok(tags.has('dead'))
      assert.ok(['passwordLink.unknown', 'passwordLink.void'].includes(context.failure?.reason ?? ''))
    },
    done: ({ tags, context }) => assert.deepEqual([tags.has('done'), context.password], [true, '']),
  },
  does: {
    'password.submitted': ({ before, event, after }) => {
      if (!before.matches({ open: 'choosing' })) return assert.equal(after, before)
      const wrong = told(event.password, event.confirmation)
      assert.deepEqual(after.value, { open: wrong === null ? 'saving' : 'choosing' })
      if (wrong !== null) assert.deepEqual([after.context.failure?.reason, after.context.field], wrong)
    },
  },
})
