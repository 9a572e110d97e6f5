import { addNote, listNotes, removeNote, saveNote } from '#api/note/note.contract.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import { changeNote, findNotes, keepNote, takeNoteAway } from './notes.ts'
import type { Reader } from './rows.ts'
import type { Portal } from '../portal.ts'

const readerOf = ({ signedIn, language, now }: Handling): Reader => ({ userId: signedIn().userId, language, now })

/** Learners' private notes. */
export function noteRoutes(serve: Serve, { db }: Portal): void {
  serve(listNotes, (asked, handling) => findNotes(db, asked, readerOf(handling)))

  serve(addNote, (written, handling) => keepNote(db, written, readerOf(handling)))

  serve(saveNote, ({ noteID, content }, handling) => changeNote(db, noteID, content, readerOf(handling)))

  serve(removeNote, async ({ noteID }, handling) => {
    await takeNoteAway(db, noteID, readerOf(handling))
    return { noteID }
  })
}
