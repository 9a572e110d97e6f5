import { useSelector } from '@xstate/react'

import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import { isSameSubject } from '#api/questionnaire/subject-rule.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { namesText } from '#i18n/names.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'
import { answerFormOf, pagesOf } from '#machines/questionnaire/question-edits.ts'
import type { DraftFormQuestion } from '#machines/questionnaire/questionnaire-draft.ts'

import { useDraft, type EditorActor } from '#views/editor/document.ts'
import { InsteadNotice, PreviewFrame } from '#views/editor/preview-frame.tsx'
import { answerFormText, figure, optionNameOf } from './question-names.ts'
import { WithSubjects } from './class-subjects.tsx'
import { QuestionAsked } from './question-asked.tsx'
import { subjectText } from './question-subject.tsx'
import './questionnaire.css'

interface Props {
  readonly editor: EditorActor<'questionnaire'>
  /** The language being edited. */
  readonly language: LanguageCode
}

/** The pages of a questionnaire as people of each language will see them. */
export function QuestionnairePreview({ editor, language: written }: Props) {
  return (
    <PreviewFrame editor={editor} language={written}>
      {(language) => (
        <WithSubjects editor={editor}>
          {(ofClass) => <Pages editor={editor} language={language} ofClass={ofClass} />}
        </WithSubjects>
      )}
    </PreviewFrame>
  )
}

interface PagesProps extends Props {
  readonly ofClass: ClassSubjects | null
}

function Pages({ editor, language, ofClass }: PagesProps) {
  const { kind, texts: written, questions } = useDraft(editor)
  const preview = useSelector(editor, (snapshot) => snapshot.context.preview) ?? []
  const { managedQuestionnaire: LL, question: words } = texts()
  const pages = pagesOf(questions)
  const hasPages = (pages.at(-1) ?? 1) > 1
  const about = nameIn(
    inEvery((code) => written[code].about),
    language,
  )
  return (
    <div className="preview-page">
      {about !== '' && (
        <p className="questionnaire-about" dir="auto">
          {about}
        </p>
      )}
      <ol className="questionnaire-paper">
        {questions.map((one, at) => {
          const views = preview.find(({ questionID }) => questionID === one.questionID)?.views ?? []
          const view = views.find((each) => each.language === language) ?? views[0]
          const shown = languageOf(view?.language)?.code
          const page = pages[at] ?? 1
          return (
            <li key={one.questionID}>
              {hasPages && page !== pages[at - 1] && <p className="asked-page">{LL.page({ number: figure(page) })}</p>}
              {kind === 'evaluation' && <Subject question={one} before={questions[at - 1]} ofClass={ofClass} />}
              <Head question={one} number={at + 1} />
              <Only question={one} questions={questions} language={language} />
              {view === undefined || shown === undefined ? (
                <p className="editor-note">{words.preview.nothing()}</p>
              ) : (
                <>
                  {shown !== language && <InsteadNotice shown={shown} />}
                  <QuestionAsked question={one} view={view} language={shown} />
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface SubjectProps {
  readonly question: DraftFormQuestion
  readonly before: DraftFormQuestion | undefined
  readonly ofClass: ClassSubjects | null
}

/** What it is about, said once for questions that follow each other. */
function Subject({ question: { subject }, before, ofClass }: SubjectProps) {
  if (subject === null || (before !== undefined && isSameSubject(subject, before.subject))) return null
  return <p className="questionnaire-subject">{subjectText(subject, ofClass)}</p>
}

/** Its number, how it is answered, and whether it has to be. */
function Head({ question, number }: { readonly question: DraftFormQuestion; readonly number: number }) {
  const { managedExam, managedQuestionnaire: LL } = texts()
  return (
    <p className="questionnaire-paper-head">
      <span>
        {managedExam.preview.number({ number: figure(number) })} · {answerFormText(answerFormOf(question))}
      </span>
      {question.isRequired && <span>{LL.required()}</span>}
    </p>
  )
}

interface OnlyProps {
  readonly question: DraftFormQuestion
  readonly questions: readonly DraftFormQuestion[]
  readonly language: LanguageCode
}

/** Of whom it is asked, where not of everybody. */
function Only({ question: { condition }, questions, language }: OnlyProps) {
  const { preview: LL } = texts().managedQuestionnaire
  const at = questions.findIndex(({ questionID }) => questionID === condition?.questionID)
  const asked = questions[at]
  if (condition === null || asked === undefined) return null
  const names = condition.optionIDs.map((optionID) => optionNameOf(asked, optionID, language))
  return (
    <p className="editor-note">
      {LL.onlyIf({ number: figure(at + 1) })} {namesText(names, spoken())}
    </p>
  )
}
