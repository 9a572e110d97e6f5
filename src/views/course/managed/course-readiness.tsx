import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'
import { courseLacks } from '#machines/course/course-draft.ts'

import { stateIn, useDraft, type EditorActor } from '#views/editor/document.ts'
import { Readiness } from '#views/editor/readiness.tsx'

/** What a course still lacks before it can be published. */
export function CourseReadiness({ editor }: { editor: EditorActor<'course'> }) {
  const state = useSelector(editor, stateIn)
  const lacks = courseLacks(useDraft(editor))
  const LL = texts().administration.courses.ready
  const words = { texts: LL.texts(), category: LL.category(), names: LL.names(), lecture: LL.lecture() }
  const parts = ['texts', 'category', 'names', 'lecture'] as const
  return <Readiness state={state} parts={parts.map((part) => ({ text: words[part], isMissing: lacks[part] }))} />
}
