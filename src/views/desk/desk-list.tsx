import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Check, Keyboard } from 'lucide-react'
import { useEffect, useId, type RefObject } from 'react'

import { deskDecisions, type DeskItem } from '#api/desk/desk.contract.ts'
import { texts } from '#i18n/texts.ts'
import { closedFor, keyOf } from '#machines/desk/desk-rules.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Status } from '#views/kit/status/status.tsx'
import type { DeskActor } from './desk-board.tsx'
import { ageText, dueText, urgencyOf } from './desk-times.tsx'

interface Props {
  readonly desk: DeskActor
  readonly list: RefObject<HTMLUListElement | null>
}

/** What waits, as a list in which several can be selected. The focus stays on the list; the current row is told. */
export function DeskList({ desk, list }: Props) {
  const { rows, ticked, current } = useSelector(desk, (snapshot) => snapshot.context)
  const id = useId()
  const at = rows.findIndex((row) => keyOf(row) === current)
  const LL = texts().desk
  useEffect(() => {
    if (document.activeElement === list.current)
      list.current?.querySelector('[data-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current, list])
  return (
    <div className="desk-pane">
      <div className="desk-bar">
        <label className="desk-all">
          <input
            type="checkbox"
            className="desk-box"
            checked={rows.length > 0 && ticked.length === rows.length}
            ref={(box) => {
              if (box !== null) box.indeterminate = ticked.length > 0 && ticked.length < rows.length
            }}
            onChange={() => desk.send({ type: 'page.ticked' })}
          />
          {LL.tickPage()}
        </label>
        <Button variant="ghost" color="gray" className="desk-help" onClick={() => desk.send({ type: 'keys.asked' })}>
          <Keyboard size={16} aria-hidden="true" />
          {LL.keys.show()}
        </Button>
      </div>
      <ul
        className="desk-rows"
        role="listbox"
        tabIndex={0}
        aria-label={LL.list()}
        aria-multiselectable="true"
        {...(at >= 0 && { 'aria-activedescendant': `${id}-${at}` })}
        ref={list}
      >
        {rows.map((row, index) => (
          <Row
            key={keyOf(row)}
            id={`${id}-${index}`}
            row={row}
            desk={desk}
            isTicked={ticked.includes(keyOf(row))}
            isCurrent={keyOf(row) === current}
          />
        ))}
      </ul>
      <Bulk desk={desk} />
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly row: DeskItem
  readonly desk: DeskActor
  readonly isTicked: boolean
  readonly isCurrent: boolean
}

function Row({ id, row, desk, isTicked, isCurrent }: RowProps) {
  const key = keyOf(row)
  const due = dueText(row)
  return (
    <li
      id={id}
      role="option"
      aria-selected={isTicked}
      className="desk-row"
      data-current={isCurrent}
      onClick={(event) => {
        const isTick = event.target instanceof Element && event.target.closest('.desk-tick') !== null
        if (event.shiftKey) desk.send({ type: 'range.ticked', key })
        else if (isTick || event.ctrlKey || event.metaKey) desk.send({ type: 'row.ticked', key })
        else desk.send({ type: 'row.opened', key })
      }}
      onMouseDown={(event) => {
        // A range of rows is selected, not their text.
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <span className="desk-tick" aria-hidden="true">
        <span className="desk-mark">{isTicked && <Check size={14} />}</span>
      </span>
      <Avatar id={row.who.userId} name={row.who.originalName} size={32} />
      <span className="desk-words">
        <span className="desk-who">
          <bdi>{row.who.originalName}</bdi> <bdi className="desk-kind">{row.name}</bdi>
        </span>
        <span className="desk-subject">
          <bdi>{row.subject.name}</bdi>
        </span>
        <span className="desk-times">
          {due !== null && (
            <Status kind={urgencyOf(row)}>
              <bdi>{due}</bdi>
            </Status>
          )}
          <bdi className="desk-age">{ageText(row)}</bdi>
        </span>
      </span>
    </li>
  )
}

/** Decisions on the selected rows; it stays in view on long pages. */
function Bulk({ desk }: { readonly desk: DeskActor }) {
  const { rows, ticked } = useSelector(desk, (snapshot) => snapshot.context)
  const targets = rows.filter((row) => ticked.includes(keyOf(row)))
  const LL = texts().desk
  return (
    <div className="desk-bulk" data-shown={targets.length > 0} role="group" aria-label={LL.bulk()}>
      <span role="status">{targets.length > 0 && LL.ticked({ count: targets.length })}</span>
      {targets.length > 0 &&
        deskDecisions.map((decision) => (
          <Button
            key={decision}
            className="record-action"
            aria-disabled={closedFor(targets, decision) !== null}
            {...(decision === 'reject' && { variant: 'soft', color: 'red' })}
            onClick={() => desk.send({ type: 'decision.chosen', decision })}
          >
            {LL.decision[decision]()}
          </Button>
        ))}
    </div>
  )
}
