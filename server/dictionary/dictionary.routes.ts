import { getSupportLanguage, listDictionary, reportError } from '#api/dictionary/dictionary.contract.ts'
import { inTreeOrder } from '#api/dictionary/tree-rule.ts'
import { languages } from '#i18n/locales.ts'
import { mainLanguage } from '#server/main-language.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { entryName } from './entry-names.ts'

/** Dictionaries, languages, error reports. */
export function dictionaryRoutes(serve: Serve, { db, reporter }: Portal): void {
  serve(listDictionary, async ({ typeCodes }, { language }) => {
    const rows = await db
      .selectFrom('dict')
      .leftJoin('department', (join) =>
        join.onRef('department.id', '=', 'dict.code').on('dict.type_code', '=', 'department'),
      )
      .select(['dict.type_code', 'dict.code', 'dict.retired_at', 'department.parent_id'])
      .select(entryName(language.code).as('name'))
      .where('dict.type_code', 'in', typeCodes)
      .orderBy('dict.position')
      .orderBy('dict.code')
      .execute()
    const known = [...new Set(typeCodes)].filter((code) => rows.some((row) => row.type_code === code))
    return known.map((dictTypeCode) => ({
      dictTypeCode,
      dicts: inTreeOrder(
        rows
          .filter((row) => row.type_code === dictTypeCode)
          .map(({ code, name, retired_at: retiredAt, parent_id: parentCode }) => ({
            dictCode: code,
            dictName: name,
            ...(parentCode !== null && { parentCode }),
            ...(retiredAt !== null && { isRetired: true as const }),
          })),
      ),
    }))
  })

  serve(getSupportLanguage, supportedLanguages)

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

/** Visitors begin in the first one [LOCALE-04]; the others keep their order [CONST-16]. */
function supportedLanguages() {
  const main = mainLanguage()
  return [main, ...languages.filter((language) => language !== main)].map(({ code }) => {
    const [language = '', country = ''] = code.split('_')
    return { country, language }
  })
}
