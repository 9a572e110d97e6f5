import type { TextEncoding } from '#api/kit/text-encoding.ts'
import { formatOf } from '#i18n/formats.ts'
import type { Language } from '#i18n/locales.ts'

/** What an encoding is known as, and a language that is written in it; null: any. */
const known: Readonly<Record<TextEncoding, readonly [string, string | null]>> = {
  'utf-8': ['UTF-8', null],
  'utf-16le': ['UTF-16 LE', null],
  'utf-16be': ['UTF-16 BE', null],
  gb18030: ['GB18030', 'zh-Hans'],
  big5: ['Big5', 'zh-Hant'],
  shift_jis: ['Shift_JIS', 'ja'],
  'euc-kr': ['EUC-KR', 'ko'],
  'windows-1250': ['Windows-1250', 'cs'],
  'windows-1251': ['Windows-1251', 'ru'],
  'windows-1252': ['Windows-1252', 'fr'],
  'windows-1254': ['Windows-1254', 'tr'],
  'windows-1256': ['Windows-1256', 'ar'],
  'windows-1258': ['Windows-1258', 'vi'],
  'windows-874': ['Windows-874', 'th'],
}

/** The name of an encoding, with a language that it is used for. */
export function encodingName(encoding: TextEncoding, { intl }: Pick<Language, 'intl'>): string {
  const [name, written] = known[encoding]
  if (written === null) return name
  const names = formatOf(Intl.DisplayNames, intl, { type: 'language' as const })
  return `${name} (${names.of(written) ?? written})`
}
