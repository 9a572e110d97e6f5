import type { QuestionView } from '#api/question/question.contract.ts'
import { defaultLanguage, languageOf, type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import { answerFormOf } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { QuestionShown } from '#views/question/question-shown.tsx'
import { figure } from './question-names.ts'

interface Props {
  readonly question: DraftFormQuestion
  readonly view: Pick<QuestionView, 'options' | 'stem'>
  /** Of the view. */
  readonly language: LanguageCode
}

/** A question as it is asked, with what is said about how to answer it. */
export function QuestionAsked({ question, view, language }: Props) {
  if (answerFormOf(question) === 'scale') return <Scale view={view} language={language} />
  const hints = hintsOf(question)
  return (
    <QuestionShown kind={question.kind} view={view} language={language}>
      {hints.length > 0 && <p className="editor-note">{hints.join(' · ')}</p>}
    </QuestionShown>
  )
}

/** How options are put in order, or how many of several are to be chosen. */
function hintsOf(question: DraftFormQuestion): string[] {
  const { preview: LL } = texts().managedQuestionnaire
  const form = answerFormOf(question)
  if (form === 'rank') return [LL.rankHint()]
  if (form !== 'multiple') return []
  const { least, most } = question
  return [
    ...(least === null ? [] : [LL.least({ count: figure(least) })]),
    ...(most === null ? [] : [LL.most({ count: figure(most) })]),
  ]
}

/** Numbered points in a row, and what those with words mean: its ends above all. */
function Scale({ view, language }: Omit<Props, 'question'>) {
  const { tag, dir } = languageOf(language) ?? defaultLanguage
  // Points have a fixed order and no id.
  const points = view.options.map((html, at) => ({ number: figure(at + 1), html }))
  return (
    <div className="question-shown" dir={dir}>
      <Prose html={view.stem} lang={tag} dir={dir} />
      <div className="asked-scale">
        <ol className="asked-points">
          {points.map(({ number }) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
        <ul className="asked-meanings">
          {points.map(
            ({ number, html }) =>
              html !== '' && (
                <li key={number}>
                  <span>{number}</span>
                  <Prose html={html} lang={tag} dir={dir} />
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  )
}
