import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { TRUE_FALSE, type QuestionKind, type QuestionView } from '#api/question/question.contract.ts'
import { defaultLanguage, languageOf, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { letterOf } from './letter.ts'
import './question.css'

interface Props {
  readonly kind: QuestionKind
  readonly view: Pick<QuestionView, 'options' | 'stem'>
  /** Of the view. */
  readonly language: LanguageCode
  /** Whether the option at a place, from 0, is right; absent: it is not shown. */
  readonly isRight?: (at: number) => boolean
  /** Below the question. */
  readonly children?: ReactNode
}

/** A question as it stands on a paper, with what is right if that is shown. */
export function QuestionShown({ kind, view, language, isRight, children }: Props) {
  const { question: LL } = texts()
  const { tag, dir } = languageOf(language) ?? defaultLanguage
  const lines =
    kind === 'trueFalse'
      ? TRUE_FALSE.map((answer) => ({ key: answer, shown: <span>{LL[answer]()}</span> }))
      : view.options.map((html, at) => ({ key: String(at), shown: <Prose html={html} lang={tag} dir={dir} /> }))
  return (
    <div className="question-shown" dir={dir}>
      <Prose html={view.stem} lang={tag} dir={dir} />
      {kind === 'short' ? (
        <p className="question-space">{LL.preview.answerHere()}</p>
      ) : (
        <ol className="question-lines">
          {lines.map(({ key, shown }, at) => (
            <li key={key} className="question-line" data-right={isRight?.(at) === true}>
              <span className="question-letter">{letterOf(at)}</span>
              {shown}
              {isRight?.(at) === true && (
                <span className="question-mark">
                  <CircleCheck size={16} aria-hidden="true" />
                  {LL.preview.right()}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {children}
    </div>
  )
}
