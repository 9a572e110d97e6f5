import { examAddress } from '#api/exam/addresses.ts'
import { examStates, type ExamState } from '#api/exam/exam.contract.ts'

/** Where exams are listed: all that are open to the learner, or those that the learner takes part in. */
export type ExamPlace = 'examlist' | 'exam'

/** The filters of a list of exams, as in its address. */
export interface ExamFilter {
  readonly state: ExamState | null
  readonly keyword: string
}
const NO_FILTER: ExamFilter = { state: null, keyword: '' }
/** Keyword length that the server accepts. */
const KEYWORD_MAX = 100

/** Parses an untrusted address: malformed values are ignored. */
export const examFilter = (query: URLSearchParams): ExamFilter => ({
  state: examStates.find((state) => state === query.get('state')) ?? null,
  keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
})
export const isNarrowed = ({ state, keyword }: ExamFilter): boolean => state !== null || keyword !== ''

/** [ROUTE-30, ROUTE-49] The address of a list; the page size is kept. */
export function examListHref(place: ExamPlace, filter: Partial<ExamFilter> = {}, size: string | null = null): string {
  const { state, keyword } = { ...NO_FILTER, ...filter }
  return examAddress(place, { state, keyword: keyword === '' ? null : keyword, size })
}
/** The address of an exam; the filter of the list is restored on the way back. */
export const examHref = (place: ExamPlace, examID: string, { state }: Pick<ExamFilter, 'state'>): string =>
  examAddress(place, { examID, state })
