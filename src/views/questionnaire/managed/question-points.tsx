import { useState } from 'react'

import { isInkless } from '#api/kit/written-text.ts'
import { OPTION_MAX } from '#api/question/question.contract.ts'
import { texts } from '#i18n/texts.ts'
import { OPTIONS_MIN, POINTS_MAX, withPoints } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { ChoiceField } from '#views/editor/choice-field.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import { figure } from './question-names.ts'
import type { OptionsProps } from './question-options.tsx'

/** Whether an option has words in any language. */
const hasWords = ({ texts: written }: DraftFormQuestion, id: string): boolean =>
  Object.values(written).some(({ options }) => !isInkless(options[id] ?? ''))

/** The points of a scale: how many there are, and what its ends mean. */
export function QuestionPoints({ question, language, isFixed, change, write }: OptionsProps) {
  const { options, texts: written } = question
  // Words that were options of a plain choice are sent, and so they are shown; a field stays while it is emptied.
  const [worded] = useState(() => options.filter((id) => hasWords(question, id)))
  const { managedQuestionnaire: LL } = texts()
  const last = options.length - 1
  const labelOf = (at: number) =>
    at === 0 ? LL.firstPoint() : at === last ? LL.lastPoint() : LL.point({ number: figure(at + 1) })
  // A choice has no values between two that are typed, which would drop points and the conditions on them.
  const counts = Array.from({ length: Math.max(POINTS_MAX, options.length) - 1 }, (_, at) => at + OPTIONS_MIN)
  return (
    <div className="text-fields">
      {!isFixed && (
        <div className="field-grid">
          <ChoiceField
            label={LL.points()}
            note={LL.pointsHint()}
            value={String(options.length)}
            entries={counts.map((count) => ({ value: String(count), text: figure(count) }))}
            choose={(count) => change((now) => withPoints(now, Number(count), () => crypto.randomUUID()))}
          />
        </div>
      )}
      {options.map(
        (id, at) =>
          (at === 0 || at === last || worded.includes(id)) && (
            <TextField
              key={id}
              label={labelOf(at)}
              language={language}
              max={OPTION_MAX}
              placeholder={firstWritten(written, ({ options }) => options[id] ?? '')}
              value={written[language].options[id] ?? ''}
              change={(text) => write(id, text)}
            />
          ),
      )}
    </div>
  )
}
