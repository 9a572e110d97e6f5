import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import { COURSE_SUMMARY_MAX, COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { TOPIC_POSITION_MAX } from '#api/course/managed-topic.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery } from '#machines/kit/language-texts.ts'
import { blankTopic, topicCompleteness, type TopicWords } from '#machines/course/topic-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorsSection } from '#views/editor/editors-section.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { Fields } from '#views/editor/fields.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { NEW } from '#views/editor/sections.ts'
import { TextField } from '#views/editor/text-field.tsx'
import { TopicCourses } from './topic-courses.tsx'
import '#views/editor/document-parts.css'

/** [ROUTE-22] The editor of a topic: texts and ordered courses. */
export default function TopicEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.topic, {
    input: { kind: 'topic', id: id === NEW ? null : id, draft: blankTopic },
  })
  return (
    <EditorPage editor={editor} section="topics">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'topic'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const { editor: LL, courses, topics } = texts().administration
  const words = draft.texts[language]
  const set = (changed: Partial<TopicWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <EditorFrame editor={editor} section="topics" names={inEvery((code) => draft.texts[code].title)} times={item}>
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => topicCompleteness(draft, code)}
        note={courses.fallback()}
      >
        <Fields editor={editor}>
          <div className="text-fields">
            <TextField
              label={LL.title()}
              language={language}
              look="title"
              max={COURSE_TITLE_MAX}
              isCounted
              value={words.title}
              change={(title) => set({ title })}
            />
            <TextField
              label={LL.summary()}
              language={language}
              rows={2}
              max={COURSE_SUMMARY_MAX}
              isCounted
              value={words.summary}
              change={(summary) => set({ summary })}
            />
          </div>
        </Fields>
      </LanguageSection>
      <Fields editor={editor}>
        <TopicCourses editor={editor} />
        <div className="field-grid">
          <NumberField
            label={topics.position()}
            note={topics.positionHint()}
            value={draft.position}
            least={1}
            most={TOPIC_POSITION_MAX}
            change={(position) => position !== null && changeDraft(editor, (written) => ({ ...written, position }))}
          />
        </div>
        <EditorsSection
          stored={item?.editors ?? null}
          named={draft.editors}
          change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
        />
      </Fields>
    </EditorFrame>
  )
}
