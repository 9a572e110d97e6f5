import { useId } from 'react'

import { texts } from '#i18n/texts.ts'

import { OptionWords } from '../results/option-words.tsx'
import { average, figure, shareText } from '../results/result-figures.ts'
import type { ComparedProps } from './department-comparison.tsx'
import { departmentName, percentOf } from './department-figures.ts'

/** The figures of each department, an option in each row. */
export function DepartmentTable({ question, departments, number }: ComparedProps) {
  const LL = texts().questionnaireResults
  const id = useId()
  const { options, style, figures } = question
  return (
    // Wide tables scroll on their own, focusable for keyboard users.
    <div className="tally-table-frame" tabIndex={0} role="region" aria-labelledby={id}>
      <table className="tally-table">
        <caption id={id}>{LL.table.caption({ number: figure(number) })}</caption>
        <thead>
          <tr>
            <th scope="col">{LL.table.number()}</th>
            <th scope="col">{LL.table.option()}</th>
            {departments.map((department) => (
              <th key={department.code} scope="col" className="tally-number">
                <bdi>{departmentName(department)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option, at) => (
            <tr key={option.optionID}>
              <td className="tally-place">{figure(at + 1)}</td>
              <th scope="row">
                <OptionWords question={question} option={option} at={at} />
              </th>
              {figures.map((of, place) => (
                <td key={departments[place]?.code} className="tally-number">
                  {style === 'rank'
                    ? ofPlace(of.places[at] ?? null)
                    : `${figure(of.chosen[at] ?? 0)} (${shareText(percentOf(of, at))})`}
                </td>
              ))}
            </tr>
          ))}
          <Sum name={LL.table.answered()} cells={figures.map(({ answered }) => figure(answered))} />
          {style === 'scale' && (
            <Sum name={LL.export.average()} cells={figures.map(({ average: mean }) => ofPlace(mean))} />
          )}
        </tbody>
      </table>
    </div>
  )
}

const ofPlace = (value: number | null): string => (value === null ? '–' : average(value))

function Sum({ name, cells }: { readonly name: string; readonly cells: readonly string[] }) {
  return (
    <tr className="tally-sum">
      <td />
      <th scope="row">{name}</th>
      {cells.map((cell, at) => (
        <td key={at} className="tally-number">
          {cell}
        </td>
      ))}
    </tr>
  )
}
