import { useState } from 'react'

import { texts } from '#i18n/texts.ts'

import type { PaperActor } from '#views/paper/paper-actor.ts'
import { Progress } from '#views/kit/progress/progress.tsx'
import { SubjectHeading } from '../subject-heading.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { figure, PAGE_ID, usePages } from './shown-sheet.ts'

/** The questions of the page that is shown, and how far it is. */
export function AskedPage({ paper }: { readonly paper: PaperActor }) {
  const { pages, at } = usePages(paper)
  const LL = texts().questionnaireSheet
  const questions = pages[at]?.questions ?? []
  const told = useAskedNow(
    at,
    questions.map(({ questionID }) => questionID),
  )
  const place = LL.page({ number: figure(at + 1), count: figure(pages.length) })
  return (
    <section className="sheet-page" aria-labelledby={PAGE_ID}>
      <div className="sheet-progress">
        <h2 id={PAGE_ID} className={pages.length > 1 ? 'sheet-place' : 'visually-hidden'} tabIndex={-1}>
          {pages.length > 1 ? place : texts().paper.map()}
        </h2>
        {pages.length > 1 && <Progress value={((at + 1) / pages.length) * 100} label={place} />}
      </div>
      <ol className="sheet-questions">
        {questions.map((question, place) => (
          <li key={question.questionID} className="sheet-entry">
            <SubjectHeading
              className="sheet-subject"
              level="h3"
              subject={question.form?.subject ?? null}
              before={questions[place - 1]?.form?.subject ?? null}
            />
            <AskedQuestion paper={paper} question={question} />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </section>
  )
}

/** What is said of questions that have appeared or gone by an answer on the same page. */
function useAskedNow(page: number, ids: readonly string[]): string {
  const [before, setBefore] = useState({ page, ids, told: '' })
  if (before.page !== page || before.ids.join() !== ids.join()) {
    const isMoved = before.page !== page
    const came = ids.filter((id) => !before.ids.includes(id)).length
    const went = before.ids.filter((id) => !ids.includes(id)).length
    const LL = texts().questionnaireSheet
    const told = [
      ...(came > 0 ? [LL.appeared({ count: figure(came) })] : []),
      ...(went > 0 ? [LL.gone({ count: figure(went) })] : []),
    ]
    setBefore({ page, ids, told: isMoved ? '' : told.join(' ') })
  }
  return before.told
}
