import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'

import * as note from '#api/note/note.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { provide } from '#machines/kit/services.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { noteWritingFlow, type KeptNote } from '#machines/note/note-writing.flow.ts'
import { ownNoteFlow, type KeptChange } from '#machines/note/own-note.flow.ts'

import type { KeptForms } from '#app/kit/kept-form.ts'

/** The flows of learners' notes. */
export function provideNotes(transport: Transport, kept: KeptForms) {
  const change = kept('note change', z.object({ text: z.string() }))
  const form = kept('note', z.object({ text: z.string(), atSeconds: z.nullable(z.number()) }))
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
      actors: {
        restoreDraft: fromPromise(({ input: { id } }) => form.restore(id)),
        keepDraft: fromCallback<KeepWriting<KeptNote>>(({ receive }) => form.keep(receive)),
        keep: fromPromise(({ input }) => transport.send(note.addNote, input)),
      },
    }),
    ownNote: provide(ownNoteFlow, {
      actors: {
        restoreChange: fromPromise(({ input: { id } }) => change.restore(id)),
        keepChange: fromCallback<KeepWriting<KeptChange>>(({ receive }) => change.keep(receive)),
        save: fromPromise(({ input: { noteID, content } }) => transport.send(note.saveNote, { noteID, content })),
        remove: fromPromise(async ({ input: { noteID } }) => {
          const removed = await transport.send(note.removeNote, { noteID })
          return removed.noteID
        }),
      },
    }),
  }
}
