import { RESULTS_FROM, type QuestionResult } from '#api/questionnaire/results.contract.ts'
import {
  comparedAbout,
  comparedKinds,
  isTold,
  type ComparedAbout,
  type ComparedKind,
} from '#api/questionnaire/subject-comparison-rule.ts'
import { texts } from '#i18n/texts.ts'

import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { figure } from '../results/result-figures.ts'
import { SubjectTable } from './subject-table.tsx'

/** [EVAL-01] Course against course, and teacher against teacher, in what was answered to the same question. */
export function SubjectComparison({ questions }: { readonly questions: readonly QuestionResult[] }) {
  const LL = texts().questionnaireResults.subjects
  return (
    <>
      {comparedKinds.map((kind) => (
        <OfKind key={kind} kind={kind} all={comparedAbout(questions, kind)} />
      ))}
      <p className="tally-note">{LL.fewText({ count: figure(RESULTS_FROM) })}</p>
    </>
  )
}

interface OfKindProps {
  readonly kind: ComparedKind
  readonly all: readonly ComparedAbout[]
}

function OfKind({ kind, all }: OfKindProps) {
  const LL = texts().questionnaireResults
  if (all.length === 0) return null
  return (
    <section className="tally-questions">
      <h2 className="tally-subject">{LL.subjects[kind]()}</h2>
      <ol className="tally-questions">
        {all.map((same, at) => (
          <Compared key={same[0]?.questionID} same={same} number={at + 1} />
        ))}
      </ol>
    </section>
  )
}

function Compared({ same, number }: { readonly same: ComparedAbout; readonly number: number }) {
  const [first] = same
  if (first === undefined) return null
  return (
    <li className="tally-question">
      <h3 className="tally-question-number">{texts().questionnaireResults.question({ number: figure(number) })}</h3>
      <Prose html={first.stem} {...writtenIn(first.language)} />
      <SubjectTable question={first} rows={same.map((one) => ({ of: one, isTold: isTold(one) }))} number={number} />
    </li>
  )
}
