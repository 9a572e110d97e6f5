import type { HomeworkVersion } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import { pointsOf } from '#machines/homework/task-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { WordsAndFiles } from '#views/file/shown/words-and-files.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { figure } from './task-figures.ts'
import './task.css'

interface Props {
  readonly version: HomeworkVersion
  /** The one that is reviewed: what can be read of it is open. */
  readonly isLast?: boolean
}

/** What was handed in once, its files beside its words, and what was said of it. */
export function HandInVersion({ version: { version, at, isLate, text, files, review }, isLast = false }: Props) {
  const { shownFiles } = useAdministration().flows
  const { managedTask: LL } = texts()
  return (
    <article className="review-version">
      <ul className="editor-facts">
        <li>{LL.version({ number: figure(version) })}</li>
        <li>
          <DateText value={at} />
        </li>
        {isLate && <li>{LL.late()}</li>}
      </ul>
      <WordsAndFiles words={text} files={files} reading={shownFiles} isOpened={isLast} />
      {review !== null && <Said review={review} />}
    </article>
  )
}

interface SaidProps {
  readonly review: NonNullable<HomeworkVersion['review']>
}

/** A review, with its marks by the criteria of that time. */
function Said({ review: { decision, by, at, remark, marks, rubric } }: SaidProps) {
  const { managedTask: LL } = texts()
  return (
    <div className="review-said">
      <ul className="editor-facts">
        <li>{LL.review.decided[decision]()}</li>
        {by !== null && (
          <li>
            <bdi>{by.originalName}</bdi>
          </li>
        )}
        <li>
          <DateText value={at} />
        </li>
        {marks.length > 0 && (
          <li>{LL.pointsOf({ points: figure(pointsOf(marks)), most: figure(pointsOf(rubric)) })}</li>
        )}
      </ul>
      {remark !== '' && (
        <p className="review-words" dir="auto">
          {remark}
        </p>
      )}
      {marks.length > 0 && (
        <dl className="facts">
          {rubric.map(({ criterionID, name, points: most }) => {
            const mark = marks.find((one) => one.criterionID === criterionID)
            return (
              mark !== undefined && (
                <div key={criterionID} className="fact">
                  <dt>
                    <bdi>{name}</bdi>
                  </dt>
                  <dd>{LL.pointsOf({ points: figure(mark.points), most: figure(most) })}</dd>
                </div>
              )
            )
          })}
        </dl>
      )}
    </div>
  )
}
