import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  signIn: 'Sign in with {name}',
  heading: 'Account at {name}',
  intro: 'Once linked, you can sign in here through {name}.',
  link: 'Link an account',
  linked: 'The account has been linked.',
  none: 'No account is linked yet.',
  since: 'Linked',
  unlink: 'Unlink',
  unlinkOne: 'Unlink “{label}”',
  unlinkTitle: 'Unlink “{label}”?',
  unlinkText: 'It can no longer be used to sign in here. The account at {name} stays as it is.',
  unlinked: 'The account has been unlinked.',
  reason: {
    off: 'No other sign-in is set up for this portal.',
    expired: 'This took too long or has been used already. Please start again.',
    denied: 'The sign-in was cancelled on the other side.',
    failed: 'The answer of the other sign-in could not be confirmed. Please try again.',
    unreachable: 'The other sign-in can’t be reached at the moment. Please try again later.',
    noAccount:
      'No account here belongs to this sign-in. Sign in with your password and link it under “Ways to sign in”, or ask your administrator.',
    taken: 'That account is linked to somebody else.',
    lastWay: 'This is your only way to sign in, so it can’t be unlinked.',
  },
  told: {
    linkedSubject: 'A sign-in account was linked',
    linkedText:
      '“{label}” has just been linked to your Learning Portal account and can be used to sign in. If this was not you, unlink it at once and change your password.',
    unlinkedSubject: 'A sign-in account was unlinked',
    unlinkedText:
      '“{label}” has just been unlinked from your Learning Portal account. If this was not you, change your password at once and contact your administrator.',
  },
} satisfies Translation<typeof zhCN.default>
