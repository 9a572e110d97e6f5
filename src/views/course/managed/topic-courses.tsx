import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { TOPIC_COURSES_MAX } from '#api/course/managed-topic.contract.ts'
import { texts } from '#i18n/texts.ts'
import { moved } from '#machines/course/course-edits.ts'
import type { TopicPart } from '#machines/course/topic-draft.ts'

import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { PublicationStatus } from '#views/editor/publication-status.tsx'
import { CoursePicker } from '#views/editor/course-picker.tsx'

/** The ordered courses of a topic; learners see the published ones only. */
export function TopicCourses({ editor }: { editor: EditorActor<'topic'> }) {
  const { courses } = useDraft(editor)
  const [isPicking, pick] = useState(false)
  const { items, topics: LL } = texts().administration
  const set = (edit: (parts: readonly TopicPart[]) => readonly TopicPart[]) =>
    changeDraft(editor, (draft) => ({ ...draft, courses: edit(draft.courses) }))
  return (
    <section className="editor-section" aria-labelledby="topic-courses">
      <div className="editor-section-head">
        <h2 className="editor-heading" id="topic-courses">
          {LL.courses()}
        </h2>
        <p className="editor-note">{LL.coursesHint()}</p>
      </div>
      {courses.length > 0 && (
        <ol className="part-lines">
          {courses.map(({ courseID, title, state }, at) => {
            const name = title === '' ? items.untitled() : title
            return (
              <li key={courseID} className="part-line">
                <span className="part-name">
                  <bdi>{name}</bdi>
                </span>
                <PublicationStatus state={state} />
                <OrderButtons
                  name={name}
                  up={at === 0 ? null : () => set((parts) => moved(parts, at, -1))}
                  down={at === courses.length - 1 ? null : () => set((parts) => moved(parts, at, 1))}
                  remove={() => set((parts) => parts.filter((part) => part.courseID !== courseID))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {courses.length < TOPIC_COURSES_MAX && (
        <Button type="button" variant="soft" className="command part-add" onClick={() => pick(true)}>
          <Plus size={16} aria-hidden="true" />
          {LL.addCourse()}
        </Button>
      )}
      {isPicking && (
        <CoursePicker
          title={LL.addCourse()}
          whose="usable"
          isChosen={(id) => courses.some(({ courseID }) => courseID === id)}
          isFull={courses.length >= TOPIC_COURSES_MAX}
          add={(part) => set((parts) => [...parts, part])}
          close={() => pick(false)}
        />
      )}
    </section>
  )
}
