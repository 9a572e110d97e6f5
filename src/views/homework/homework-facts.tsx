import type { ReactNode } from 'react'

import type { Homework } from '#api/homework/homework.contract.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { handsInNext } from '#machines/homework/homework-offers.ts'

import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'

interface Fact {
  readonly name: string
  readonly value: ReactNode
}

/** [HOMEWORK-01] The window, the rule for what is late, what is taken, who reviews it and since when it waits. */
export function homeworkFacts(homework: Homework): readonly Fact[] {
  const LL = texts().handIn
  const { opensAt, closesAt, lateUntil, reviewers, handedInAt } = homework
  const facts: (Fact | null)[] = [
    homework.class === null ? null : { name: LL.className(), value: <bdi>{homework.class.className}</bdi> },
    { name: LL.time(), value: <TimeRange from={opensAt} to={closesAt} /> },
    {
      name: LL.lateRule(),
      value:
        lateUntil === null ? (
          LL.lateRefused()
        ) : (
          <>
            {LL.lateTaken()} <DateText value={lateUntil} />
          </>
        ),
    },
    { name: LL.takes(), value: takesText(homework) },
    reviewers.length === 0
      ? null
      : {
          name: LL.reviewers(),
          value: (
            <bdi>
              {namesText(
                reviewers.map(({ originalName }) => originalName),
                language(),
              )}
            </bdi>
          ),
        },
    handedInAt === null || handsInNext(homework)
      ? null
      : { name: LL.waitingSince(), value: <DateText value={handedInAt} /> },
  ]
  return facts.filter((fact) => fact !== null)
}

function takesText({ takesText: text, takesFiles: files, filesMost }: Homework): string {
  const LL = texts().handIn
  const count = numberText(filesMost, language())
  if (text && files) return LL.takesBoth({ count })
  return text ? LL.takesText() : LL.takesFiles({ count })
}
