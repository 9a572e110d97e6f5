import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Steps',
  stepContact: 'New contact',
  stepCode: 'Verification',
  stepDone: 'Done',
  current: 'Current: {contact}',
  country: 'Country or region',
  sentTo: 'A six-digit code was sent to {contact}. It is valid for {minutes} {{minute|minutes}}.',
  confirm: 'Confirm',
  phone: {
    heading: 'Change your phone number',
    bindHeading: 'Add a phone number',
    bindLead: 'Your phone receives verification codes and lets you back in when you have forgotten your password.',
    original: 'Current phone number',
    fresh: 'New phone number',
    first: 'Phone number',
    doneHeading: 'Phone number saved',
    doneText: 'Verification codes will go to this number from now on:',
    alreadyHeading: 'You already have a phone number',
    alreadyText: 'Your account uses {contact}.',
    toChange: 'Change the phone number',
  },
  email: {
    heading: 'Change your e-mail address',
    bindHeading: 'Add an e-mail address',
    bindLead: 'Your mailbox receives verification codes and lets you back in when you have forgotten your password.',
    original: 'Current e-mail address',
    fresh: 'New e-mail address',
    first: 'E-mail address',
    doneHeading: 'E-mail address saved',
    doneText: 'Verification codes will go to this address from now on:',
  },
  reason: {
    phoneOriginalEmpty: 'Enter your current phone number.',
    phoneOriginalInvalid: 'The current phone number is not a valid number.',
    phoneOriginalWrong: 'This is not your current phone number.',
    phoneEmpty: 'Enter a phone number.',
    phoneInvalid: 'This is not a valid phone number. Check the country or region.',
    phoneSame: 'The new phone number must differ from the current one.',
    phoneBound: 'Another account already uses this phone number.',
    emailOriginalEmpty: 'Enter your current e-mail address.',
    emailOriginalInvalid: 'The current e-mail address is not a valid address.',
    emailOriginalWrong: 'This is not your current e-mail address.',
    emailEmpty: 'Enter an e-mail address.',
    emailInvalid: 'This is not a valid e-mail address.',
    emailSame: 'The new e-mail address must differ from the current one.',
    emailBound: 'Another account already uses this e-mail address.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Change phone number',
  resetEmail: 'Change e-mail address',
  bindPhone: 'Add a phone number',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'new phone, mobile number, cell phone, add phone',
  resetEmail: 'new e-mail, email, mail address, add e-mail',
} satisfies Translation<typeof zhCN.keywords>
