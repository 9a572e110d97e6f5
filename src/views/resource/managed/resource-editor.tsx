import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery } from '#machines/kit/language-texts.ts'
import { blankResource, resourceCompleteness, type ResourceFields } from '#machines/resource/resource-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { EditorsSection } from '#views/editor/editors-section.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { NEW } from '#views/editor/sections.ts'
import { ResourceFileFields, ResourceWordFields } from '#views/editor/resource-fields.tsx'
import '#views/editor/document-parts.css'

/** [COURSE-05, ENTITY-25] The editor of a resource without a course. */
export default function ResourceEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.resource, {
    input: { kind: 'resource', id: id === NEW ? null : id, draft: blankResource },
  })
  return (
    <EditorPage editor={editor} section="resources">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'resource'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const { courses, resources: LL } = texts().administration
  const change = (edit: (resource: ResourceFields) => ResourceFields) =>
    changeDraft(editor, (written) => ({ ...written, ...edit(written) }))
  return (
    <EditorFrame
      editor={editor}
      section="resources"
      names={inEvery((code) => draft.texts[code].name)}
      times={item === null ? null : { updatedAt: item.uploadedAt, publishedAt: null }}
      facts={
        item !== null && (
          <li>
            <bdi>{LL.downloads({ count: numberText(item.downloadCount, spoken()) })}</bdi>
          </li>
        )
      }
    >
      <div className="editor-section">
        <ResourceFileFields resource={draft} change={change} />
      </div>
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => resourceCompleteness(draft, code)}
        note={courses.fallback()}
      >
        <div className="text-fields">
          <ResourceWordFields resource={draft} change={change} language={language} />
        </div>
      </LanguageSection>
      <EditorsSection
        stored={item?.editors ?? null}
        named={draft.editors}
        change={(editors) => changeDraft(editor, (written) => ({ ...written, editors }))}
      />
    </EditorFrame>
  )
}
