import { fromPromise } from 'xstate'

import * as note from '#api/note/note.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { noteWritingFlow } from '#machines/note/note-writing.flow.ts'
import { ownNoteFlow } from '#machines/note/own-note.flow.ts'

/** The flows of learners' notes. */
export function provideNotes(transport: Transport) {
  return {
    /** [ROUTE-31] Filtered by courseID, keyword and sort. */
    notes: listOf(({ filter, ...page }) =>
      transport.send(note.listNotes, {
        courseID: words(filter.courseID),
        keyword: words(filter.keyword),
        sort: oneOf(note.noteOrders, filter.sort) ?? 'changed',
        ...paged(page),
      }),
    ),
    writing: provide(noteWritingFlow, {
      actors: { keep: fromPromise(({ input }) => transport.send(note.addNote, input)) },
    }),
    ownNote: provide(ownNoteFlow, {
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
