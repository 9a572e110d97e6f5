/** Characters that a kept name has at most, its extension among them. */
const LONGEST = 120

/** A name as it is kept and given back: no folders, no controls, nothing that turns the reading direction around. */
export function cleanName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[/\\]/g, '_')
    .trim()
  const letters = [...plain]
  if (letters.length <= LONGEST) return plain
  const ending = [...plain.slice(plain.lastIndexOf('.'))]
  return [...letters.slice(0, LONGEST - ending.length), ...ending].join('')
}

/** What stands behind the last dot of a name, in small letters; empty: nothing that looks like an extension does. */
export const extensionIn = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The header that says whether a file is shown or saved, and under which name [RFC 6266, RFC 5987]. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}
