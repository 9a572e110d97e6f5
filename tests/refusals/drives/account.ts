import { createActor } from 'xstate'

import { provideChangePassword } from '#app/account/change-password.flows.ts'
import { provideContacts } from '#app/account/contacts.flows.ts'
import { providePasswordLink } from '#app/account/password-link.flows.ts'
import { provideRetrieval } from '#app/account/retrieval.flows.ts'
import { provideWaysIn } from '#app/account/ways-in.flows.ts'
import type { Passkey } from '#api/account/passkey.contract.ts'
import type { Identity } from '#api/account/oidc.contract.ts'

import { keepsNoCodes } from '#tests/kit/keeps-nothing.ts'
import { authenticatorAnswers } from '../a-browser.ts'
import { drive, type Around } from '../driving.ts'

/** No drive leaves for another site. */
const nowhere = { location: { assign: () => undefined } }
const secrets = { password: 'Rivers-2026-flow', confirmation: 'Rivers-2026-flow' }
const changePassword = ({ transport }: Around) => createActor(provideChangePassword(transport))
const retrieval = ({ transport }: Around) =>
  createActor(provideRetrieval(transport, keepsNoCodes), { input: { account: '', asksCaptcha: true } })
const ownRetrieval = ({ transport }: Around) =>
  createActor(provideRetrieval(transport, keepsNoCodes), { input: { account: 'amina', asksCaptcha: true } })
const phone = ({ transport }: Around) =>
  createActor(provideContacts(transport, keepsNoCodes).phone, { input: { way: 'bind' } })
const email = ({ transport }: Around) =>
  createActor(provideContacts(transport, keepsNoCodes).email, { input: { way: 'change' } })
const link = ({ transport }: Around) => createActor(providePasswordLink(transport), { input: { link: 'a-link' } })
const passkeys = ({ transport }: Around) =>
  createActor(provideWaysIn(transport, nowhere).passkeys, { input: { id: '' } })
const making = ({ transport }: Around) => createActor(provideWaysIn(transport, nowhere).passkeyMaking)
const identities = ({ transport }: Around) =>
  createActor(provideWaysIn(transport, nowhere).identities, { input: { id: '' } })
const linking = ({ transport }: Around) =>
  createActor(provideWaysIn(transport, nowhere).linking, { input: { refused: null } })

const passkey: Passkey = {
  passkeyID: '7',
  name: 'Phone',
  isSynced: false,
  createdAt: '2026-03-02 08:00:00',
  lastUsedAt: null,
}
const identity: Identity = { identityID: '7', label: 'amina', createdAt: '2026-03-02 08:00:00', lastUsedAt: null }
const account = ['account.editing', { type: 'account.submitted', account: 'amina', captcha: 'a7b3' }] as const
const reachable = { getBindAccount: { phone: '***89', email: null } }
const unreachable = { getBindAccount: { phone: null, email: null } }
const codeGiven = [
  account,
  ['canSend', { type: 'code.requested' }],
  ['codeSent', { type: 'code.submitted', code: '123456' }],
] as const
const unbound = {
  getCurrentUser: {
    userId: '7',
    name: 'Amina',
    originalName: 'Amina',
    bindPhone: null,
    email: null,
    headImg: null,
    account: { userName: 'amina' },
    roles: ['learner'],
  },
}
const newPhone = ['step1', { type: 'contact.submitted', original: '', contact: '+8613800138000' }] as const
const named = [
  ['ready', { type: 'adding.begun', name: 'Phone', count: 0 }],
  ['adding.naming', { type: 'adding.submitted' }],
] as const

/** Passwords, contacts, passkeys and accounts elsewhere. */
export const accountDrives = {
  changePassword: [
    drive('the change of a password', changePassword, 'editing', [
      ['editing', { type: 'password.submitted', original: 'Amina2026', ...secrets }],
    ]),
    drive(
      'the retrieval by an own password',
      ownRetrieval,
      'byPassword',
      [account, ['byPassword', { type: 'password.submitted', original: 'Amina2026', ...secrets }]],
      { answers: unreachable },
    ),
  ],
  getLoginUser: [drive('the retrieval', retrieval, 'step1', [account])],
  getBindAccount: [drive('the retrieval', retrieval, 'step1', [account])],
  generatePhoneCode: [
    drive('the retrieval', retrieval, 'canSend', [account, ['canSend', { type: 'code.requested' }]], {
      answers: reachable,
    }),
  ],
  validPhoneCode: [drive('the retrieval', retrieval, 'step2', codeGiven, { answers: reachable })],
  resetPassword: [
    drive(
      'the retrieval',
      retrieval,
      'step2',
      [...codeGiven, ['password.editing', { type: 'password.submitted', original: '', ...secrets }]],
      {
        answers: reachable,
      },
    ),
  ],
  getCurrentUser: [drive('a phone number', phone, 'notLoaded'), drive('an e-mail address', email, 'notLoaded')],
  sendContactCode: [drive('a phone number', phone, 'step1', [newPhone], { answers: unbound })],
  changeContact: [
    drive('a phone number', phone, 'step2', [newPhone, ['step2', { type: 'code.submitted', code: '123456' }]], {
      answers: unbound,
    }),
  ],
  openPasswordLink: [drive('a password link', link, 'failed')],
  setPasswordByLink: [drive('a password link', link, 'open', [['open', { type: 'password.submitted', ...secrets }]])],
  listPasskeys: [drive('the passkeys', passkeys, 'failed')],
  beginPasskey: [drive('a new passkey', making, 'adding.naming', named)],
  addPasskey: [drive('a new passkey', making, 'adding.naming', named, { answers: authenticatorAnswers })],
  renamePasskey: [
    drive('the name of a passkey', making, 'renaming', [
      ['ready', { type: 'renaming.begun', passkey }],
      ['renaming', { type: 'name.changed', name: 'Laptop' }],
      ['renaming', { type: 'renaming.submitted' }],
    ]),
  ],
  removePasskey: [
    drive('a passkey', passkeys, 'asking', [
      ['shown', { type: 'removal.asked', one: passkey }],
      ['asking', { type: 'removal.confirmed' }],
    ]),
  ],
  listIdentities: [drive('the accounts elsewhere', identities, 'failed')],
  beginIdentity: [drive('a new account elsewhere', linking, 'ready', [['ready', { type: 'linking.begun' }]])],
  removeIdentity: [
    drive('an account elsewhere', identities, 'asking', [
      ['shown', { type: 'removal.asked', one: identity }],
      ['asking', { type: 'removal.confirmed' }],
    ]),
  ],
}
