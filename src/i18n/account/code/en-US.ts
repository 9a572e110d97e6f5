import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Send the code to',
  phone: 'Phone',
  email: 'E-mail',
  send: 'Send code',
  resendIn: 'Send again in {seconds} s',
  label: 'Code (six digits)',
  reason: {
    empty: 'Enter the code.',
    wrong: 'The code is wrong.',
    expired: 'The code has expired. Send a new one.',
    tooManyTries: 'Too many wrong tries. Send a new code.',
    tooManySends: 'Too many codes were sent. Please try again later.',
    noChannel: 'The account has no such contact.',
  },
} satisfies Translation<typeof zhCN.default>
