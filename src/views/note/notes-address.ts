import { noteAddress } from '#api/note/addresses.ts'
import { NOTE_KEYWORD_MAX } from '#api/note/note.contract.ts'

export const NOTES_PATH = noteAddress('mynotes')

/** The search text of an untrusted address. */
export const keywordOf = (query: URLSearchParams): string =>
  (query.get('keyword') ?? '').trim().slice(0, NOTE_KEYWORD_MAX)

/** The address of the first page of a search; the page size is kept. */
export const notesHref = (keyword: string, size: string | null): string =>
  noteAddress('mynotes', { keyword: keyword === '' ? null : keyword, size })
