import type { Sender } from '#server/commands/kind.ts'
import { isSet } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'

/** Somebody's contacts, with what the profile says of them; null: it was never edited. */
interface Contacts {
  readonly phone: string | null
  readonly email: string | null
  readonly phone_shown: Flag | null
  readonly email_shown: Flag | null
}

/**
 * Phone and e-mail of somebody else, as a sender may have them: administrators all, those who run the person's class
 * what the person lets them have. Whatever hands contacts to others asks here.
 */
export const shownContacts = (
  { roles }: Pick<Sender, 'roles'>,
  { phone, email, phone_shown, email_shown }: Contacts,
): { readonly phone: string | null; readonly email: string | null } => {
  const isAdmin = roles.includes('admin')
  return {
    phone: isAdmin || isSet(phone_shown ?? 0) ? phone : null,
    email: isAdmin || isSet(email_shown ?? 0) ? email : null,
  }
}
