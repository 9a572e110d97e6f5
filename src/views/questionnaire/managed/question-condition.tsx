import { useId } from 'react'

import type { LanguageCode } from '#i18n/locales.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'
import { optionsOf, type DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'

import { CheckLine } from '#views/editor/check-line.tsx'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { toggledIn } from '#views/editor/toggled-in.ts'
import { figure, nameOf, optionNameOf } from './question-names.ts'

type Condition = DraftFormQuestion['condition']
interface Props {
  readonly before: readonly DraftFormQuestion[]
  readonly language: LanguageCode
  /** Null: everybody is asked. */
  readonly condition: Condition
  readonly choose: (condition: Condition) => void
}

/** No id of a question is empty, and neither is a value of a choice. */
const ALL = '-'

/** Who is asked a question: everybody, or only who has chosen certain options of an earlier one. */
export function QuestionCondition({ before, language, condition, choose }: Props) {
  const id = useId()
  const { administration, managedQuestionnaire: LL } = texts()
  const earlier = before.filter((one) => optionsOf(one).length > 0)
  if (earlier.length === 0) return null
  const asked = earlier.find(({ questionID }) => questionID === condition?.questionID)
  const entries = earlier.map((one) => {
    const name = nameOf(one, language)
    const number = figure(before.indexOf(one) + 1)
    return {
      value: one.questionID,
      text: `${number}. ${isolated(name === '' ? administration.items.untitled() : name)}`,
    }
  })
  return (
    <div className="asked-condition">
      <ChoiceField
        label={LL.condition()}
        value={asked?.questionID ?? ALL}
        entries={[{ value: ALL, text: LL.asksAll() }, ...entries]}
        choose={(questionID) => choose(questionID === ALL ? null : { questionID, optionIDs: [] })}
      />
      {asked !== undefined && condition !== null && (
        <div className="asked-condition-options" role="group" aria-labelledby={id}>
          <p className="editor-note" id={id}>
            {LL.chosenHint()}
          </p>
          <div className="check-lines">
            {optionsOf(asked).map((optionID) => (
              <CheckLine
                key={optionID}
                text={optionNameOf(asked, optionID, language)}
                isOn={condition.optionIDs.includes(optionID)}
                change={() =>
                  choose({ ...condition, optionIDs: toggledIn(optionsOf(asked), condition.optionIDs, optionID) })
                }
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
