import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Welcome: choose your password',
  reset: 'Choose a new password',
  account: 'Account: {account}',
  until: 'The link is valid until',
  dead: 'This link no longer works',
  deadText: 'Ask an administrator for a new link, or set a password yourself with a code.',
  byCode: 'Set a password with a code',
  done: 'Your password is set',
  doneText: 'You can sign in with it now.',
  toSignIn: 'Go to sign-in',
  reason: {
    unknown: 'This link does not exist; check that you copied all of it.',
    expired: 'The link has expired.',
    used: 'This link has already been used; it works only once.',
    void: 'This link is no longer valid; there may be a newer one.',
  },
} satisfies Translation<typeof zhCN.default>
