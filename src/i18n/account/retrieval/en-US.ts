import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Reset your password',
  headingWeak: 'Change your password',
  steps: 'Steps',
  stepAccount: 'Find your account',
  stepCode: 'Confirm it’s you',
  stepDone: 'Done',
  accountHint: 'Enter the account name you sign in with. We will send a code to the phone or e-mail linked to it.',
  codeSent: 'If the account exists, a six-digit code is on its way. It is valid for {minutes} {{minute|minutes}}.',
  byPassword:
    'Your account has neither a phone number nor an e-mail address, so we cannot send you a code. Confirm that it’s you with your current password.',
  unreachable:
    'This account has neither a phone number nor an e-mail address, so we cannot send a code. Ask an administrator of your organisation to add one, then try again.',
  next: 'Continue',
  doneHeading: 'Password changed',
  doneText: 'Sign in with your new password. You have been signed out on every device.',
  leaving: 'Taking you to the sign-in page in {seconds} {{second|seconds}}.',
  toSignIn: 'Go to sign-in',
  reason: {
    expired: 'This took too long. Please check your account again.',
    verificationFailed: 'Verification is incomplete or has failed.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Reset your password',
  emailReset: 'Change your password',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'forgotten password, forgot password, reset password, recover',
} satisfies Translation<typeof zhCN.keywords>
