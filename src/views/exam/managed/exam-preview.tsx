import { useSelector } from '@xstate/react'

import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'

import type { EditorActor } from '#views/editor/document.ts'
import { InsteadNotice, PreviewFrame } from '#views/editor/preview-frame.tsx'
import { QuestionShown } from '#views/question/question-shown.tsx'
import './exam-parts.css'

interface Props {
  readonly editor: EditorActor<'exam'>
  /** The language being edited. */
  readonly language: LanguageCode
}

const figure = (value: number): string => numberText(value, spoken())

/** A paper as a learner could get it, in each language. */
export function ExamPreview({ editor, language: written }: Props) {
  return (
    <PreviewFrame editor={editor} language={written}>
      {(language) => <Paper editor={editor} language={language} />}
    </PreviewFrame>
  )
}

function Paper({ editor, language }: Props) {
  const questions = useSelector(editor, (snapshot) => snapshot.context.preview) ?? []
  const { managedExam: LL, question } = texts()
  return (
    <div className="preview-page">
      <p className="editor-note">{LL.preview.drawnAnew()}</p>
      <ol className="exam-paper">
        {questions.map(({ questionID, kind, marks, views }, at) => {
          const view = views.find((one) => one.language === language) ?? views[0]
          const shown = languageOf(view?.language)?.code
          return (
            <li key={questionID}>
              <p className="exam-paper-head">
                <span>
                  {LL.preview.number({ number: figure(at + 1) })} · {question.kinds[kind]()}
                </span>
                <span>{LL.preview.marks({ marks: figure(marks / 10) })}</span>
              </p>
              {view !== undefined && shown !== undefined && (
                <>
                  {shown !== language && <InsteadNotice shown={shown} />}
                  <QuestionShown kind={kind} view={view} language={shown} />
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
