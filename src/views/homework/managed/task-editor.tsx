import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import type { ManagedClass } from '#api/class/managed-class.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { begunWith } from '#machines/homework/begun-with.ts'
import { blankTask, taskCompleteness, taskLacks, type TaskDraft } from '#machines/homework/task-draft.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'

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
import { beginAddress, begunIn, handInsAddress } from './task-address.ts'
import { TaskAttachments } from './task-attachments.tsx'
import { TaskRubric } from './task-rubric.tsx'
import { TaskSettings } from './task-settings.tsx'
import { TaskWordFields } from './task-words.tsx'
import '#views/editor/document-parts.css'

interface Props {
  readonly editor: EditorActor<'task'>
}

/** [ENTITY-27 in part] The editor of a task. The address may say what a new one is begun with. */
export function TaskEditor({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  // Once it is stored, its address no longer says so.
  const [{ from, classID }] = useState(() => (id === NEW ? begunIn(query) : { from: null, classID: null }))
  if (from !== null) return <Copied id={from} />
  return classID === null ? <Opened id={id} draftOf={() => blankTask(new Date())} /> : <ForClass classID={classID} />
}

/** Begun with an earlier one, once it is there. */
function Copied({ id }: { readonly id: string }) {
  const detail = useActorRef(useAdministration().flows.oneTask, { input: { id } })
  return (
    <DetailFaces detail={detail} missing={<NoSource />}>
      {(source) => <Opened id={NEW} draftOf={() => begunWith(source, new Date(), () => crypto.randomUUID())} />}
    </DetailFaces>
  )
}

/** For a class, once its name is there. */
function ForClass({ classID }: { readonly classID: string }) {
  const detail = useActorRef(useAdministration().flows.managedClasses.oneClass, { input: { id: classID } })
  return (
    <DetailFaces detail={detail} missing={<NoSource />}>
      {(one) => <Opened id={NEW} draftOf={() => blankTask(new Date(), { classID, name: nameOf(one) })} />}
    </DetailFaces>
  )
}

const nameOf = ({ texts: written }: ManagedClass): string =>
  nameIn(
    inEvery((code) => written.find(({ language }) => language === code)?.name ?? ''),
    spoken().code,
  )

function NoSource() {
  const { administration, problem } = texts()
  return (
    <Face title={problem.missingHeading()} text={problem.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={addressOf('tasks')}>{administration.editor.toList()}</Link>
      </Button>
    </Face>
  )
}

function Opened({ id, draftOf }: { readonly id: string; readonly draftOf: () => TaskDraft }) {
  const [draft] = useState(draftOf)
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.task, { input: { kind: 'task', id: id === NEW ? null : id, draft } })
  return (
    <EditorPage editor={editor} section="tasks">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: Props) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const { administration, managedTask: LL, managedQuestionnaire } = texts()
  return (
    <EditorFrame
      editor={editor}
      section="tasks"
      names={inEvery((code) => draft.texts[code].name)}
      times={item}
      facts={
        item !== null && (
          <>
            <li>
              <Link href={beginAddress(item.taskID)}>{managedQuestionnaire.copy()}</Link>
            </li>
            {item.publishedAt !== null && (
              <li>
                <Link href={handInsAddress(item.taskID)}>{LL.handIns.show()}</Link>
              </li>
            )}
          </>
        )
      }
    >
      <Lacks editor={editor} />
      <Fields editor={editor}>
        <TaskSettings editor={editor} />
      </Fields>
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => taskCompleteness(draft, code)}
        note={administration.courses.fallback()}
      >
        <Fields editor={editor}>
          <TaskWordFields editor={editor} language={language} />
          <TaskRubric editor={editor} language={language} />
        </Fields>
      </LanguageSection>
      <Fields editor={editor}>
        <TaskAttachments editor={editor} />
        <EditorsSection
          stored={item?.editors ?? null}
          named={draft.editors}
          change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
        />
      </Fields>
    </EditorFrame>
  )
}

/** What it lacks before it can be published. */
function Lacks({ editor }: Props) {
  const state = useSelector(editor, stateIn)
  const draft = useDraft(editor)
  const lacks = taskLacks(draft)
  const { ready: LL } = texts().managedTask
  const { ready } = texts().managedQuestionnaire
  return (
    <Readiness
      state={state}
      parts={[
        { text: ready.name(), isMissing: lacks.name },
        { text: LL.about(), isMissing: lacks.about },
        { text: ready.window(), isMissing: lacks.window },
        ...(draft.lateUntil === null ? [] : [{ text: LL.late(), isMissing: lacks.late }]),
        { text: ready.audience(), isMissing: lacks.audience },
        { text: LL.takes(), isMissing: lacks.takes },
        ...(draft.rubric.length === 0 ? [] : [{ text: LL.criteria(), isMissing: lacks.criteria }]),
      ]}
    />
  )
}
