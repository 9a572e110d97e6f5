import type { DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import { texts } from '#i18n/texts.ts'

/** The dictionaries that are for something else than what people say of themselves. */
const own = ['courseCategory', 'newsTopic', 'helpTopic', 'department'] as const

/** What a dictionary is for. */
export function purposeOf(typeCode: DictionaryTypeCode): string {
  const { use } = texts().dictionary
  return use[own.find((one) => one === typeCode) ?? 'profile']()
}
