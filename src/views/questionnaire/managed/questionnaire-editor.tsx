import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery } from '#machines/kit/language-texts.ts'
import { has } from '#machines/kit/watching.ts'
import { begunEvaluation } from '#machines/questionnaire/evaluation-draft.ts'
import { begunWith } from '#machines/questionnaire/begun-with.ts'
import {
  blankQuestionnaire,
  questionnaireCompleteness,
  questionnaireLacks,
  type QuestionnaireDraft,
} from '#machines/questionnaire/questionnaire-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, stateIn, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { EditorsSection } from '#views/editor/editors-section.tsx'
import { Fields } from '#views/editor/fields.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { Readiness } from '#views/editor/readiness.tsx'
import { addressOf, NEW } from '#views/editor/sections.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { beginAddress, begunIn } from './begin-address.ts'
import { LeftOut, WithSubjects } from './class-subjects.tsx'
import { QuestionnairePreview } from './questionnaire-preview.tsx'
import { QuestionnaireQuestions } from './questionnaire-questions.tsx'
import { QuestionnaireResults } from './questionnaire-results.tsx'
import { QuestionnaireSettings } from './questionnaire-settings.tsx'
import { QuestionnaireWordFields } from './questionnaire-words.tsx'
import { asksResults, resultsAddress } from './results-address.ts'
import '#views/editor/document-parts.css'

interface Props {
  readonly editor: EditorActor<'questionnaire'>
}

/**
 * [QUEST-01, QUEST-02 in part] The editor of a questionnaire, or what was answered to it. The address may say what a
 * new one is begun with.
 */
export default function QuestionnaireEditor({ id, query }: { id: string; query: URLSearchParams }) {
  // Once it is stored, its address no longer says so.
  const [{ from, classID }] = useState(() => (id === NEW ? begunIn(query) : { from: null, classID: null }))
  if (id !== NEW && asksResults(query)) return <QuestionnaireResults id={id} />
  if (classID !== null) return <BegunEvaluation from={from} classID={classID} />
  return from === null ? (
    <Opened id={id} />
  ) : (
    <Source id={from}>{(source) => <Copied draftOf={() => begunWith(source, new Date(), newID)} />}</Source>
  )
}

const newID = (): string => crypto.randomUUID()

function Opened({ id }: { readonly id: string }) {
  const [draft] = useState(() => blankQuestionnaire(new Date()))
  return <Edited id={id === NEW ? null : id} draft={draft} />
}

/** What a new one is begun with, once it is there. */
function Source({
  id,
  children,
}: {
  readonly id: string
  readonly children: (item: ManagedQuestionnaire) => ReactNode
}) {
  const detail = useActorRef(useAdministration().flows.oneQuestionnaire, { input: { id } })
  return (
    <DetailFaces detail={detail} missing={<NoSource />}>
      {children}
    </DetailFaces>
  )
}

function NoSource() {
  const { administration, problem } = texts()
  return (
    <Face title={problem.missingHeading()} text={problem.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={addressOf('questionnaires')}>{administration.editor.toList()}</Link>
      </Button>
    </Face>
  )
}

function Copied({ draftOf }: { readonly draftOf: () => QuestionnaireDraft }) {
  const [draft] = useState(draftOf)
  return <Edited id={null} draft={draft} />
}

/** [EVAL-01] A new evaluation of a class, for its courses and teachers. */
function BegunEvaluation({ from, classID }: { readonly from: string | null; readonly classID: string }) {
  const detail = useActorRef(useAdministration().flows.classSubjects, { input: { id: classID } })
  return (
    <DetailFaces detail={detail} missing={<NoSource />}>
      {(ofClass) =>
        from === null ? (
          <ForClass form={null} ofClass={ofClass} />
        ) : (
          <Source id={from}>{(form) => <ForClass form={form} ofClass={ofClass} />}</Source>
        )
      }
    </DetailFaces>
  )
}

interface ForClassProps {
  readonly form: ManagedQuestionnaire | null
  readonly ofClass: ClassSubjects
}

function ForClass({ form, ofClass }: ForClassProps) {
  const [{ draft, left }] = useState(() => begunEvaluation(form, ofClass, new Date(), newID))
  return (
    <>
      {left > 0 && <LeftOut count={left} />}
      <Edited id={null} draft={draft} />
    </>
  )
}

function Edited({ id, draft }: { readonly id: string | null; readonly draft: QuestionnaireDraft }) {
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.questionnaire, { input: { kind: 'questionnaire', id, draft } })
  return (
    <EditorPage editor={editor} section="questionnaires">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: Props) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const isPreview = useSelector(editor, has('preview'))
  const { administration, managedQuestionnaire: LL, questionnaireResults } = texts()
  return (
    <EditorFrame
      editor={editor}
      section="questionnaires"
      names={inEvery((code) => draft.texts[code].name)}
      times={item}
      facts={
        item !== null && (
          <>
            <li>
              <Link href={beginAddress(item.questionnaireID)}>{LL.copy()}</Link>
            </li>
            {!item.isTemplate && item.editors.as !== 'nobody' && (
              <li>
                <Link href={resultsAddress(item.questionnaireID)}>{questionnaireResults.results()}</Link>
              </li>
            )}
          </>
        )
      }
      hasPreview
    >
      <Lacks editor={editor} />
      <Fields editor={editor}>
        <QuestionnaireSettings editor={editor} />
      </Fields>
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => questionnaireCompleteness(draft, code)}
        note={administration.courses.fallback()}
      >
        <QuestionnaireWordFields editor={editor} language={language} />
        <WithSubjects editor={editor}>
          {(ofClass) => <QuestionnaireQuestions editor={editor} language={language} ofClass={ofClass} />}
        </WithSubjects>
      </LanguageSection>
      <Fields editor={editor}>
        <EditorsSection
          stored={item?.editors ?? null}
          named={draft.editors}
          change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
        />
      </Fields>
      {isPreview && <QuestionnairePreview editor={editor} language={language} />}
    </EditorFrame>
  )
}

/** What it lacks before it can be published; a template never is. */
function Lacks({ editor }: Props) {
  const state = useSelector(editor, stateIn)
  const draft = useDraft(editor)
  if (draft.isTemplate) return null
  const lacks = questionnaireLacks(draft)
  const { ready: LL } = texts().managedQuestionnaire
  return (
    <Readiness
      state={state}
      parts={[
        { text: LL.name(), isMissing: lacks.name },
        { text: LL.window(), isMissing: !lacks.isForward },
        ...(draft.kind === 'evaluation'
          ? [{ text: LL.class(), isMissing: lacks.class }]
          : draft.audience === 'all'
            ? []
            : [{ text: LL.audience(), isMissing: lacks.audience }]),
        { text: LL.questions(), isMissing: lacks.questions },
        ...(lacks.questions ? [] : [{ text: LL.whole(), isMissing: lacks.wholeQuestions }]),
        ...(draft.kind === 'vote' ? [{ text: LL.vote(), isMissing: lacks.vote }] : []),
        ...(draft.kind === 'evaluation' ? [{ text: LL.subjects(), isMissing: lacks.subjects }] : []),
      ]}
    />
  )
}
