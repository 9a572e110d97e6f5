import assert from 'node:assert/strict'

import { PASSKEYS_MAX, PASSKEY_NAME_MAX } from '#api/account/passkey-rule.ts'
import type { Passkey, RegisteredCredential, RegistrationOptions } from '#api/account/passkey.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { passkeyMakingFlow } from '#machines/account/passkey-making.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const one: Passkey = {
  passkeyID: 'p0',
  name: 'Laptop',
  isSynced: false,
  createdAt: '2026-03-02 08:00:00',
  lastUsedAt: null,
}
const options: RegistrationOptions = {
  challenge: 'c',
  rp: { id: 'portal.example', name: 'Portal' },
  user: { id: 'u', name: 'amina', displayName: 'Amina' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}
const made: RegisteredCredential = {
  id: 'c',
  rawId: 'c',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x', transports: [] },
}
const tooLong = 'x'.repeat(PASSKEY_NAME_MAX + 1)
/** Each name with its fault. */
const names: Readonly<Record<string, string | null>> = {
  Laptop: null,
  ' Phone ': null,
  '  ': 'passkey.emptyName',
  [tooLong]: 'passkey.longName',
}
const at = (value: unknown, state: string) => assert.deepEqual(value, { adding: state })
const isAdding = (value: unknown, state: string) =>
  typeof value === 'object' && value !== null && 'adding' in value && value.adding === state

export const passkeyMakingModel = pathModel(passkeyMakingFlow, {
  inputs: [undefined],
  events: {
    'adding.begun': [1, PASSKEYS_MAX].map((count) => ({ name: 'Laptop', count })),
    'name.changed': Object.keys(names).map((name) => ({ name })),
    'adding.submitted': [{}],
    'adding.dropped': [{}],
    'password.given': [{ password: '' }, { password: 'Secret-2026' }],
    'renaming.begun': [{ passkey: one }],
    'renaming.submitted': [{}],
    'renaming.dropped': [{}],
  },
  senders: {
    'adding.begun': 'learner',
    'name.changed': 'learner',
    'adding.submitted': 'learner',
    'adding.dropped': 'learner',
    'password.given': 'learner',
    'renaming.begun': 'learner',
    'renaming.submitted': 'learner',
    'renaming.dropped': 'learner',
  },
  services: {
    begin: {
      done: [options],
      error: [
        refused('passkey.confirm'),
        refused('passkey.wrongPassword'),
        refused('signIn.tooSoon'),
        refused('signIn.locked'),
        noNetwork,
      ],
    },
    makePasskey: { done: [made, null], error: [refused('passkey.known')] },
    add: { done: [one], error: [refused('passkey.refused')] },
    rename: { done: [one], error: [noNetwork, refused('request.notFound')] },
  },
  states: {
    ready: ({ context }) => assert.deepEqual([context.failure, context.password], [null, null]),
    adding: ({ tags }) => assert.ok(tags.has('adding')),
    'adding.naming': ({ tags }) => assert.equal(tags.has('busy'), false),
    'adding.beginning': ({ context, tags }) =>
      assert.deepEqual([tags.has('busy'), names[context.name], context.failure], [true, null, null]),
    'adding.confirming': ({ context, tags }) =>
      assert.deepEqual([tags.has('confirming'), context.password], [true, null]),
    'adding.making': ({ context }) => assert.deepEqual([context.options, context.password], [options, null]),
    'adding.saving': ({ context }) => assert.deepEqual(context.credential, made),
    renaming: ({ context, tags }) => assert.deepEqual([tags.has('renaming'), context.chosen], [true, one]),
    savingName: ({ context, tags }) => assert.deepEqual([tags.has('busy'), names[context.name]], [true, null]),
  },
  does: {
    'adding.begun': ({ before, event, after }) => {
      if (before.value !== 'ready') return
      if (event.count < PASSKEYS_MAX) at(after.value, 'naming')
      else assert.deepEqual([after.value, after.context.refusal], ['ready', 'passkey.tooMany'])
    },
    'adding.submitted': ({ before, after, effects }) => {
      if (!isAdding(before.value, 'naming')) return
      const refusal = names[before.context.name] ?? null
      at(after.value, refusal === null ? 'beginning' : 'naming')
      announcesRefusal(effects, refusal !== null)
      assert.equal(after.context.refusal, refusal)
    },
    'adding.dropped': ({ after }) => assert.equal(after.context.password, null),
    'password.given': ({ before, event, after, effects }) => {
      if (!isAdding(before.value, 'confirming')) return
      at(after.value, event.password === '' ? 'confirming' : 'beginning')
      announcesRefusal(effects, event.password === '')
      assert.equal(after.context.refusal, event.password === '' ? 'signIn.emptyPassword' : null)
    },
    'renaming.submitted': ({ before, after, effects }) => {
      if (before.value !== 'renaming') return
      const { name } = before.context
      const refusal = names[name] ?? null
      announcesRefusal(effects, refusal !== null)
      assert.deepEqual(
        [after.value, after.context.refusal],
        [refusal !== null ? 'renaming' : name.trim() === one.name ? 'ready' : 'savingName', refusal],
      )
    },
  },
  situation: ({ name, refusal, failure, password }) => ({
    name: name.slice(0, 3),
    refusal,
    failure: failure?.reason ?? null,
    password: password !== null,
  }),
})
