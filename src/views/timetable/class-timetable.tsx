import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CalendarPlus, CalendarX, LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'

import { timetableAddress } from '#api/timetable/addresses.ts'
import type { ManagedLesson, ManagedTimetable } from '#api/timetable/managed-timetable.contract.ts'
import { language, texts } from '#i18n/texts.ts'
import { draftOf, newLesson } from '#machines/timetable/lesson-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { CollectionRemoval } from '#views/kit/dialog/collection-removal.tsx'
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

/** The room of a lesson, else where its class is. */
function Venue({ lesson, timetable }: { readonly lesson: ManagedLesson; readonly timetable: ManagedTimetable }) {
  const place = lesson.room || timetable.place
  if (place === '' && timetable.classKind === 'online') return texts().timetable.online()
  return <bdi>{place || '—'}</bdi>
}

/** [CLASS-02] The timetable of a class as its staff keep it; a part of the class's page in the administration. */
export function ClassTimetable({ classID }: { readonly classID: string }) {
  const { classTimetable, lessonWriting } = useAdministration().flows
  const actor = useActorRef(classTimetable, { input: { id: classID } })
  const writer = useActorRef(lessonWriting, { input: { classID } })
  const { item: timetable, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('loadingMark'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isForbidden = useSelector(actor, (snapshot) => snapshot.hasTag('forbidden'))
  const isWriting = useSelector(writer, (snapshot) => snapshot.hasTag('writing'))
  useFormRefused(writer)
  useEffect(() => {
    const told = [
      writer.on('saved', () => {
        showToast('success', texts().timetable.managed.saved())
        actor.send({ type: 'item.reloaded' })
      }),
      actor.on('removed', () => showToast('success', texts().timetable.managed.removed())),
    ]
    return () => told.forEach((one) => one.unsubscribe())
  }, [actor, writer])
  const { problem, portal, timetable: words } = texts()
  const LL = words.managed
  if (isForbidden)
    return (
      <Face within="section" title={problem.forbiddenHeading()} text={words.reason.notStaff()} icon={<LockKeyhole />} />
    )
  if (isWriting && timetable !== null)
    return <LessonForm actor={writer} classID={classID} rooms={timetable.rooms} timeZone={timetable.timeZone} />
  if (isFailed && failure !== null)
    return <Failed failure={failure} retry={() => actor.send({ type: 'item.reloaded' })} />
  if (timetable === null) return <Skeleton label={portal.loading()} repeat={2} />
  const add = (
    <Button disabled={isBusy} onClick={() => writer.send({ type: 'draft.begun', draft: newLesson })}>
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
                href={`/#${timetableAddress('class-lesson', { lessonID: lesson.lessonID })}`}
                target="_blank"
                rel="noopener"
              >
                <bdi>{titleOf(lesson)}</bdi>
                <span className="visually-hidden"> ({portal.newWindow()})</span>
              </a>
              <span>
                <Venue lesson={lesson} timetable={timetable} />
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
                // What is still shown while it is read again may be older than what was saved.
                disabled={isBusy}
                aria-label={`${LL.edit()} ${titleOf(lesson)}`}
                onClick={() => writer.send({ type: 'draft.begun', draft: draftOf(lesson) })}
              >
                {LL.edit()}
              </Button>
              <Button
                variant="soft"
                color="red"
                disabled={isBusy}
                aria-label={`${LL.remove()} ${titleOf(lesson)}`}
                onClick={() => actor.send({ type: 'removal.asked', one: lesson })}
              >
                {LL.remove()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <CollectionRemoval
        collection={actor}
        wordsOf={(lesson) => ({
          title: LL.removeAsk({ title: titleOf(lesson) }),
          text: LL.removeText(),
          keep: LL.back(),
          remove: LL.remove(),
        })}
      />
    </section>
  )
}
