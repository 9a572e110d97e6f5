import { getSupportLanguage, listDictionary, reportError } from '#api/dictionary/dictionary.contract.ts'
import { defaultLanguage, languages } from '#i18n/locales.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { inLanguage } from '#server/http/in-language.ts'

/** Dictionaries, languages, error reports. */
export function dictionaryRoutes(serve: Serve, { db, reporter }: Portal): void {
  serve(listDictionary, async ({ typeCodes }, { language }) => {
    const rows = await db
      .selectFrom('dict')
      .innerJoin('dict_name', (join) =>
        join.onRef('dict_name.type_code', '=', 'dict.type_code').onRef('dict_name.code', '=', 'dict.code'),
      )
      .select(['dict.type_code', 'dict.code', 'dict_name.language', 'dict_name.name'])
      .where('dict.type_code', 'in', typeCodes)
      .where('dict_name.language', 'in', [language.code, defaultLanguage.code])
      .orderBy('dict.position')
      .orderBy('dict.code')
      .execute()
    const names = inLanguage(rows, language, (row) => `${row.type_code} ${row.code}`)
    const known = [...new Set(typeCodes)].filter((code) => rows.some((row) => row.type_code === code))
    return known.map((dictTypeCode) => ({
      dictTypeCode,
      dicts: names
        .filter((row) => row.type_code === dictTypeCode)
        .map(({ code, name }) => ({ dictCode: code, dictName: name })),
    }))
  })

  const supported = languages.map(({ code }) => {
    const [language = '', country = ''] = code.split('_')
    return { country, language }
  })
  serve(getSupportLanguage, () => supported)

  serve(
    reportError,
    ({ message, stack, page }, { caller, request }) => {
      reporter.report({
        source: 'browser',
        message,
        stack,
        page,
        userId: caller?.userId ?? null,
        requestId: request.id,
        address: request.ip,
      })
      return null
    },
    { limit: 'errorReport' },
  )
}
