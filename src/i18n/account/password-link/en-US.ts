import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Welcome: choose your password',
  reset: 'Choose a new password',
  account: 'Account: {account}',
  until: 'The link is good until',
  dead: 'This link opens nothing any more',
  deadText: 'Ask an administrator for another link, or get a password yourself by a code.',
  byCode: 'Get a password by a code',
  done: 'Your password is set',
  doneText: 'You can sign in with it now.',
  toSignIn: 'Go to sign-in',
  reason: {
    unknown: 'There is no such link; see whether all of it was copied.',
    expired: 'The link has expired.',
    used: 'The link has been used; it serves once.',
    void: 'The link does not count any more; there may be a newer one.',
  },
} satisfies Translation<typeof zhCN.default>
