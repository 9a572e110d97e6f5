import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'

import { hasOwnOptions } from '#api/question/question-rule.ts'
import { EXPLANATION_MAX, OPTION_MAX, OPTIONS_MAX } from '#api/question/question.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import { withOption, withRight, type DraftOption, type QuestionWords } from '#machines/question/question-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import { letterOf } from '../letter.ts'
import { StemField } from '../stem-field.tsx'

interface Props {
  readonly editor: EditorActor<'question'>
  readonly language: LanguageCode
}

/** Changes the words of one language, from what is written by then: an upload can end while somebody types. */
const setWords = ({ editor, language }: Props, edit: (words: QuestionWords) => Partial<QuestionWords>): void =>
  changeDraft(editor, (draft) => ({
    ...draft,
    texts: { ...draft.texts, [language]: { ...draft.texts[language], ...edit(draft.texts[language]) } },
  }))

/** What a question says in one language: question, options, explanation. */
export function QuestionWordFields(props: Props) {
  const { editor, language } = props
  const draft = useDraft(editor)
  const { question: LL } = texts()
  const words = draft.texts[language]
  return (
    <div className="text-fields question-words">
      <StemField
        language={language}
        stem={words.stem}
        instead={firstWritten(draft.texts, ({ stem }) => stem)}
        rewrite={(edit) => setWords(props, ({ stem }) => ({ stem: edit(stem) }))}
      />
      {hasOwnOptions(draft.kind) && <Options {...props} />}
      <TextField
        label={LL.explanation()}
        language={language}
        rows={3}
        max={EXPLANATION_MAX}
        isCounted
        note={LL.explanationHint()}
        placeholder={firstWritten(draft.texts, ({ explanation }) => explanation)}
        value={words.explanation}
        change={(explanation) => setWords(props, () => ({ explanation }))}
      />
    </div>
  )
}

/** The options of a choice, each with whether it is right. */
function Options(props: Props) {
  const { editor, language } = props
  const { kind, options, texts: written } = useDraft(editor)
  const { question: LL } = texts()
  const set = (edit: (stored: readonly DraftOption[]) => readonly DraftOption[]) =>
    changeDraft(editor, (draft) => ({ ...draft, options: edit(draft.options) }))
  return (
    <div className="editor-section">
      <div className="editor-section-head">
        <h3 className="editor-subheading">{LL.options()}</h3>
        <p className="editor-note">{LL.optionsHint()}</p>
      </div>
      <ol className="labelled-lines">
        {options.map(({ key, isRight }, at) => {
          const letter = letterOf(at)
          const label = LL.option({ letter })
          return (
            <li key={key} className="question-option">
              <label className="question-right">
                <input
                  type={kind === 'single' ? 'radio' : 'checkbox'}
                  name={kind === 'single' ? 'right-option' : undefined}
                  aria-label={LL.rightOption({ letter })}
                  checked={isRight}
                  onChange={(event) => changeDraft(editor, (draft) => withRight(draft, key, event.target.checked))}
                />
              </label>
              <TextField
                label={label}
                language={language}
                max={OPTION_MAX}
                placeholder={firstWritten(written, ({ options }) => options[key] ?? '')}
                value={written[language].options[key] ?? ''}
                change={(text) => setWords(props, (words) => ({ options: { ...words.options, [key]: text } }))}
              />
              <OrderButtons
                name={label}
                up={at === 0 ? null : () => set((stored) => moved(stored, at, -1))}
                down={at === options.length - 1 ? null : () => set((stored) => moved(stored, at, 1))}
                remove={() => set((stored) => stored.filter((option) => option.key !== key))}
              />
            </li>
          )
        })}
      </ol>
      {options.length < OPTIONS_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => changeDraft(editor, withOption)}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addOption()}
        </Button>
      )}
    </div>
  )
}
