import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { TriangleAlert, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

import { reasonText } from '#i18n/reason.ts'
import { dayText, clockText, momentOf } from '#i18n/dates.ts'
import { languages } from '#i18n/locales.ts'
import { language, texts } from '#i18n/texts.ts'
import type { LessonDraft, Teacher } from '#machines/timetable/lesson-draft.ts'
import type { LessonWritingFlow } from '#machines/timetable/lesson-writing.flow.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { failureText } from '#app/context/portal-context.ts'
import { NumberField } from '#views/editor/number-field.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { TimeField } from '#views/kit/record/fields.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { ZoneNote } from '#views/kit/time/zone-note.tsx'
import '#views/kit/icon-button/icon-button.css'

interface Props {
  readonly actor: ActorRefFrom<LessonWritingFlow>
  readonly classID: string
  /** Rooms used so far. */
  readonly rooms: readonly string[]
  /** Of the class, as an IANA name. */
  readonly timeZone: string
}

/** A lesson being written; a room or a teacher used twice at once is told before it is saved. */
export function LessonForm({ actor, classID, rooms, timeZone }: Props) {
  const { draft, isRestored, refusal, clashes, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isWarned = useSelector(actor, (snapshot) => snapshot.matches('warned'))
  const change = (changed: Partial<LessonDraft>) => actor.send({ type: 'draft.changed', draft: changed })
  const LL = texts().timetable.managed
  const [first, ...others] = languages
  const said = refusal === null ? (failure === null ? null : failureText(failure)) : reasonText(texts(), refusal)
  const leave = () => undefined
  return (
    <form
      className="lesson-form"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'draft.submitted' })
      }}
    >
      <RestoredNotice isRestored={isRestored} canDrop={!isBusy} drop={() => actor.send({ type: 'writing.dropped' })} />
      <TitleField label={LL.titleIn({ language: first.label })} code={first.code} draft={draft} change={change} />
      <details>
        <summary>{LL.otherTitles()}</summary>
        {others.map(({ code, label }) => (
          <TitleField key={code} label={LL.titleIn({ language: label })} code={code} draft={draft} change={change} />
        ))}
      </details>
      <div className="lesson-times">
        <TimeField
          label={LL.start()}
          name="start"
          value={draft.start}
          problem={null}
          change={(start) => change({ start })}
          leave={leave}
        />
        <TimeField
          label={LL.end()}
          name="end"
          value={draft.end}
          problem={null}
          change={(end) => change({ end })}
          leave={leave}
        />
      </div>
      <ZoneNote timeZone={timeZone} />
      <RoomField room={draft.room} rooms={rooms} change={change} />
      <Teachers classID={classID} draft={draft} change={change} />
      {draft.lessonID === null && (
        <NumberField
          label={LL.repeat()}
          value={draft.repeat}
          least={0}
          most={52}
          change={(repeat) => change({ repeat: repeat ?? 0 })}
        />
      )}
      {said !== null && !isBusy && (
        <p className="notice" data-kind="error" role="alert">
          {said}
        </p>
      )}
      {isWarned && (
        <div className="notice lesson-clashes" data-kind="caution" role="alert">
          <TriangleAlert size={16} aria-hidden="true" />
          <div>
            <p>{LL.clashes()}</p>
            <ul>
              {clashes.map(({ kind, name, of, startTime, endTime }) => (
                <li key={`${kind} ${name} ${of?.lesson ?? ''} ${startTime}`}>
                  {of === null
                    ? LL.clashElsewhere({ name, time: timeOf(startTime, endTime) })
                    : LL.clash({ name, ...of, time: timeOf(startTime, endTime) })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="timetable-actions">
        <Button type="submit" loading={isBusy}>
          {isWarned ? LL.saveAnyway() : LL.save()}
        </Button>
        <Button
          type="button"
          variant="soft"
          color="gray"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'draft.dropped' })}
        >
          {LL.back()}
        </Button>
      </div>
    </form>
  )
}

const timeOf = (from: string, to: string): string => {
  const [start, end] = [momentOf(from), momentOf(to)]
  return `${dayText(start, language())} ${clockText(start)} ~ ${clockText(end)}`
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="lesson-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface PartProps {
  readonly draft: LessonDraft
  readonly change: (changed: Partial<LessonDraft>) => void
}

function TitleField({ label, code, draft, change }: PartProps & { readonly label: string; readonly code: string }) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          className="text-box"
          dir="auto"
          maxLength={200}
          value={draft.titles[code] ?? ''}
          onChange={({ target }) => change({ titles: { ...draft.titles, [code]: target.value } })}
        />
      )}
    </Field>
  )
}

function RoomField({
  room,
  rooms,
  change,
}: Pick<PartProps, 'change'> & { readonly room: string; readonly rooms: readonly string[] }) {
  const list = useId()
  const { room: label, managed: LL } = texts().timetable
  return (
    <Field label={label()}>
      {(id) => (
        <>
          <input
            id={id}
            className="text-box"
            dir="auto"
            maxLength={100}
            list={list}
            value={room}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => change({ room: target.value })}
          />
          <datalist id={list}>
            {rooms.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <p className="check-in-note" id={`${id}-note`}>
            {LL.roomHint()}
          </p>
        </>
      )}
    </Field>
  )
}

/** People with the role teacher, searched by name. */
function Teachers({ classID, draft, change }: PartProps & { readonly classID: string }) {
  const { classTeachers } = useAdministration().flows
  const list = useActorRef(classTeachers, { input: { filter: { classID, keywords: '' } } })
  const keywords = useSelector(list, (snapshot) => snapshot.context.filter['keywords'] ?? '')
  const { teachers: label, managed: LL } = texts().timetable
  const isFree = ({ userId }: Teacher) => draft.teachers.every((one) => one.userId !== userId)
  return (
    <fieldset className="lesson-teachers">
      <legend>{label()}</legend>
      <ul className="lesson-chosen">
        {draft.teachers.map(({ userId, originalName }) => (
          <li key={userId}>
            <bdi>{originalName}</bdi>
            <button
              type="button"
              className="icon-button"
              aria-label={LL.removeTeacher({ name: originalName })}
              onClick={() => change({ teachers: draft.teachers.filter((one) => one.userId !== userId) })}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <SearchBox
        label={LL.searchTeachers()}
        placeholder={LL.searchTeachers()}
        value={keywords}
        commit={(text) => list.send({ type: 'filter.chosen', filter: { classID, keywords: text } })}
      />
      <ListFaces list={list} empty={null}>
        {(found: readonly Teacher[]) => (
          <ul className="lesson-chosen">
            {found.filter(isFree).map((teacher) => (
              <li key={teacher.userId}>
                <Button
                  type="button"
                  variant="soft"
                  color="gray"
                  onClick={() => change({ teachers: [...draft.teachers, teacher] })}
                >
                  {LL.addTeacher({ name: teacher.originalName })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListFaces>
    </fieldset>
  )
}
