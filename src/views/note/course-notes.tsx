import { NotebookPen } from 'lucide-react'
import { use, useRef } from 'react'

import type { Note } from '#api/note/note.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ActorPagination } from '#views/kit/pagination/actor-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { NewNote } from './new-note.tsx'
import { NoteRow } from './note-row.tsx'
import './note.css'

interface Props {
  readonly courseID: string
}

/** [ROUTE-31] The learner's notes on a course, by lecture and position. */
export function CourseNotes({ courseID }: Props) {
  const { notes } = use(usePortal().flows.notes())
  const list = useList(notes, { filter: { courseID, sort: 'place' } })
  return (
    <div className="course-notes">
      <h2 className="course-heading">{texts().course.detail.tabs.notes()}</h2>
      <NewNote
        courseID={courseID}
        coursewareID={null}
        positionSeconds={null}
        kept={() => list.send({ type: 'list.reloaded' })}
      />
      <ListFaces list={list} empty={<NoNotes />}>
        {(rows) => <ByLecture rows={rows} list={list} />}
      </ListFaces>
      <ActorPagination list={list} />
    </div>
  )
}

function ByLecture({ rows, list }: { rows: readonly Note[]; list: ListActor }) {
  const top = useRef<HTMLDivElement>(null)
  const renew = () => list.send({ type: 'list.reloaded' })
  const removed = () => {
    showToast('success', texts().note.removed())
    top.current?.focus()
    renew()
  }
  const groups = [...Map.groupBy(rows, ({ lecture }) => lecture?.coursewareID ?? null)]
  return (
    <div ref={top} tabIndex={-1} className="note-groups">
      {groups.map(([coursewareID, notes]) => {
        const lecture = notes[0]?.lecture ?? null
        return (
          <section key={coursewareID} className="note-group">
            <h3 className="note-group-title">
              {lecture === null ? (
                texts().note.wholeCourse()
              ) : (
                <bdi {...writtenIn(lecture.language)}>{lecture.title}</bdi>
              )}
            </h3>
            <ul className="note-rows">
              {notes.map((note) => (
                <NoteRow key={note.noteID} note={note} changed={renew} removed={removed} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function NoNotes() {
  const LL = texts().note
  return <Face within="section" title={LL.emptyTitle()} text={LL.emptyCourse()} icon={<NotebookPen />} />
}
