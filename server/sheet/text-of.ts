import { detectAll } from 'jschardet'
import { textEncodings } from '#api/kit/text-encoding.ts'
import type { TextEncoding } from '#api/kit/text-encoding.ts'
import type { LanguageCode } from '#i18n/locales.ts'

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** As many bytes tell enough. */
const SAMPLE = 200_000
/** The encodings of spreadsheets in a language. */
const OF_LANGUAGE: Partial<Record<LanguageCode, TextEncoding>> = {
  zh_CN: 'gb18030',
  ru_RU: 'windows-1251',
  ar_AR: 'windows-1256',
  vi_VN: 'windows-1258',
}
/** A file in the reader's own language is as likely as one that fits better by this much. */
const NEARLY = 0.4

export interface Reading {
  /** Null: to be detected. */
  readonly chosen: TextEncoding | null
  /** Of the reader. */
  readonly language: LanguageCode
}

/**
 * A text file in the given encoding, or in the one that it most likely has: by its byte order mark, as UTF-8 where that
 * fits, else by the frequency of its letters. Null: it is no text.
 */
export function textOf(
  bytes: Uint8Array,
  { chosen, language }: Reading,
): { readonly text: string; readonly encoding: TextEncoding } | null {
  const marked = markIn(bytes)
  const candidates =
    chosen !== null ? [chosen] : marked !== null ? [marked] : ['utf-8' as const, ...guessesOf(bytes, language)]
  for (const encoding of candidates) {
    const text = decodedAs(bytes, encoding)
    if (text !== null) return { text, encoding }
  }
  return null
}

function markIn(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

/** The likeliest first. */
function guessesOf(bytes: Uint8Array, language: LanguageCode): TextEncoding[] {
  const found = detectAll(Buffer.from(bytes.subarray(0, SAMPLE))).flatMap(({ encoding: name, confidence }) => {
    const encoding = textEncodings.find((one) => one === name?.toLowerCase())
    return encoding === undefined ? [] : [{ encoding, confidence }]
  })
  const own = found.find(
    ({ encoding, confidence }) =>
      encoding === OF_LANGUAGE[language] && confidence >= NEARLY * (found[0]?.confidence ?? 0),
  )
  return [...new Set([...(own === undefined ? [] : [own]), ...found].map(({ encoding }) => encoding))]
}

function decodedAs(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return CONTROLS.test(text) ? null : text
  } catch {
    return null
  }
}
