import { useActorRef } from '@xstate/react'

import { courseKinds, COURSE_YEARS } from '#api/course/course.contract.ts'
import { COURSE_MINUTES_MAX, CREDIT_MAX, RECOMMENDED_MAX } from '#api/course/managed-course.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { CourseDraft } from '#machines/course/course-draft.ts'

import { UploadField } from '#views/file/upload-field.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { EmptyDictionary } from '#views/editor/empty-dictionary.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { useOffered } from '#views/editor/use-offered.ts'
import { CourseTeachers } from './course-teachers.tsx'

const MINUTES = 60

/** The language-independent facts of a course: kind, category, effort, teachers, cover. */
export function CourseFacts({ editor }: { editor: EditorActor<'course'> }) {
  const draft = useDraft(editor)
  const { upload, categories: list } = useAdministration().flows
  const { entries: categories, hasNone } = useOffered(useActorRef(list, { input: {} }), [draft.categoryCode])
  const LL = texts().administration.courses
  const set = (facts: Partial<CourseDraft>) => changeDraft(editor, (written) => ({ ...written, ...facts }))
  const isUnnamed = draft.categoryCode !== '' && !categories.some(({ dictCode }) => dictCode === draft.categoryCode)
  return (
    <section className="editor-section" aria-labelledby="course-facts">
      <h2 className="editor-heading" id="course-facts">
        {LL.facts()}
      </h2>
      <div className="field-grid">
        <ChoiceField
          label={LL.kind()}
          value={draft.kind}
          entries={courseKinds.map((kind) => ({ value: kind, text: texts().course.kind[kind]() }))}
          choose={(kind) => set({ kind })}
        />
        <ChoiceField
          label={LL.category()}
          value={draft.categoryCode}
          nothing={LL.chooseCategory()}
          {...(hasNone && { note: <EmptyDictionary typeCode="courseCategory" /> })}
          entries={[
            // Keeps the chosen value selectable while its name is unknown.
            ...(isUnnamed ? [{ value: draft.categoryCode, text: draft.categoryCode }] : []),
            ...categories.map(({ dictCode, dictName }) => ({ value: dictCode, text: dictName })),
          ]}
          choose={(categoryCode) => set({ categoryCode })}
        />
        <NumberField
          label={LL.year()}
          value={draft.year}
          least={COURSE_YEARS.first}
          most={COURSE_YEARS.last}
          change={(year) => year !== null && set({ year })}
        />
        <NumberField
          label={LL.hours()}
          value={draft.learningMinutes / MINUTES}
          least={0}
          most={COURSE_MINUTES_MAX / MINUTES}
          step={0.25}
          change={(hours) => hours !== null && set({ learningMinutes: Math.round(hours * MINUTES) })}
        />
        <NumberField
          label={LL.credit()}
          value={draft.credit}
          least={0}
          most={CREDIT_MAX}
          step={0.1}
          change={(credit) => credit !== null && set({ credit })}
        />
        <NumberField
          label={LL.requiredMinutes()}
          note={LL.requiredMinutesHint()}
          value={draft.requiredMinutes}
          least={0}
          most={COURSE_MINUTES_MAX}
          change={(requiredMinutes) => requiredMinutes !== null && set({ requiredMinutes })}
        />
        <NumberField
          label={LL.recommended()}
          note={LL.recommendedHint()}
          value={draft.recommendedPosition}
          least={1}
          most={RECOMMENDED_MAX}
          isOptional
          change={(recommendedPosition) => set({ recommendedPosition })}
        />
      </div>
      <CourseTeachers teachers={draft.teachers} change={(teachers) => set({ teachers: [...teachers] })} />
      <UploadField
        flow={upload}
        serviceCode="cover-image"
        label={LL.cover()}
        hint={LL.coverHint()}
        value={draft.cover}
        onChange={(cover) => set({ cover })}
      />
    </section>
  )
}
