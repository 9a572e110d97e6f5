import { use } from 'react'

import type { Homework, Marks } from '#api/homework/homework.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { ShownFiles } from '#views/file/shown/shown-files.tsx'
import './homework.css'

/** [HOMEWORK-01, ENTITY-27] What is asked: its words, and the files that go with them. */
export function AskedPart({ homework: { isTold, about, attachments } }: { readonly homework: Homework }) {
  const { shownFiles } = use(usePortal().flows.homework())
  const LL = texts().handIn
  return (
    <section className="record-part">
      <h3 className="record-heading">{LL.what()}</h3>
      {!isTold && <p>{LL.toldLater()}</p>}
      <div className="homework-about" dir="auto">
        {about
          .split(/\n{2,}/)
          .filter((words) => words !== '')
          .map((words, index) => (
            <p key={index}>{words}</p>
          ))}
      </div>
      {attachments.length > 0 && (
        <div className="homework-attachments">
          <h4 className="homework-small-heading">{LL.attachments()}</h4>
          <ShownFiles files={attachments} reading={shownFiles} />
        </div>
      )}
    </section>
  )
}

interface RubricProps {
  readonly rubric: Homework['rubric']
  /** Those that were given; null: it has not been reviewed. */
  readonly marks: Marks | null
}

/** What is looked at, with the points that there are, or were given. */
export function Rubric({ rubric, marks }: RubricProps) {
  const LL = texts().handIn
  const written = (points: number) => numberText(points, language())
  const given = (criterionID: string) => marks?.find((mark) => mark.criterionID === criterionID)?.points
  const sum = (all: readonly { readonly points: number }[]) => all.reduce((total, { points }) => total + points, 0)
  return (
    <table className="homework-rubric">
      <thead>
        <tr>
          <th scope="col">{LL.criterion()}</th>
          {marks !== null && <th scope="col">{LL.marks()}</th>}
          <th scope="col">{LL.points()}</th>
        </tr>
      </thead>
      <tbody>
        {rubric.map(({ criterionID, name, points }) => {
          const mark = given(criterionID)
          return (
            <tr key={criterionID}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {marks !== null && <td>{mark === undefined ? '–' : written(mark)}</td>}
              <td>{written(points)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{LL.total()}</th>
          {marks !== null && <td>{written(sum(marks))}</td>}
          <td>{written(sum(rubric))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
