import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { use, useState } from 'react'

import { attendanceActions, type Attendance, type AttendanceAction } from '#api/timetable/timetable.contract.ts'
import { clockText, momentOf } from '#i18n/dates.ts'
import { texts } from '#i18n/texts.ts'
import { REASON_LIMIT } from '#machines/timetable/attendance.lifecycle.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { attendanceRules, offered } from '#machines/timetable/attendance-verdicts.ts'

import type { AttendanceId } from '#app/timetable/flows.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Avatar } from '#views/kit/cover/avatar.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { ChangedNotice } from '#views/kit/record/changed-notice.tsx'
import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { RecordAsking } from '#views/kit/record/record-asking.tsx'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { Status } from '#views/kit/status/status.tsx'

const looks = {
  expected: 'active',
  present: 'positive',
  late: 'caution',
  absent: 'negative',
  excused: 'neutral',
} as const

/** Who attends a lesson; who teaches it may correct it, with a reason. */
export function AttendanceList({ lessonID }: { readonly lessonID: string }) {
  const { attendances } = use(usePortal().flows.timetable())
  const detail = useActorRef(attendances, { input: { id: lessonID } })
  const [chosen, choose] = useState<string | null>(null)
  useChanges(() => detail.send({ type: 'item.reloaded' }))
  const LL = texts().timetable.attendance
  return (
    <section>
      <h2 className="timetable-heading">{LL.heading()}</h2>
      <DetailFaces detail={detail} within="section">
        {(list) =>
          list.length === 0 ? (
            <p>{LL.empty()}</p>
          ) : (
            <ul className="attendance">
              {list.map((item) => (
                <li key={item.learner.userId} className="attendance-row">
                  {chosen === item.learner.userId ? (
                    <Correction
                      item={item}
                      changed={() => {
                        choose(null)
                        detail.send({ type: 'item.reloaded' })
                      }}
                      back={() => choose(null)}
                    />
                  ) : (
                    <>
                      <Learner item={item} />
                      <Button variant="ghost" onClick={() => choose(item.learner.userId)}>
                        <span aria-hidden="true">{LL.as()}</span>
                        <span className="visually-hidden">{LL.change({ learner: item.learner.originalName })}</span>
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </DetailFaces>
    </section>
  )
}

function Learner({ item: { learner, state, checkedInAt, reason } }: { readonly item: Attendance }) {
  const LL = texts().timetable
  return (
    <div className="attendance-learner">
      <Avatar id={learner.userId} name={learner.originalName} size={32} />
      <bdi className="attendance-name">{learner.originalName}</bdi>
      <Status kind={looks[state]}>{LL.state[state]()}</Status>
      {checkedInAt !== null && <span>{LL.attendance.checkedInAt({ time: clockText(momentOf(checkedInAt)) })}</span>}
      {reason !== '' && <bdi className="attendance-reason">{reason}</bdi>}
    </div>
  )
}

interface CorrectionProps {
  readonly item: Attendance
  readonly changed: () => void
  readonly back: () => void
}

const toState = { markPresent: 'present', markAbsent: 'absent', excuse: 'excused' } as const

function Correction({ item, changed, back }: CorrectionProps) {
  const { attendance: flow } = use(usePortal().flows.timetable())
  const { attendance: LL, state, missingTitle, missingText } = texts().timetable
  return (
    <RecordPage<Attendance, AttendanceAction, AttendanceId>
      flow={flow}
      id={{ lessonID: item.lessonID, userID: item.learner.userId }}
      rules={attendanceRules}
      missing={{ title: missingTitle(), text: missingText() }}
      done={() => {
        changed()
        return LL.done()
      }}
    >
      {(record, found) => (
        <div className="attendance-correction">
          <Learner item={found} />
          <Changed record={record} />
          <RecordActions>
            {offered(found, attendanceActions).map(({ action, because }) => (
              <RecordAction
                key={action}
                word={state[toState[action]]()}
                because={because}
                choose={() => record.send({ type: 'event.chosen', event: action })}
              />
            ))}
            <Button className="record-action" variant="soft" color="gray" onClick={back}>
              {LL.cancel()}
            </Button>
          </RecordActions>
          <RecordAsking
            record={record}
            questionOf={(action) => ({
              title: LL.change({ learner: found.learner.originalName }),
              text: LL.reasonHint(),
              word: state[toState[action]](),
              isDrastic: false,
              isOptional: false,
              limit: REASON_LIMIT,
            })}
          />
        </div>
      )}
    </RecordPage>
  )
}

/** Somebody else was faster, and what was being written is not possible any more. */
function Changed({ record }: { readonly record: RecordActor<Attendance, AttendanceAction> }) {
  const isChanged = useSelector(record, (snapshot) => snapshot.context.isChanged)
  return <ChangedNotice isChanged={isChanged} notice={() => record.send({ type: 'change.noticed' })} />
}
