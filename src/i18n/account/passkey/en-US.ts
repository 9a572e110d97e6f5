import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  or: 'or',
  signIn: 'Sign in with a passkey',
  cancel: 'Cancel',
  waiting: 'Follow the instructions of your browser or device.',
  heading: 'Passkeys',
  intro:
    'Sign in with your fingerprint, your face or the PIN of your device, without an account name, password or code. A passkey cannot be guessed or phished.',
  add: 'Add a passkey',
  addText: 'Choose a name. Then your browser or device makes sure that it’s you.',
  next: 'Continue',
  unsupported: 'Passkeys can’t be used in this browser or at this address.',
  full: 'That is the limit: {max}. Remove one to add another.',
  emptyTitle: 'No passkeys yet',
  emptyText: 'With one, your next sign-in is a touch on your device.',
  name: 'Name',
  nameHint: 'So that you recognise it later, such as “Work laptop”.',
  defaultName: 'Passkey {number}',
  confirmTitle: 'Confirm it’s you',
  confirmText: 'You signed in a while ago. Enter your password before you add a way to sign in.',
  added: 'The passkey has been added.',
  renamed: 'The name has been changed.',
  removed: 'The passkey has been removed.',
  created: 'Added',
  used: 'Last used',
  never: 'Not used yet',
  synced: 'Synced across devices',
  oneDevice: 'On one device only',
  rename: 'Rename',
  renameOne: 'Rename “{name}”',
  renameTitle: 'Rename this passkey',
  renameText: 'Only you can see the name.',
  save: 'Save',
  remove: 'Remove',
  removeOne: 'Remove “{name}”',
  removeTitle: 'Remove “{name}”?',
  removeText:
    'It can no longer be used to sign in here. Your device may still list it: delete it in its password manager too.',
  keep: 'Keep it',
  reason: {
    expired: 'This took too long. Please start again.',
    unknown: 'The portal doesn’t know this passkey. It may have been removed.',
    refused: 'The passkey could not be verified.',
    unavailable: 'Your browser or device could not use a passkey.',
    confirm: 'Enter your password before you add a way to sign in.',
    signInAnew: 'You signed in a while ago. Sign out and in again, then add it within ten minutes.',
    wrongPassword: 'The password is wrong.',
    tooMany: 'You have as many passkeys as you can. Remove one to add another.',
    emptyName: 'Enter a name.',
    longName: 'A name has at most 50 characters.',
    known: 'This device already has a passkey of yours.',
    lastWay: 'This is your only way to sign in, so it can’t be removed.',
  },
  told: {
    addedSubject: 'A passkey was added',
    addedText:
      'The passkey “{name}” has just been added to your Learning Portal account and can be used to sign in. If this was not you, remove it at once and change your password.',
    removedSubject: 'A passkey was removed',
    removedText:
      'The passkey “{name}” has just been removed from your Learning Portal account. If this was not you, change your password at once and contact your administrator.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  passkeys: 'Ways to sign in',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  passkeys: 'passkeys, fingerprint, face, security key, ways to sign in, single sign-on, account security',
} satisfies Translation<typeof zhCN.keywords>
