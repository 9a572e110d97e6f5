import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Confirm it’s you',
  hint: {
    phone: 'Your password is right. To finish signing in, enter the code that we send to your phone.',
    email:
      'Your password is right. Your account has no phone number, so enter the code that we send to your e-mail address to finish signing in.',
  },
  sent: 'A six-digit code is on its way. It is valid for {minutes} {{minute|minutes}}.',
  remember: 'Don’t ask again on this device for a year',
  rememberHint: 'Only on a device that nobody else uses.',
  submit: 'Finish signing in',
  unreachableHeading: 'We cannot send you a code',
  unreachableText:
    'This portal asks for a second check when you sign in, but your account has neither a phone number nor an e-mail address. Ask an administrator to add one, then try again.',
  reason: {
    required: 'Pass the second check first.',
    notDue: 'The second check has been passed already.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'Second check',
} satisfies Translation<typeof zhCN.titles>
