import * as contract from './note.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** What the list of one's notes is narrowed to; null and an empty keyword narrow nothing. */
export interface NoteFilter {
  readonly courseID: string | null
  readonly keyword: string
  readonly sort: contract.NoteOrder
}

/** [ROUTE-31] */
export function listNotes(
  transport: Transport,
  { courseID, keyword, sort }: NoteFilter,
  { page, size }: Page,
): Promise<{ list: contract.Note[]; count: number }> {
  return transport.send(contract.listNotes, {
    ...(courseID !== null && { courseID }),
    ...(keyword !== '' && { keyword }),
    sort,
    pageNum: page,
    pageSize: size,
  })
}

/** [VALID-15] Its id is made where it is written, so that sent twice it is one. */
export function addNote(transport: Transport, written: PayloadOf<typeof contract.addNote>): Promise<contract.Note> {
  return transport.send(contract.addNote, written)
}

/** Rejects with `request.notFound` where it is not there any more. */
export function saveNote(transport: Transport, noteID: string, content: string): Promise<contract.Note> {
  return transport.send(contract.saveNote, { noteID, content })
}

/** The answer: its id. Rejects with `request.notFound` where it is not there any more. */
export async function removeNote(transport: Transport, noteID: string): Promise<string> {
  return (await transport.send(contract.removeNote, { noteID })).noteID
}
