import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'

import { OPTION_MAX, OPTIONS_MAX } from '#api/question/question.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { withOption, withoutOption } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import { letterOf } from '#views/question/letter.ts'
import type { ChangeQuestion } from './question-form.tsx'

export interface OptionsProps {
  readonly question: DraftFormQuestion
  readonly language: LanguageCode
  /** None comes or goes any more, and they stay in their order. */
  readonly isFixed: boolean
  readonly change: ChangeQuestion
  /** Writes the text of an option in the language. */
  readonly write: (optionID: string, text: string) => void
}

/** The options of a choice or of a ranking. */
export function QuestionOptions({ question, language, isFixed, change, write }: OptionsProps) {
  const { options, texts: written } = question
  const { question: LL } = texts()
  const move = (at: number, by: number) => change((now) => ({ ...now, options: moved(now.options, at, by) }))
  return (
    <div className="editor-section">
      <h5 className="editor-label">{LL.options()}</h5>
      <ol className="labelled-lines">
        {options.map((id, at) => {
          const label = LL.option({ letter: letterOf(at) })
          return (
            <li key={id} className="part-head">
              <TextField
                label={label}
                language={language}
                max={OPTION_MAX}
                placeholder={firstWritten(written, ({ options }) => options[id] ?? '')}
                value={written[language].options[id] ?? ''}
                change={(text) => write(id, text)}
              />
              {!isFixed && (
                <OrderButtons
                  name={label}
                  up={at === 0 ? null : () => move(at, -1)}
                  down={at === options.length - 1 ? null : () => move(at, 1)}
                  remove={() => change((now) => withoutOption(now, id))}
                />
              )}
            </li>
          )
        })}
      </ol>
      {!isFixed && options.length < OPTIONS_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => change((now) => withOption(now, () => crypto.randomUUID()))}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addOption()}
        </Button>
      )}
    </div>
  )
}
