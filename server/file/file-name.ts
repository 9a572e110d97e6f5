/** Maximum length of a stored name, including its extension. */
const LONGEST = 120

/** Cleans a file name: no folders, no control or bidirectional characters. */
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

/** The lower-case extension of a name; empty: none. */
export const extensionIn = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The Content-Disposition header: inline or attachment, with the file name [RFC 6266, RFC 5987]. Exports are named
 * after what people have written, such as a class, so every name is cleaned here.
 */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(cleanName(name)).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}
