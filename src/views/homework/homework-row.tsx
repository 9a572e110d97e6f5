import { Button } from '@radix-ui/themes'
import { useId } from 'react'
import { Link } from 'wouter'

import type { HomeworkEntry } from '#api/homework/homework.contract.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { entryClosedBecause } from '#machines/homework/homework-offers.ts'

import '#views/kit/response-row/response-row.css'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { homeworkHref } from './homework-href.ts'
import { handInWord, stateKinds, windowOf } from './homework-words.ts'

interface Props {
  readonly entry: HomeworkEntry
  /** On the page of its class: whose it is need not be said. */
  readonly isWithinClass?: boolean
}

/** [HOMEWORK-02] Homework or another task in a list: name, class, window, state, and what can be done. */
export function HomeworkRow({ entry, isWithinClass = false }: Props) {
  const LL = texts().handIn
  const { taskID, name, state } = entry
  const [nameId, actionId] = [useId(), useId()]
  const { word, at } = windowOf(entry)
  const because = entryClosedBecause(entry)
  return (
    <li className="response-row" data-state={state}>
      <div className="response-row-words">
        {!isWithinClass && (
          <p className="response-row-of">
            <bdi>{entry.class?.className ?? LL.ownTask()}</bdi>
          </p>
        )}
        <h2 id={nameId} className="response-row-name">
          <bdi>{name}</bdi>
        </h2>
        <p className="response-row-time">
          {word} <DateText value={at} />
        </p>
        {entry.handedInAt !== null && (
          <p className="response-row-of">
            {LL.handedInAt()} <DateText value={entry.handedInAt} />
          </p>
        )}
      </div>
      <div className="response-row-state">
        <Status kind={stateKinds[state]}>{LL.state[state]()}</Status>
        <Button asChild variant="soft">
          <Link id={actionId} aria-labelledby={`${actionId} ${nameId}`} href={homeworkHref(taskID)}>
            {because === null ? handInWord(state) : LL.open()}
          </Link>
        </Button>
        {because !== null && <p className="response-row-why">{reasonText(texts(), because)}</p>}
      </div>
    </li>
  )
}
