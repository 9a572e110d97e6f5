import { NOTE_KEYWORD_MAX } from '#api/note/note.contract.ts'

export const NOTES_PATH = '/usercenter/mynotes'

/** What is looked for, as an address says it, whoever wrote it. */
export const keywordOf = (query: URLSearchParams): string =>
  (query.get('keyword') ?? '').trim().slice(0, NOTE_KEYWORD_MAX)

/** The address of the first page of what is looked for; the size of a page stays as it was. */
export function notesHref(keyword: string, size: string | null): string {
  const query = new URLSearchParams({ ...(keyword !== '' && { keyword }), ...(size !== null && { size }) })
  return query.size === 0 ? NOTES_PATH : `${NOTES_PATH}?${query.toString()}`
}
