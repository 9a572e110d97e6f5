import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  codeSubject: 'Your verification code',
  codeText:
    'Your verification code is {code}. It is valid for {minutes} {{minute|minutes}}. If you did not ask for it, ignore this message.',
  passwordSubject: 'Your password was changed',
  passwordText:
    'The password of your Learning Portal account has just been changed. If this was not you, contact your administrator at once.',
  phoneText:
    'The phone number of your Learning Portal account is now {phone}. If this was not you, contact your administrator at once.',
  emailSubject: 'Your e-mail address was changed',
  emailText:
    'The e-mail address of your Learning Portal account is now {email}. If this was not you, contact your administrator at once.',
  invitationSubject: 'Your account in the learning portal',
  invitationText:
    'Your account in the learning portal is {account}. Set your password within {hours} {{hour|hours}}; the link works only once: {link}',
  resetSubject: 'Set a new password',
  resetText:
    'An administrator has sent you a link for setting a new password for {account}. It is valid for {hours} {{hour|hours}} and works only once: {link}',
} satisfies Translation<typeof zhCN.default>
