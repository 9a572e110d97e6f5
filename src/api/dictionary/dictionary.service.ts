import * as contract from './dictionary.contract.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-12, ENTITY-12] The entries of one dictionary in the language of the page; empty if it is unknown. */
export async function listEntries(transport: Transport, typeCode: string): Promise<contract.DictionaryType['dicts']> {
  const types = await transport.send(contract.listDictionary, { typeCodes: [typeCode] })
  return types.find(({ dictTypeCode }) => dictTypeCode === typeCode)?.dicts ?? []
}

/**
 * [CALL-13, LOCALE-09] The codes of the languages to choose from; what this browser has no dictionary for is left out.
 */
export async function getSupportLanguage(transport: Transport): Promise<LanguageCode[]> {
  const list = await transport.send(contract.getSupportLanguage, {})
  return list.flatMap(({ language, country }) => languageOf(`${language}_${country}`)?.code ?? [])
}

/** [CONST-17] */
export async function reportError(transport: Transport, error: unknown, page: string): Promise<void> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  await transport.send(contract.reportError, {
    message: message.slice(0, 2000),
    stack: stack?.slice(0, 10_000) ?? null,
    page: page.slice(0, 200),
  })
}
