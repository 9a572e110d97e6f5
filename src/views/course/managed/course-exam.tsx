import type { ManagedCourse } from '#api/course/managed-course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { NumberField } from '#views/editor/number-field.tsx'

type Exam = NonNullable<ManagedCourse['exam']>
const usual: Exam = { minutes: 45, questionCount: 30, passPercent: 60, attempts: 3 }

/** The final exam of a course, if any. */
export function CourseExam({ editor }: { editor: EditorActor<'course'> }) {
  const { exam } = useDraft(editor)
  const LL = texts().administration.courses.exam
  const set = (changed: Exam | null) => changeDraft(editor, (draft) => ({ ...draft, exam: changed }))
  const fields = [
    { name: 'minutes', label: LL.minutes(), most: 600 },
    { name: 'questionCount', label: LL.questions(), most: 500 },
    { name: 'passPercent', label: LL.pass(), most: 100 },
    { name: 'attempts', label: LL.attempts(), most: 100 },
  ] as const
  return (
    <section className="editor-section" aria-labelledby="course-exam">
      <h2 className="editor-heading" id="course-exam">
        {LL.heading()}
      </h2>
      <label className="check-line">
        <input type="checkbox" checked={exam !== null} onChange={(event) => set(event.target.checked ? usual : null)} />
        {LL.has()}
      </label>
      {exam !== null && (
        <div className="field-grid">
          {fields.map(({ name, label, most }) => (
            <NumberField
              key={name}
              label={label}
              value={exam[name]}
              least={1}
              most={most}
              change={(value) => value !== null && set({ ...exam, [name]: value })}
            />
          ))}
        </div>
      )}
    </section>
  )
}
