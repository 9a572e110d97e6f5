import { cleanLine } from '#api/kit/name-rule.ts'
import { isLongerThan } from '#api/kit/written-text.ts'

/** Maximum number of passkeys of a person. */
export const PASSKEYS_MAX = 10
/** Maximum length of a passkey's name. */
export const PASSKEY_NAME_MAX = 50

/** Why a passkey's name is refused; null: it is valid. */
export function passkeyNameFault(name: string): 'passkey.emptyName' | 'passkey.longName' | null {
  const clean = cleanLine(name)
  if (clean === '') return 'passkey.emptyName'
  return isLongerThan(clean, PASSKEY_NAME_MAX) ? 'passkey.longName' : null
}
