import assert from 'node:assert/strict'

import type { Identity } from '#api/account/oidc.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { identitiesFlow } from '#machines/account/identities.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const one: Identity = {
  identityID: 'i1',
  label: 'amina@school.example',
  createdAt: '2026-03-02 08:00:00',
  lastUsedAt: null,
}

export const identitiesModel = pathModel(identitiesFlow, {
  inputs: [{ refused: null }, { refused: 'oidc.taken' }],
  events: {
    'list.retried': [{}],
    'linking.begun': [{}],
    'linking.dropped': [{}],
    'password.given': [{ password: '' }, { password: 'Secret-2026' }],
    'removal.asked': [{ identity: one }],
    'removal.confirmed': [{}],
    'removal.dropped': [{}],
  },
  senders: {
    'list.retried': 'learner',
    'linking.begun': 'learner',
    'removal.asked': 'learner',
    'password.given': 'learner',
    'linking.dropped': 'learner',
    'removal.confirmed': 'learner',
    'removal.dropped': 'learner',
  },
  services: {
    loadIdentities: { done: [[one]], error: [noNetwork] },
    begin: {
      done: [{ address: 'https://id.example.org/auth' }],
      error: [refused('passkey.confirm'), refused('passkey.wrongPassword'), refused('oidc.unreachable')],
    },
    remove: { done: [undefined], error: [refused('oidc.lastWay'), refused('request.notFound')] },
  },
  states: {
    loading: ({ tags }) => assert.ok(tags.has('loading')),
    failed: ({ context, tags }) => assert.deepEqual([tags.has('failed'), context.failure === null], [true, false]),
    ready: ({ context }) => assert.deepEqual([context.list, context.password], [[one], null]),
    beginning: ({ context, tags }) => assert.deepEqual([tags.has('busy'), context.failure], [true, null]),
    confirming: ({ context, tags }) => assert.deepEqual([tags.has('confirming'), context.password], [true, null]),
    asking: ({ context, tags }) => assert.deepEqual([tags.has('asking'), context.chosen], [true, one]),
    removing: ({ context, tags }) => assert.deepEqual([tags.has('busy'), context.failure], [true, null]),
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
    'removal.confirmed': ({ before, after }) => {
      if (before.value === 'asking') assert.equal(after.value, 'removing')
    },
    'removal.dropped': ({ before, after }) => {
      if (before.value === 'asking') assert.equal(after.value, 'ready')
    },
  },
  situation: ({ list, refusal, failure, password }) => ({
    known: list.length > 0,
    refusal,
    failure: failure?.reason ?? null,
    password: password !== null,
  }),
})
