import type { QuestionResult } from '#api/questionnaire/results.contract.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { ownName, type OptionResult } from './result-figures.ts'

interface Props {
  readonly question: QuestionResult
  readonly option: OptionResult
  /** Its place among the options as they are asked. */
  readonly at: number
}

/** What an option says; a point of a scale has its number, and words where its author gave it some. */
export function OptionWords({ question, option, at }: Props) {
  const name = ownName(question, option, at)
  return (
    <div className="tally-words">
      {name !== null && <span>{name}</span>}
      {option.text !== '' && <Prose html={option.text} {...writtenIn(question.language)} />}
    </div>
  )
}
