import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { RESOURCES_MAX } from '#api/course/managed-course.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import type { CourseResourceDraft } from '#machines/course/course-draft.ts'
import { moved, without, withResource, withResourceChanged } from '#machines/course/course-edits.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { RemovalDialog } from '#views/editor/removal-dialog.tsx'
import { ResourceFileFields, ResourceWordFields } from '#views/editor/resource-fields.tsx'

interface Props {
  readonly editor: EditorActor<'course'>
  readonly language: LanguageCode
}

/** [COURSE-05] The ordered downloads of a course. */
export function CourseResources({ editor, language }: Props) {
  const { resources } = useDraft(editor)
  const [removed, askFor] = useState<CourseResourceDraft | null>(null)
  const LL = texts().administration.courses
  const remove = (key: string) => changeDraft(editor, (draft) => without(draft, key))
  const label = (at: number) => texts().administration.resources.numbered({ number: numberText(at + 1, spoken()) })
  const nameOf = (resource: CourseResourceDraft, at: number) => {
    const known = nameIn(
      inEvery((code) => resource.texts[code].name),
      spoken().code,
    )
    return known === '' ? label(at) : known
  }
  const move = (at: number, by: 1 | -1) => () =>
    changeDraft(editor, (draft) => ({ ...draft, resources: moved(draft.resources, at, by) }))
  return (
    <section className="editor-section" aria-labelledby="course-resources">
      <div className="editor-section-head">
        <h3 className="editor-subheading" id="course-resources">
          {LL.resources()}
        </h3>
        <p className="editor-note">{LL.resourcesHint()}</p>
      </div>
      <ol className="chapter-cards">
        {resources.map((resource, at) => {
          const change = (edit: (draft: CourseResourceDraft) => object) =>
            changeDraft(editor, (draft) =>
              withResourceChanged(draft, resource.key, (written) => ({ ...written, ...edit(written) })),
            )
          return (
            <li key={resource.key} className="chapter-card">
              <div className="part-head">
                <div className="text-fields">
                  <ResourceWordFields resource={resource} change={change} language={language} label={label(at)} />
                </div>
                <OrderButtons
                  name={nameOf(resource, at)}
                  up={at === 0 ? null : move(at, -1)}
                  down={at === resources.length - 1 ? null : move(at, 1)}
                  remove={() => (resource.resourceID === null ? remove(resource.key) : askFor(resource))}
                />
              </div>
              <ResourceFileFields resource={resource} change={change} />
            </li>
          )
        })}
      </ol>
      {resources.length < RESOURCES_MAX && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => changeDraft(editor, withResource)}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.addResource()}
        </Button>
      )}
      {removed !== null && (
        <RemovalDialog
          title={LL.ask.removePart({ name: `\u2068${nameOf(removed, resources.indexOf(removed))}\u2069` })}
          text={LL.ask.removePartText()}
          remove={() => remove(removed.key)}
          close={() => askFor(null)}
        />
      )}
    </section>
  )
}
