import { Button } from '@radix-ui/themes'
import { ChevronRight } from 'lucide-react'
import { use, useId, useState } from 'react'
import { Link } from 'wouter'

import { timetableAddress } from '#api/timetable/addresses.ts'
import type { AttendanceState, Lesson } from '#api/timetable/timetable.contract.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Status, type StatusKind } from '#views/kit/status/status.tsx'
import { localTime, TimeRange } from '#views/kit/time/time-text.tsx'
import '#views/kit/row-link/row-link.css'

const attendanceKinds: Readonly<Record<AttendanceState, StatusKind>> = {
  expected: 'neutral',
  present: 'positive',
  late: 'caution',
  absent: 'negative',
  excused: 'neutral',
}

/** [CLASS-02] The lessons of a class: those on now and to come, then those over, each leading to its page. */
export function ClassTimetable({ classID }: { readonly classID: string }) {
  const { lessons } = use(usePortal().flows.classes())
  const list = useList(lessons, { filter: { classID } })
  return (
    <ListFaces<Lesson> list={list} empty={<p className="class-note">{texts().class.timetable.none()}</p>}>
      {(rows) => <Lessons rows={rows} />}
    </ListFaces>
  )
}

function Lessons({ rows }: { readonly rows: readonly Lesson[] }) {
  const { wording } = usePortal().settings
  const [now] = useState(() => new Date())
  const isOver = ({ endTime }: Lesson) => localTime(endTime) <= now
  const LL = texts().class
  const over = rows.filter(isOver)
  return (
    <>
      <ol className="class-lessons" aria-label={LL.tabs.timetable()}>
        {rows
          .filter((lesson) => !isOver(lesson))
          .map((lesson) => (
            <LessonRow key={lesson.lessonID} lesson={lesson} />
          ))}
      </ol>
      {over.length > 0 && (
        <section className="class-part" aria-label={LL.terms[wording].state.ended()}>
          <h2 className="class-heading">{LL.terms[wording].state.ended()}</h2>
          <ol className="class-lessons">
            {over.map((lesson) => (
              <LessonRow key={lesson.lessonID} lesson={lesson} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function LessonRow({ lesson }: { readonly lesson: Lesson }) {
  const { title, startTime, endTime, place, classKind, teachers, attendance, canCheckIn } = lesson
  const LL = texts()
  const [titleId, actionId] = [useId(), useId()]
  const href = timetableAddress('class-lesson', { lessonID: lesson.lessonID })
  return (
    <li className="class-lesson">
      <p className="class-lesson-time">
        <TimeRange from={startTime} to={endTime} />
      </p>
      <div className="class-row-words">
        <h3 className="class-row-name">
          <Link className="row-link class-link" href={href} id={titleId}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <ul className="class-meta">
          {place !== '' && (
            <li>
              <bdi>{place}</bdi>
            </li>
          )}
          {place === '' && classKind === 'online' && <li>{LL.class.online()}</li>}
          {teachers.length > 0 && (
            <li>
              <bdi>
                {namesText(
                  teachers.map(({ originalName }) => originalName),
                  language(),
                )}
              </bdi>
            </li>
          )}
        </ul>
      </div>
      {canCheckIn ? (
        <Button asChild className="class-lesson-action">
          <Link href={href} id={actionId} aria-labelledby={`${actionId} ${titleId}`}>
            {LL.timetable.checkIn.open()}
          </Link>
        </Button>
      ) : (
        <Attended state={attendance} />
      )}
      <ChevronRight size={16} className="class-lesson-more mirrored" aria-hidden="true" />
    </li>
  )
}

/** How it came out; that a lesson is still expected goes without saying. */
function Attended({ state }: { readonly state: AttendanceState | null }) {
  if (state === null || state === 'expected') return null
  return <Status kind={attendanceKinds[state]}>{texts().timetable.state[state]()}</Status>
}
