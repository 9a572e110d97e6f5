/** A person has at most so many passkeys. */
export const PASSKEYS_MAX = 10
/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 50

/** Why a passkey cannot be called so; null: it can. */
export function passkeyNameFault(name: string): 'passkey.emptyName' | 'passkey.longName' | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'passkey.emptyName'
  return [...trimmed].length > PASSKEY_NAME_MAX ? 'passkey.longName' : null
}
