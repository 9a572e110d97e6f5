import type { ManagedCourseEntry } from '#api/course/managed-course.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { TopicPart } from '#machines/course/topic-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { PublicationStatus } from './publication-status.tsx'
import { RecordPicker } from './record-picker.tsx'

interface Props {
  readonly title: string
  /** The caller's own ones; otherwise those that are published as well. */
  readonly whose: 'mine' | 'usable'
  readonly isChosen: (courseID: string) => boolean
  readonly isFull?: boolean
  readonly isSingle?: boolean
  readonly add: (course: TopicPart) => void
  readonly close: () => void
}

/** Searches courses and adds them one by one, or chooses one. */
export function CoursePicker({ whose, isChosen, add, ...picker }: Props) {
  return (
    <RecordPicker
      {...picker}
      placeholder={texts().administration.courses.searchPlaceholder()}
      flow={useAdministration().flows.courses}
      filter={{ whose }}
      shown={({ courseID, title, state }: ManagedCourseEntry) => ({
        id: courseID,
        name: title,
        fact: <PublicationStatus state={state} />,
      })}
      isChosen={({ courseID }) => isChosen(courseID)}
      add={({ courseID, title, state }) => add({ courseID, title, state })}
    />
  )
}
