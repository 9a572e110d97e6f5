import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { blankCourse, courseCompleteness } from '#machines/course/course-draft.ts'
import { inEvery } from '#machines/kit/language-texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorsSection } from '#views/editor/editors-section.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { Fields } from '#views/editor/fields.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { NEW } from '#views/editor/sections.ts'
import { ChapterList } from './chapter-list.tsx'
import { CourseExam } from './course-exam.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseReadiness } from './course-readiness.tsx'
import { CourseResources } from './course-resources.tsx'
import { CourseWords } from './course-words.tsx'
import '#views/editor/document-parts.css'

/** [COURSE-02] The editor of a course. */
export default function CourseEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const [draft] = useState(() => blankCourse(new Date().getFullYear()))
  const editor = useActorRef(flows.editors.course, { input: { kind: 'course', id: id === NEW ? null : id, draft } })
  return (
    <EditorPage editor={editor} section="courses">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'course'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const LL = texts().administration.courses
  return (
    <EditorFrame
      editor={editor}
      section="courses"
      names={inEvery((code) => draft.texts[code].title)}
      times={item}
      facts={
        item !== null && (
          <li>
            {LL.learners()} <bdi>{numberText(item.learnerCount, spoken())}</bdi>
          </li>
        )
      }
    >
      <CourseReadiness editor={editor} />
      <Fields editor={editor}>
        <CourseFacts editor={editor} />
        <CourseExam editor={editor} />
      </Fields>
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => courseCompleteness(draft, code)}
        note={LL.fallback()}
      >
        <Fields editor={editor}>
          <CourseWords editor={editor} language={language} />
          <ChapterList editor={editor} language={language} />
          <CourseResources editor={editor} language={language} />
        </Fields>
      </LanguageSection>
      <Fields editor={editor}>
        <EditorsSection
          stored={item?.editors ?? null}
          named={draft.editors}
          change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
        />
      </Fields>
    </EditorFrame>
  )
}
