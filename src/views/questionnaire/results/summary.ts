import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { average, figure, inPlaces, shareOf, shareText, shortName } from './result-figures.ts'

/** The figures of a question as a chart shows them, in words. */
export function summaryOf(question: QuestionResult): string {
  const LL = texts().questionnaireResults
  const { options, style } = question
  const shown = style === 'rank' ? inPlaces(question) : options
  const said = shown.map((option) => {
    const name = shortName(question, option, options.indexOf(option))
    if (style === 'rank')
      return `${name} – ${option.place === null ? LL.noPlace() : LL.place({ value: average(option.place) })}`
    return `${name} – ${LL.chosen({ count: figure(option.chosen), share: shareText(shareOf(option, question)) })}`
  })
  const mean =
    question.average === null ? [] : [LL.average({ value: average(question.average), count: figure(options.length) })]
  return [...mean, ...said].join('; ')
}
