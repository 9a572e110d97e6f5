import { useSelector } from '@xstate/react'
import { CircleCheck, CircleDashed } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { courseLacks } from '#machines/course/course-draft.ts'

import { stateIn, useDraft, type EditorActor } from '#views/editor/document.ts'

/** What a course still lacks before it can be published. */
export function CourseReadiness({ editor }: { editor: EditorActor<'course'> }) {
  const state = useSelector(editor, stateIn)
  const lacks = courseLacks(useDraft(editor))
  const LL = texts().administration.courses.ready
  const words = { texts: LL.texts(), category: LL.category(), names: LL.names(), lecture: LL.lecture() }
  const parts = ['texts', 'category', 'names', 'lecture'] as const
  // A published course lacks nothing, unless an edit removes something.
  if (state === 'discarded' || (state === 'published' && !parts.some((part) => lacks[part]))) return null
  return (
    <section className="readiness" aria-label={LL.label()}>
      <h2 className="readiness-heading">{LL.label()}</h2>
      <ul className="readiness-list">
        {parts.map((part) => (
          <li key={part} className="readiness-part" data-lacks={lacks[part]}>
            {lacks[part] ? <CircleDashed size={16} aria-hidden="true" /> : <CircleCheck size={16} aria-hidden="true" />}
            {words[part]}
            <span className="visually-hidden">{lacks[part] ? LL.missing() : LL.there()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
