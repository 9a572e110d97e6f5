import type { Homework, Marks } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import { pointsOf } from '#machines/homework/task-draft.ts'

import { EditorSection } from '#views/editor/editor-section.tsx'
import { NumberField } from '#views/editor/number-field.tsx'
import { figure } from './task-figures.ts'

interface Props {
  readonly rubric: Homework['rubric']
  readonly marks: Marks
  readonly mark: (marks: Marks) => void
}

/** Points for each criterion, which are sent with the review; a criterion can be left without. */
export function ReviewMarks({ rubric, marks, mark }: Props) {
  const { managedTask: LL } = texts()
  const set = (criterionID: string, points: number | null) => {
    const others = marks.filter((one) => one.criterionID !== criterionID)
    mark(points === null ? others : [...others, { criterionID, points }])
  }
  return (
    <EditorSection title={LL.review.marks()} note={LL.review.marksHint()}>
      <div className="review-marks">
        {rubric.map(({ criterionID, name, points }) => (
          <NumberField
            key={criterionID}
            label={LL.review.mark({ name: `\u2068${name}\u2069`, most: figure(points) })}
            value={marks.find((one) => one.criterionID === criterionID)?.points ?? null}
            least={0}
            most={points}
            isOptional
            change={(given) => set(criterionID, given)}
          />
        ))}
      </div>
      {marks.length > 0 && (
        <p role="status">{LL.pointsOf({ points: figure(pointsOf(marks)), most: figure(pointsOf(rubric)) })}</p>
      )}
    </EditorSection>
  )
}
