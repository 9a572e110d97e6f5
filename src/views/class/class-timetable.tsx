import { use } from 'react'

import type { AttendanceState, Lesson } from '#api/timetable/timetable.contract.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Status, type StatusKind } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'

const attendanceKinds: Readonly<Record<AttendanceState, StatusKind>> = {
  expected: 'neutral',
  present: 'positive',
  late: 'caution',
  absent: 'negative',
  excused: 'neutral',
}

/** [CLASS-02] The lessons of a class in order of time, with where the learner was. */
export function ClassTimetable({ classID }: { readonly classID: string }) {
  const { lessons } = use(usePortal().flows.classes())
  const list = useList(lessons, { filter: { classID } })
  return (
    <ListFaces<Lesson> list={list} empty={<p className="class-note">{texts().class.timetable.none()}</p>}>
      {(rows) => (
        <ol className="class-lessons" aria-label={texts().class.tabs.timetable()}>
          {rows.map((lesson) => (
            <LessonRow key={lesson.lessonID} lesson={lesson} />
          ))}
        </ol>
      )}
    </ListFaces>
  )
}

function LessonRow({ lesson }: { readonly lesson: Lesson }) {
  const { title, startTime, endTime, room, teachers, attendance } = lesson
  const LL = texts()
  return (
    <li className="class-lesson">
      <p className="class-lesson-time">
        <TimeRange from={startTime} to={endTime} />
      </p>
      <div className="class-row-words">
        <h3 className="class-row-name">
          <bdi>{title}</bdi>
        </h3>
        <ul className="class-meta">
          <li>{room === '' ? LL.class.online() : <bdi>{room}</bdi>}</li>
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
      {attendance !== null && <Status kind={attendanceKinds[attendance]}>{LL.timetable.state[attendance]()}</Status>}
    </li>
  )
}
