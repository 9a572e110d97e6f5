import { fromPromise } from 'xstate'

import { noteOrders } from '#api/note/note.contract.ts'
import * as note from '#api/note/note.service.ts'
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
          note.listNotes(
            transport,
            {
              courseID: filter.courseID || null,
              keyword: filter.keyword ?? '',
              sort: noteOrders.find((order) => order === filter.sort) ?? 'changed',
            },
            page,
          ),
        ),
      },
    }),
    writing: noteWritingFlow.provide({ actors: { keep: fromPromise(({ input }) => note.addNote(transport, input)) } }),
    ownNote: ownNoteFlow.provide({
      actors: {
        save: fromPromise(({ input }) => note.saveNote(transport, input.noteID, input.content)),
        remove: fromPromise(({ input }) => note.removeNote(transport, input.noteID)),
      },
    }),
  }
}
