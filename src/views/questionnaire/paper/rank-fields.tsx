import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'

import { texts } from '#i18n/texts.ts'
import { movedBy, orderOf } from '#machines/paper/choosing.ts'
import type { SheetQuestion } from '#machines/paper/sheet.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { give, mayAnswer, type PaperActor } from '#views/paper/paper-actor.ts'
import { figure, stemId } from './shown-sheet.ts'
import '#views/kit/icon-button/icon-button.css'
import './rank-fields.css'

interface Props {
  readonly paper: PaperActor
  readonly question: SheetQuestion
}
interface Move {
  readonly optionID: string
  readonly by: number
  /** From 1. */
  readonly place: number
}

const NONE: readonly string[] = []
const buttonId = (questionID: string, { optionID, by }: Pick<Move, 'optionID' | 'by'>): string =>
  `rank-${questionID}-${optionID}-${by < 0 ? 'up' : 'down'}`

/** Options that are put in order by buttons, which pointers, keys and screen readers use alike. */
export function RankFields({ paper, question }: Props) {
  const { questionID, options } = question
  const chosen = useSelector(paper, ({ context }) => context.answers[questionID]?.chosen ?? NONE)
  const isOpen = useSelector(paper, mayAnswer(questionID))
  const [moved, setMoved] = useState<Move | null>(null)
  // The button goes with its option, and takes the focus along.
  useEffect(() => {
    if (moved !== null) document.getElementById(buttonId(questionID, moved))?.focus()
  }, [questionID, moved])
  const order = orderOf(question, chosen)
  const { rank: LL } = texts().questionnaireSheet
  const move = (optionID: string, by: number) => {
    const next = movedBy(order, optionID, by)
    if (next === null) return
    give(paper, questionID, next)
    setMoved({ optionID, by, place: next.indexOf(optionID) + 1 })
  }
  return (
    <div className="sheet-rank" role="group" aria-labelledby={stemId(questionID)}>
      <ol className="sheet-rank-places" data-given={chosen.length > 0}>
        {order.map((optionID, at) => (
          <Place
            key={optionID}
            question={question}
            optionID={optionID}
            at={at}
            isOpen={isOpen}
            move={(by) => move(optionID, by)}
          />
        ))}
      </ol>
      {chosen.length === 0 && (
        <div className="sheet-rank-untouched">
          <p>{LL.untouched()}</p>
          <Button variant="soft" disabled={!isOpen} onClick={() => give(paper, questionID, [...order])}>
            {LL.keep()}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {moved !== null && LL.moved({ number: figure(moved.place), count: figure(options.length) })}
      </p>
    </div>
  )
}

interface PlaceProps {
  readonly question: SheetQuestion
  readonly optionID: string
  readonly at: number
  readonly isOpen: boolean
  readonly move: (by: number) => void
}

function Place({ question: { questionID, options, language }, optionID, at, isOpen, move }: PlaceProps) {
  const { rank: LL } = texts().questionnaireSheet
  const wordsId = `rank-${questionID}-${optionID}`
  const text = options.find((option) => option.optionID === optionID)?.text ?? ''
  const steps = [
    { by: -1, name: LL.up(), icon: <ArrowUp size={18} aria-hidden="true" />, isEnd: at === 0 },
    { by: 1, name: LL.down(), icon: <ArrowDown size={18} aria-hidden="true" />, isEnd: at === options.length - 1 },
  ]
  return (
    <li className="sheet-rank-place">
      <span className="sheet-rank-number">{figure(at + 1)}</span>
      <div id={wordsId} className="sheet-rank-words">
        <Prose html={text} {...writtenIn(language)} />
      </div>
      {steps.map(({ by, name, icon, isEnd }) => (
        <button
          key={by}
          id={buttonId(questionID, { optionID, by })}
          type="button"
          className="icon-button"
          aria-label={name}
          aria-describedby={wordsId}
          // At an end it keeps the focus.
          aria-disabled={isEnd || !isOpen}
          onClick={() => isOpen && move(by)}
        >
          {icon}
        </button>
      ))}
    </li>
  )
}
