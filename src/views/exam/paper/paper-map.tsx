import { useSelector } from '@xstate/react'
import { Bookmark } from 'lucide-react'
import { memo, useDeferredValue, type KeyboardEvent } from 'react'

import { language, texts } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'
import type { SheetQuestion } from '#machines/paper/sheet.ts'

import type { PaperActor } from '#views/paper/paper-actor.ts'
import { standingOf, type Standing } from './exam-paper.ts'

/**
 * All questions with how they stand; one tab stop, arrows move within. The map is drawn after the question, and asked
 * once a change for all of its cells: a paper may have hundreds.
 */
export function PaperMap({ paper }: { paper: PaperActor }) {
  const all = useSelector(paper, ({ context }) => context.paper?.questions ?? NONE)
  const questions = useDeferredValue(all, NONE)
  const standings = useSelector(
    paper,
    (snapshot) => all.map(({ questionID }) => standingOf(snapshot, questionID)),
    areSame,
  )
  const current = useSelector(paper, ({ context }) => context.current)
  const marked = useSelector(paper, ({ context }) => context.marked)
  const LL = texts().paper
  return (
    <nav className="paper-map" aria-label={LL.map()}>
      <h2 className="paper-map-title">{LL.map()}</h2>
      <ol className="paper-cells" onKeyDown={moveFocus}>
        {questions.map(({ questionID }, index) => (
          <Cell
            key={questionID}
            paper={paper}
            questionID={questionID}
            number={numberText(index + 1, language())}
            standing={standings[index] ?? 'open'}
            isMarked={marked.includes(questionID)}
            isCurrent={current === questionID}
          />
        ))}
      </ol>
    </nav>
  )
}

const NONE: readonly SheetQuestion[] = []
const areSame = (one: readonly Standing[], other: readonly Standing[]): boolean =>
  one.length === other.length && one.every((standing, at) => standing === other[at])

interface CellProps {
  readonly paper: PaperActor
  readonly questionID: string
  readonly number: string
  readonly standing: Standing
  readonly isMarked: boolean
  readonly isCurrent: boolean
}

const Cell = memo(function Cell({ paper, questionID, number, standing, isMarked, isCurrent }: CellProps) {
  const LL = texts().paper
  return (
    <li>
      <button
        type="button"
        className="paper-cell"
        data-standing={standing}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => paper.send({ type: 'question.chosen', questionID })}
      >
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">{LL.question({ number })}</span>
        <span className="visually-hidden">{LL.state[standing]()}</span>
        {isMarked && <Bookmark className="paper-cell-mark" size={12} aria-hidden="true" />}
        {isMarked && <span className="visually-hidden">{LL.state.marked()}</span>}
      </button>
    </li>
  )
})

/** Left and right as people read, up and down by rows. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const list = event.currentTarget
  const cells = [...list.querySelectorAll('button')]
  const at = cells.findIndex((cell) => cell === document.activeElement)
  const forward = language().dir === 'rtl' ? -1 : 1
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cells.length - 1,
  }
  const next = to[event.key]
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  cells[next]?.focus()
}
