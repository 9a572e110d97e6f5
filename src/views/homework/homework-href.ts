import { homeworkAddress } from '#api/homework/addresses.ts'
import { homeworkStates, type HomeworkState } from '#api/homework/homework.contract.ts'

/** The filters of the list of homework, as in its address. */
export interface HomeworkFilter {
  readonly state: HomeworkState | null
  readonly keyword: string
}
const NO_FILTER: HomeworkFilter = { state: null, keyword: '' }
/** Keyword length that the server accepts. */
const KEYWORD_MAX = 100

export const HOMEWORK_LIST_PATH = homeworkAddress('myhomework')

/** Parses an untrusted address: malformed values are ignored. */
export const homeworkFilter = (query: URLSearchParams): HomeworkFilter => ({
  state: homeworkStates.find((state) => state === query.get('state')) ?? null,
  keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
})
export const isNarrowed = ({ state, keyword }: HomeworkFilter): boolean => state !== null || keyword !== ''

/** The address of the list; the page size is kept. */
export function homeworkListHref(filter: Partial<HomeworkFilter> = {}, size: string | null = null): string {
  const { state, keyword } = { ...NO_FILTER, ...filter }
  return homeworkAddress('myhomework', { state, keyword: keyword === '' ? null : keyword, size })
}

export const homeworkHref = (taskID: string): string => homeworkAddress('homework', { taskID })
