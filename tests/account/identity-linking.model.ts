import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { identityLinkingFlow } from '#machines/account/identity-linking.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })

export const identityLinkingModel = pathModel(identityLinkingFlow, {
  inputs: [{ refused: null }, { refused: 'oidc.taken' }],
  events: {
    'linking.begun': [{}],
    'linking.dropped': [{}],
    'password.given': [{ password: '' }, { password: 'Secret-2026' }],
  },
  senders: {
    'linking.begun': 'learner',
    'password.given': 'learner',
    'linking.dropped': 'learner',
  },
  services: {
    begin: {
      done: [{ address: 'https://id.example.org/auth' }],
      error: [refused('passkey.confirm'), refused('passkey.wrongPassword'), refused('oidc.unreachable')],
    },
  },
  states: {
    ready: ({ context }) => assert.equal(context.password, null),
    beginning: ({ context, tags }) => assert.deepEqual([tags.has('busy'), context.failure], [true, null]),
    confirming: ({ context, tags }) => assert.deepEqual([tags.has('confirming'), context.password], [true, null]),
  },
  does: {
    'linking.begun': ({ before, after }) => {
      if (before.value === 'ready') assert.deepEqual([after.value, after.context.failure], ['beginning', null])
    },
    'password.given': ({ before, event, after, effects }) => {
      if (before.value !== 'confirming') return
      announcesRefusal(effects, event.password === '')
      assert.deepEqual(
        [after.value, after.context.refusal],
        event.password === '' ? ['confirming', 'signIn.emptyPassword'] : ['beginning', null],
      )
    },
    'linking.dropped': ({ before, after }) => {
      if (before.value === 'confirming') assert.deepEqual([after.value, after.context.failure], ['ready', null])
    },
  },
  situation: ({ refusal, failure, password }) => ({
    refusal,
    failure: failure?.reason ?? null,
    password: password !== null,
  }),
})
