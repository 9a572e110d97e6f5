import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ArrowLeft, ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react'
import type { RefObject } from 'react'

import type { DeskFact, DeskItem } from '#api/desk/desk.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { keyOf } from '#machines/desk/desk-rules.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { ClosedAction } from '#views/kit/record/closed-action.tsx'
import { RecordActions } from '#views/kit/record/record-action.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import type { DeskActor } from './desk-board.tsx'
import type { DeskPlace } from './desk-place.ts'
import { ageText, dueText, urgencyOf } from './desk-times.tsx'
import '#views/kit/facts/facts.css'

interface Props {
  readonly desk: DeskActor
  readonly place: DeskPlace
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly toList: () => void
}

/** All that is known of the current row, and what can be done with it. */
export function DeskDetails({ desk, place, heading, toList }: Props) {
  const { rows, current } = useSelector(desk, (snapshot) => snapshot.context)
  const at = rows.findIndex((row) => keyOf(row) === current)
  const item = rows[at]
  if (item === undefined) return null
  const LL = texts().desk
  const written = (count: number) => numberText(count, language())
  const due = dueText(item)
  const isElsewhere = item.full.entry !== place.entry
  return (
    <section className="desk-details" aria-label={LL.details()}>
      <div className="desk-steps">
        <Button
          variant="ghost"
          color="gray"
          className="desk-back"
          onClick={() => {
            desk.send({ type: 'row.left' })
            toList()
          }}
        >
          <ArrowLeft className="mirrored" size={16} aria-hidden="true" />
          {LL.toList()}
        </Button>
        <bdi className="desk-position">{LL.position({ at: written(at + 1), count: written(rows.length) })}</bdi>
        <Button
          variant="ghost"
          color="gray"
          aria-label={LL.previous()}
          title={LL.previous()}
          aria-disabled={at === 0}
          onClick={() => desk.send({ type: 'row.moved', by: -1 })}
        >
          <ChevronLeft className="mirrored" size={18} aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          color="gray"
          aria-label={LL.next()}
          title={LL.next()}
          aria-disabled={at === rows.length - 1}
          onClick={() => desk.send({ type: 'row.moved', by: 1 })}
        >
          <ChevronRight className="mirrored" size={18} aria-hidden="true" />
        </Button>
      </div>
      <header className="desk-head">
        <Avatar id={item.who.userId} name={item.who.originalName} size={40} />
        <div className="desk-head-words">
          <h2 className="desk-title" tabIndex={-1} ref={heading}>
            <bdi>{item.who.originalName}</bdi> <bdi className="desk-kind">{item.name}</bdi>
          </h2>
          <p className="desk-times">
            {due !== null && (
              <Status kind={urgencyOf(item)}>
                <bdi>{due}</bdi>
              </Status>
            )}
            <bdi className="desk-age">{ageText(item)}</bdi>
          </p>
        </div>
      </header>
      <Actions desk={desk} item={item} />
      <dl className="facts">
        <div className="fact">
          <dt>{LL.subjectName()}</dt>
          <dd>
            <bdi>{item.subject.name}</bdi>
          </dd>
        </div>
        {item.facts.map(({ label, value }) => (
          <div key={label} className="fact">
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <Fact value={value} />
            </dd>
          </div>
        ))}
        {item.dueTime !== null && (
          <div className="fact">
            <dt>{LL.dueAt()}</dt>
            <dd>
              <DateText value={item.dueTime} />
            </dd>
          </div>
        )}
        <div className="fact">
          <dt>{LL.received()}</dt>
          <dd>
            <DateText value={item.since} />
          </dd>
        </div>
      </dl>
      <a
        className="desk-full"
        href={`${isElsewhere ? place.otherEntry : ''}#${item.full.address}`}
        {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
      >
        {LL.full()}
        {isElsewhere && <ExternalLink size={14} aria-hidden="true" />}
      </a>
    </section>
  )
}

function Actions({ desk, item }: { readonly desk: DeskActor; readonly item: DeskItem }) {
  return (
    <RecordActions>
      {item.decisions.map(({ decision, word, closed }) =>
        closed === null ? (
          <Button
            key={decision}
            className="record-action"
            {...(decision === 'reject' && { variant: 'soft', color: 'red' })}
            onClick={() => desk.send({ type: 'decision.chosen', decision, key: keyOf(item) })}
          >
            <bdi>{word}</bdi>
          </Button>
        ) : (
          <ClosedAction key={decision} action={word} because={closed.reason} words={closed.message} />
        ),
      )}
    </RecordActions>
  )
}

function Fact({ value }: Pick<DeskFact, 'value'>) {
  switch (value.kind) {
    case 'text':
      return <bdi>{value.text}</bdi>
    case 'words':
      return (
        <span className="desk-said" dir="auto">
          {value.text}
        </span>
      )
    case 'time':
      return <DateText value={value.at} />
    case 'span':
      return <TimeRange from={value.from} to={value.to} />
  }
}
