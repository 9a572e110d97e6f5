import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'

import { TEACHER_MAX } from '#api/course/course.contract.ts'
import { TEACHERS_MAX } from '#api/course/managed-course.contract.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'

import { OrderButtons } from '#views/editor/order-buttons.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly teachers: readonly string[]
  readonly change: (teachers: readonly string[]) => void
}

/** The ordered teachers of a course. */
export function CourseTeachers({ teachers, change }: Props) {
  const LL = texts().administration.courses
  const label = (name: string) => (name.trim() === '' ? LL.teacher() : name)
  return (
    <div className="text-labelled">
      <p className="editor-label" id="course-teachers">
        {LL.teachers()}
      </p>
      <ol className="part-lines" aria-labelledby="course-teachers">
        {teachers.map((name, at) => (
          // Keyed by index: a name can be incomplete while typed, and two lines can be equal.
          <li key={at} className="part-line">
            <input
              className="text-box text-field"
              dir="auto"
              aria-label={LL.teacher()}
              maxLength={TEACHER_MAX}
              value={name}
              onChange={(event) => change(teachers.with(at, event.target.value))}
            />
            <OrderButtons
              name={label(name)}
              up={at === 0 ? null : () => change(moved(teachers, at, -1))}
              down={at === teachers.length - 1 ? null : () => change(moved(teachers, at, 1))}
              remove={() => change(teachers.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {teachers.length < TEACHERS_MAX && (
        <Button type="button" variant="soft" className="command part-add" onClick={() => change([...teachers, ''])}>
          <Plus size={16} aria-hidden="true" />
          {LL.addTeacher()}
        </Button>
      )}
    </div>
  )
}
