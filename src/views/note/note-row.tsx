import { useActorRef, useSelector } from '@xstate/react'
import { Pencil, Trash2 } from 'lucide-react'
import { use, useEffect, useEffectEvent, useRef } from 'react'

import type { Note } from '#api/note/note.contract.ts'
import { texts } from '#i18n/texts.ts'

import { playTimeText } from '#views/kit/time/play-time.ts'
import { PlayButton } from '#views/kit/play/play-button.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { NoteChange } from './note-change.tsx'
import { NoteRemoval } from './note-removal.tsx'
import '#views/kit/icon-button/icon-button.css'
import './note.css'

interface Props {
  readonly note: Note
  /** Shows the lecture's name, where no heading does. */
  readonly hasLecture?: boolean
  readonly changed: () => void
  readonly removed: () => void
}

/** [ROUTE-31] A note: text, lecture and commands. */
export function NoteRow({ note, hasLecture = false, changed, removed }: Props) {
  const { ownNote } = use(usePortal().flows.notes())
  const keeper = useActorRef(ownNote, { input: { noteID: note.noteID, content: note.content } })
  const isChanging = useSelector(keeper, (snapshot) => snapshot.hasTag('changing'))
  const isRemoved = useSelector(keeper, (snapshot) => snapshot.hasTag('removed'))
  const content = useSelector(keeper, (snapshot) => snapshot.context.content)
  const edit = useRef<HTMLButtonElement>(null)
  const told = useEffectEvent(changed)
  const gone = useEffectEvent(removed)
  useEffect(() => {
    const subscription = keeper.on('changed', () => told())
    return () => subscription.unsubscribe()
  }, [keeper])
  // After the dialog is unmounted, so that the focus can be moved.
  useEffect(() => {
    if (isRemoved) gone()
  }, [isRemoved])
  const wasChanging = useRef(false)
  useEffect(() => {
    if (wasChanging.current && !isChanging) edit.current?.focus()
    wasChanging.current = isChanging
  }, [isChanging])

  if (isRemoved) return null
  const LL = texts().note
  return (
    <li className="note">
      {isChanging ? (
        <NoteChange keeper={keeper} />
      ) : (
        <>
          <p className="note-content" dir="auto">
            {content}
          </p>
          <div className="note-foot">
            <About note={note} hasLecture={hasLecture} />
            <div className="note-actions">
              <Play note={note} />
              <button
                ref={edit}
                type="button"
                className="icon-button"
                aria-label={LL.change()}
                title={LL.edit()}
                onClick={() => keeper.send({ type: 'change.begun' })}
              >
                <Pencil size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={LL.removeTitle()}
                title={LL.remove()}
                onClick={() => keeper.send({ type: 'removal.asked' })}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            </div>
          </div>
        </>
      )}
      <NoteRemoval keeper={keeper} />
    </li>
  )
}

function About({
  note: { lecture, atSeconds, createdAt, updatedAt },
  hasLecture,
}: {
  note: Note
  hasLecture: boolean
}) {
  const LL = texts().note
  return (
    <ul className="course-meta">
      {hasLecture && (
        <li>{lecture === null ? LL.wholeCourse() : <bdi {...writtenIn(lecture.language)}>{lecture.title}</bdi>}</li>
      )}
      {atSeconds !== null && (
        <li>
          <span className="visually-hidden">{LL.atLabel()} </span>
          <bdi>{playTimeText(atSeconds)}</bdi>
        </li>
      )}
      <li>
        {updatedAt === createdAt ? LL.written() : LL.changed()} <DateText value={updatedAt} />
      </li>
    </ul>
  )
}

function Play({ note: { courseID, isOpen, lecture, atSeconds } }: { note: Note }) {
  if (!isOpen || lecture === null || !lecture.isPlayable) return null
  return (
    <PlayButton
      variant="soft"
      courseID={courseID}
      coursewareID={lecture.coursewareID}
      at={atSeconds}
      label={texts().note.play()}
    />
  )
}
