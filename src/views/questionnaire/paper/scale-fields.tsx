import { useSelector } from '@xstate/react'

import type { SheetQuestion } from '#machines/paper/sheet.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { give, mayAnswer, type PaperActor } from '#views/paper/paper-actor.ts'
import { figure, stemId } from './shown-sheet.ts'
import './scale-fields.css'

interface Props {
  readonly paper: PaperActor
  readonly question: SheetQuestion
}

/** Numbered points in a row, and what those with words mean: its ends above all. */
export function ScaleFields({ paper, question: { questionID, options, language } }: Props) {
  const chosen = useSelector(paper, ({ context }) => context.answers[questionID]?.chosen[0])
  const isOpen = useSelector(paper, mayAnswer(questionID))
  const meaningId = (optionID: string): string => `meaning-${questionID}-${optionID}`
  return (
    <fieldset className="sheet-scale" aria-labelledby={stemId(questionID)}>
      <div className="sheet-scale-points">
        {options.map(({ optionID, text }, at) => (
          <label key={optionID} className="sheet-scale-point" data-chosen={optionID === chosen}>
            <input
              type="radio"
              name={questionID}
              checked={optionID === chosen}
              disabled={!isOpen}
              {...(text !== '' && { 'aria-describedby': meaningId(optionID) })}
              onChange={() => give(paper, questionID, [optionID])}
            />
            <span>{figure(at + 1)}</span>
          </label>
        ))}
      </div>
      <ul className="sheet-scale-meanings">
        {options.map(
          ({ optionID, text }, at) =>
            text !== '' && (
              <li key={optionID} id={meaningId(optionID)} data-chosen={optionID === chosen}>
                <span aria-hidden="true">{figure(at + 1)}</span>
                <Prose html={text} {...writtenIn(language)} />
              </li>
            ),
        )}
      </ul>
    </fieldset>
  )
}
