import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'New password',
  confirmation: 'Repeat the new password',
  ruleLength: '8 to 32 characters',
  ruleDigit: 'At least one digit',
  ruleUpper: 'At least one capital letter',
  ruleLower: 'At least one small letter',
  ruleMet: 'met',
  ruleUnmet: 'not met yet',
  strength: 'Strength: {level}',
  strengthWeak: 'Weak',
  strengthMedium: 'Medium',
  strengthStrong: 'Strong',
  save: 'Save new password',
  heading: 'Change your password',
  lead: 'Other devices are signed out at once. You then sign in again with the new password.',
  original: 'Current password',
  changedHeading: 'Password changed',
  changedText: 'Your other devices have been signed out, and we have told you by e-mail or text message.',
  leaving: 'You will be signed out in {seconds} {{second|seconds}}.',
  reason: {
    empty: 'Enter a new password.',
    rule: 'A new password has 8 to 32 characters, with digits, capital and small letters.',
    confirmationEmpty: 'Repeat the new password.',
    confirmationDiffers: 'The two passwords differ.',
    originalEmpty: 'Enter your current password.',
    originalWrong: 'The current password is wrong.',
    same: 'The new password must differ from the current one.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Change password',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'change password, new password, account security',
} satisfies Translation<typeof zhCN.keywords>
