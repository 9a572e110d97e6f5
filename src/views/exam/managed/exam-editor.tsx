import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'wouter'

import { EXAM_ABOUT_MAX } from '#api/exam/managed-exam.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { blankExam, examCompleteness, examLacks, type ExamWords } from '#machines/exam/exam-draft.ts'
import { inEvery, firstWritten } from '#machines/kit/language-texts.ts'
import { has } from '#machines/kit/watching.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, stateIn, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { EditorsSection } from '#views/editor/editors-section.tsx'
import { Fields } from '#views/editor/fields.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { Readiness } from '#views/editor/readiness.tsx'
import { addressOf, NEW } from '#views/editor/sections.ts'
import { NameAndAbout } from '#views/editor/name-and-about.tsx'
import { ExamParts } from './exam-parts.tsx'
import { ExamPreview } from './exam-preview.tsx'
import { ExamSettings } from './exam-settings.tsx'
import '#views/editor/document-parts.css'

/** [EXAM-01, EXAM-02 in part] The editor of an exam: when, for whom, its questions and its rules. */
export default function ExamEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const [draft] = useState(() => blankExam(new Date()))
  const editor = useActorRef(flows.editors.exam, { input: { kind: 'exam', id: id === NEW ? null : id, draft } })
  return (
    <EditorPage editor={editor} section="exams">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'exam'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const isPreview = useSelector(editor, has('preview'))
  return (
    <EditorFrame
      editor={editor}
      section="exams"
      names={inEvery((code) => draft.texts[code].name)}
      times={item}
      facts={item !== null && item.publishedAt !== null && <PapersLink examID={item.examID} />}
      hasPreview
    >
      <Lacks editor={editor} />
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => examCompleteness(draft, code)}
        note={texts().administration.courses.fallback()}
      >
        <Fields editor={editor}>
          <Words editor={editor} language={language} />
        </Fields>
      </LanguageSection>
      <Fields editor={editor}>
        <ExamSettings editor={editor} />
        <ExamParts editor={editor} />
        <EditorsSection
          stored={item?.editors ?? null}
          named={draft.editors}
          change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
        />
      </Fields>
      {isPreview && <ExamPreview editor={editor} language={language} />}
    </EditorFrame>
  )
}

/** Once it has been published, learners write papers. */
const PapersLink = ({ examID }: { readonly examID: string }) => (
  <li>
    <Link href={`${addressOf('papers')}?exam=${examID}`}>{texts().marking.papers()}</Link>
  </li>
)

/** What it lacks before it can be published. */
function Lacks({ editor }: { editor: EditorActor<'exam'> }) {
  const state = useSelector(editor, stateIn)
  const draft = useDraft(editor)
  const lacks = examLacks(draft)
  const { ready: LL } = texts().managedExam
  return (
    <Readiness
      state={state}
      parts={[
        { text: LL.name(), isMissing: lacks.name },
        { text: LL.window(), isMissing: !lacks.fitsWindow },
        ...(draft.audience === 'all' ? [] : [{ text: LL.audience(), isMissing: lacks.audience }]),
        { text: LL.questions(), isMissing: lacks.questions },
      ]}
    />
  )
}

/** Its name, and what learners read before they begin. */
function Words({ editor, language }: { editor: EditorActor<'exam'>; language: LanguageCode }) {
  const draft = useDraft(editor)
  const { managedExam: LL } = texts()
  const words = draft.texts[language]
  const set = (changed: Partial<ExamWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <NameAndAbout
      language={language}
      words={words}
      instead={{
        name: firstWritten(draft.texts, ({ name }) => name),
        about: firstWritten(draft.texts, ({ about }) => about),
      }}
      labels={{ name: LL.name(), about: LL.about(), aboutHint: LL.aboutHint() }}
      aboutMax={EXAM_ABOUT_MAX}
      change={set}
    />
  )
}
