import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import { numberText } from '#i18n/numbers.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { blankClass, classCompleteness } from '#machines/class/class-draft.ts'
import { inEvery } from '#machines/kit/language-texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { Fields } from '#views/editor/fields.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { NEW } from '#views/editor/sections.ts'
import { ClassTasks } from '#views/homework/managed/class-tasks.tsx'
import { ClassEvaluations } from '#views/questionnaire/managed/class-evaluations.tsx'
import { ClassTimetable } from '#views/timetable/class-timetable.tsx'
import { ClassCourses } from './class-courses.tsx'
import { ClassGroups } from './class-groups.tsx'
import { ClassHead } from './class-head.tsx'
import { ClassMembers } from './class-members.tsx'
import { ClassPeople } from './class-people.tsx'
import { ClassSettings } from './class-settings.tsx'
import { ClassTabs, tabIn } from './class-tabs.tsx'
import { ClassWords } from './class-words.tsx'
import '#views/editor/document-parts.css'
import './managed-class.css'

/** [CLASS-02 in part, ROLE-03] A class in the hands of those who run it. */
export default function ManagedClassPage({ id, query }: { id: string; query: URLSearchParams }) {
  const tab = tabIn(query)
  if (id === NEW || tab === 'settings') return <Settings id={id} />
  if (tab === 'members') return <ClassMembers id={id} query={query} />
  if (tab === 'groups') return <ClassGroups id={id} />
  if (tab === 'homework') return <Homework id={id} />
  return tab === 'evaluation' ? <Evaluations id={id} /> : <Lessons id={id} />
}

function Homework({ id }: { id: string }) {
  return (
    <div className="editor">
      <ClassHead id={id} />
      <ClassTabs id={id} current="homework" />
      <ClassTasks classID={id} />
    </div>
  )
}

function Evaluations({ id }: { id: string }) {
  return (
    <div className="editor">
      <ClassHead id={id} />
      <ClassTabs id={id} current="evaluation" />
      <ClassEvaluations classID={id} />
    </div>
  )
}

function Lessons({ id }: { id: string }) {
  return (
    <div className="editor">
      <ClassHead id={id} />
      <ClassTabs id={id} current="timetable" />
      <ClassTimetable classID={id} />
    </div>
  )
}

function Settings({ id }: { id: string }) {
  const { flows } = useAdministration()
  const [draft] = useState(() => blankClass(new Date()))
  const editor = useActorRef(flows.editors.class, { input: { kind: 'class', id: id === NEW ? null : id, draft } })
  return (
    <EditorPage editor={editor} section="classes">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'class'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const { managedClass: LL, administration } = texts()
  return (
    <EditorFrame
      editor={editor}
      section="classes"
      names={inEvery((code) => draft.texts[code].name)}
      times={item === null ? null : { createdAt: item.createdAt, updatedAt: item.updatedAt, publishedAt: null }}
      facts={item !== null && <li>{LL.taken({ count: numberText(item.taken, spoken()) })}</li>}
    >
      {item !== null && <ClassTabs id={item.classID} current="settings" />}
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => classCompleteness(draft, code)}
        note={administration.courses.fallback()}
      >
        <Fields editor={editor}>
          <ClassWords editor={editor} language={language} />
        </Fields>
      </LanguageSection>
      <Fields editor={editor}>
        <ClassSettings editor={editor} />
        <ClassPeople editor={editor} />
        <ClassCourses editor={editor} />
      </Fields>
    </EditorFrame>
  )
}
