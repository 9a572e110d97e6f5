import { questionnaireAddress } from '#api/questionnaire/addresses.ts'
import { responseStates, type ResponseState } from '#api/questionnaire/answering.contract.ts'
import type { ListedKind } from '#api/questionnaire/kind-rule.ts'

/** The filters of a list of questionnaires or votes, as in its address. */
export interface QuestionnaireFilter {
  readonly state: ResponseState | null
  readonly keyword: string
}
const NO_FILTER: QuestionnaireFilter = { state: null, keyword: '' }
/** Keyword length that the server accepts. */
const KEYWORD_MAX = 100

/** Parses an untrusted address: malformed values are ignored. */
export const questionnaireFilter = (query: URLSearchParams): QuestionnaireFilter => ({
  state: responseStates.find((state) => state === query.get('state')) ?? null,
  keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
})
export const isNarrowed = ({ state, keyword }: QuestionnaireFilter): boolean => state !== null || keyword !== ''

/** [ROUTE-25] The address of a list, which has the name of what it lists; the page size is kept. */
export function questionnaireListHref(
  kind: ListedKind,
  filter: Partial<QuestionnaireFilter> = {},
  size: string | null = null,
): string {
  const { state, keyword } = { ...NO_FILTER, ...filter }
  return questionnaireAddress(kind, { state, keyword: keyword === '' ? null : keyword, size })
}
