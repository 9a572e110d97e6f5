import { fromPromise } from 'xstate'

import * as note from '#api/note/note.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'
import { noteWritingFlow } from '#machines/note/note-writing.flow.ts'
import { ownNoteFlow } from '#machines/note/own-note.flow.ts'

import type { NoteFlows } from '#app/context/portal-context.ts'

/** The flows of what learners note for themselves. */
export function provideNotes(transport: Transport): NoteFlows {
  return {
    notes: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(note.listNotes, {
            courseID: words(filter.courseID),
            keyword: words(filter.keyword),
            sort: oneOf(note.noteOrders, filter.sort) ?? 'changed',
            ...paged(page),
          }),
        ),
      },
    }),
    writing: noteWritingFlow.provide({
      actors: { keep: fromPromise(({ input }) => transport.send(note.addNote, input)) },
    }),
    ownNote: ownNoteFlow.provide({
      actors: {
        save: fromPromise(({ input: { noteID, content } }) => transport.send(note.saveNote, { noteID, content })),
        remove: fromPromise(async ({ input: { noteID } }) => {
          const removed = await transport.send(note.removeNote, { noteID })
          return removed.noteID
        }),
      },
    }),
  }
}
