import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CalendarPlus, CalendarX, LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'

import type { ManagedLesson } from '#api/timetable/managed-timetable.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { draftOf, newLesson } from '#machines/timetable/lesson-draft.ts'

import { addressOf } from '#app/routes/address-of.ts'
import { useAdministration } from '#app/context/administration-context.ts'
import { RemovalDialog } from '#views/kit/dialog/removal-dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { ZoneNote } from '#views/kit/time/zone-note.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { LessonForm } from './lesson-form.tsx'
import './timetable.css'

const titleOf = ({ titles }: ManagedLesson): string => titles[language().code] ?? titles['zh_CN'] ?? ''

/** [CLASS-02] The timetable of a class as its staff keep it; a part of the class's page in the administration. */
export function ClassTimetable({ classID }: { readonly classID: string }) {
  const actor = useActorRef(useAdministration().flows.classTimetable, { input: { classID } })
  const { timetable, removed, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isWriting = useSelector(actor, (snapshot) => snapshot.hasTag('writing'))
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isForbidden = useSelector(actor, (snapshot) => snapshot.hasTag('forbidden'))
  useFormRefused(actor)
  useEffect(() => {
    const told = [
      actor.on('saved', () => showToast('success', texts().timetable.managed.saved())),
      actor.on('removed', () => showToast('success', texts().timetable.managed.removed())),
    ]
    return () => told.forEach((one) => one.unsubscribe())
  }, [actor])
  const { problem, portal, timetable: words } = texts()
  const LL = words.managed
  if (isForbidden)
    return (
      <Face within="section" title={problem.forbiddenHeading()} text={words.reason.notStaff()} icon={<LockKeyhole />} />
    )
  if (isFailed && failure !== null)
    return <Failed failure={failure} retry={() => actor.send({ type: 'timetable.reloaded' })} />
  if (timetable === null) return <Skeleton label={portal.loading()} repeat={2} />
  if (isWriting)
    return <LessonForm actor={actor} classID={classID} rooms={timetable.rooms} timeZone={timetable.timeZone} />
  const asked = timetable.list.find(({ lessonID }) => lessonID === removed)
  const add = (
    <Button onClick={() => actor.send({ type: 'draft.begun', draft: newLesson })}>
      <CalendarPlus size={16} aria-hidden="true" />
      {LL.add()}
    </Button>
  )
  if (timetable.list.length === 0)
    return (
      <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<CalendarX />}>
        {add}
      </Face>
    )
  return (
    <section className="timetable" aria-busy={isBusy}>
      {add}
      <ZoneNote timeZone={timetable.timeZone} />
      <ul className="timetable-rows">
        {timetable.list.map((lesson) => (
          <li key={lesson.lessonID} className="timetable-row">
            <div className="timetable-words">
              <TimeRange from={lesson.startTime} to={lesson.endTime} />
              <a
                className="timetable-title"
                href={`/#${addressOf('class-lesson', { lessonID: lesson.lessonID })}`}
                target="_blank"
                rel="noopener"
              >
                <bdi>{titleOf(lesson)}</bdi>
                <span className="visually-hidden"> ({portal.newWindow()})</span>
              </a>
              <span>
                {lesson.room === '' ? words.online() : <bdi>{lesson.room}</bdi>}
                {lesson.teachers.length > 0 && (
                  <>
                    {' · '}
                    <bdi>{lesson.teachers.map((one) => one.originalName).join(' · ')}</bdi>
                  </>
                )}
              </span>
            </div>
            <div className="timetable-actions">
              <Button
                variant="soft"
                aria-label={`${LL.edit()} ${titleOf(lesson)}`}
                onClick={() => actor.send({ type: 'draft.begun', draft: draftOf(lesson) })}
              >
                {LL.edit()}
              </Button>
              <Button
                variant="soft"
                color="red"
                aria-label={`${LL.remove()} ${titleOf(lesson)}`}
                onClick={() => actor.send({ type: 'removal.asked', lessonID: lesson.lessonID })}
              >
                {LL.remove()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {isAsking && asked !== undefined && (
        <RemovalDialog
          title={LL.removeAsk({ title: titleOf(asked) })}
          text={LL.removeText()}
          keep={LL.back()}
          remove={LL.remove()}
          isBusy={isBusy}
          failure={failure}
          dropped={() => actor.send({ type: 'removal.dropped' })}
          confirmed={() => actor.send({ type: 'removal.confirmed' })}
        />
      )}
    </section>
  )
}
