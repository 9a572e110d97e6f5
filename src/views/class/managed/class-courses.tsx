import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { CLASS_COURSES_MAX } from '#api/class/managed-class.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ClassDraft } from '#machines/class/class-draft.ts'
import { moved } from '#machines/course/course-edits.ts'

import { CoursePicker } from '#views/editor/course-picker.tsx'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { Choice } from '#views/kit/choice/choice.tsx'

type Courses = ClassDraft['courses']
const kinds = ['required', 'elective'] as const

/** The ordered courses of a class, each required or elective. */
export function ClassCourses({ editor }: { editor: EditorActor<'class'> }) {
  const { courses } = useDraft(editor)
  const [isPicking, pick] = useState(false)
  const { administration, managedClass: LL, course } = texts()
  const set = (edit: (courses: Courses) => Courses) =>
    changeDraft(editor, (draft) => ({ ...draft, courses: edit(draft.courses) }))
  return (
    <section className="editor-section" aria-labelledby="class-courses">
      <h2 className="editor-heading" id="class-courses">
        {LL.courses()}
      </h2>
      <ol className="part-lines">
        {courses.map(({ courseID, title, kind }, at) => {
          const name = title === '' ? administration.items.untitled() : title
          return (
            <li key={courseID} className="part-line managed-class-course">
              <span className="part-name">
                <bdi>{name}</bdi>
              </span>
              <label className="visually-hidden" htmlFor={`kind-${courseID}`}>
                {LL.courseKind({ name })}
              </label>
              <Choice
                id={`kind-${courseID}`}
                value={kind}
                entries={kinds.map((one) => ({ value: one, text: course.kind[one]() }))}
                choose={(chosen) =>
                  set((all) =>
                    all.map((one) =>
                      one.courseID === courseID
                        ? { ...one, kind: chosen === 'elective' ? 'elective' : 'required' }
                        : one,
                    ),
                  )
                }
              />
              <OrderButtons
                name={name}
                up={at === 0 ? null : () => set((all) => [...moved(all, at, -1)])}
                down={at === courses.length - 1 ? null : () => set((all) => [...moved(all, at, 1)])}
                remove={() => set((all) => all.filter((one) => one.courseID !== courseID))}
              />
            </li>
          )
        })}
      </ol>
      {courses.length < CLASS_COURSES_MAX && (
        <Button type="button" variant="soft" className="command part-add" onClick={() => pick(true)}>
          <Plus size={16} aria-hidden="true" />
          {administration.topics.addCourse()}
        </Button>
      )}
      {isPicking && (
        <CoursePicker
          title={administration.topics.addCourse()}
          whose="usable"
          isChosen={(id) => courses.some(({ courseID }) => courseID === id)}
          isFull={courses.length >= CLASS_COURSES_MAX}
          add={({ courseID, title, state }) => set((all) => [...all, { courseID, title, state, kind: 'required' }])}
          close={() => pick(false)}
        />
      )}
    </section>
  )
}
