import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import type { Note } from '#api/note/note.contract.ts'
import { texts } from '#i18n/texts.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import { NoteRow } from './note-row.tsx'
import './note.css'

interface Props {
  /** At least one; all of one course. */
  readonly notes: readonly Note[]
  readonly changed: () => void
  readonly removed: () => void
}

/** The notes on one course. A withdrawn course keeps its name but has no page. */
export function NotesOfCourse({ notes, changed, removed }: Props) {
  const [first] = notes
  if (first === undefined) return null
  const name = <bdi {...writtenIn(first.language)}>{first.courseName}</bdi>
  return (
    <section className="note-group">
      <h2 className="note-group-title">
        {first.isOpen ? (
          <Link href={courseAddress('course-detail', { courseID: first.courseID, tab: 'notes' })}>{name}</Link>
        ) : (
          name
        )}
      </h2>
      {!first.isOpen && <p className="note-closed">{texts().note.closed()}</p>}
      <ul className="note-rows">
        {notes.map((note) => (
          <NoteRow key={note.noteID} note={note} hasLecture changed={changed} removed={removed} />
        ))}
      </ul>
    </section>
  )
}
