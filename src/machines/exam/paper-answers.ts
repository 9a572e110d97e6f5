import { SAVE_MAX, SAVE_TEXT_MAX, type Paper, type SentAnswer } from '#api/exam/paper.contract.ts'
import type { Answer } from '#api/question/question.contract.ts'

import { isAnswered, type LoadedPaper, type PaperContext } from './paper-context.ts'

type Answers = PaperContext['answers']

const storedIn = ({ answers }: Paper): Answers =>
  Object.fromEntries(answers.map(({ questionID, answer }) => [questionID, answer]))
const withWaiting = (answers: Answers, waiting: readonly SentAnswer[]): Answers => ({
  ...answers,
  ...Object.fromEntries(waiting.map(({ questionID, answer }) => [questionID, answer])),
})
const isSame = (one: Answer, other: Answer): boolean =>
  one.text === other.text && one.chosen.toSorted().join() === other.chosen.toSorted().join()
const lastSequence = (waiting: readonly SentAnswer[], saved: number): number => waiting.at(-1)?.sequence ?? saved

/** The answers of a paper as it was found: the server's, and what this device has not sent yet. */
export function foundAnswers({ paper, kept }: Pick<LoadedPaper, 'paper' | 'kept'>) {
  const isWriter = paper.token !== null
  const all = kept?.waiting ?? []
  // Who is the writer still has written all that the server has.
  const waiting = isWriter ? all.filter(({ sequence }) => sequence > paper.sequence) : all
  return {
    answers: isWriter ? withWaiting(storedIn(paper), waiting) : storedIn(paper),
    stored: isWriter ? storedIn(paper) : (kept?.stored ?? {}),
    saved: isWriter ? paper.sequence : (kept?.saved ?? paper.sequence),
    waiting,
    // It may have been on its way when the page was closed.
    sent: lastSequence(waiting, paper.sequence),
    yielded: [],
  }
}

/**
 * This tab writes from now on. What it still had to send follows what the server has, in its order; but where another
 * device has answered a question since this one last knew the answer, the answer of that device stands.
 */
export function joinedAnswers(context: Pick<PaperContext, 'waiting' | 'stored'>, paper: Paper) {
  const stored = storedIn(paper)
  const latest = new Map(context.waiting.map((one) => [one.questionID, one]))
  const isLost = ({ questionID, answer }: SentAnswer): boolean => {
    const there = stored[questionID]
    const known = context.stored[questionID]
    return there !== undefined && !isSame(there, answer) && (known === undefined || !isSame(there, known))
  }
  const isThere = ({ questionID, answer }: SentAnswer): boolean => {
    const there = stored[questionID]
    return there !== undefined && isSame(there, answer)
  }
  const mine = [...latest.values()].toSorted((one, other) => one.sequence - other.sequence)
  const waiting = mine
    .filter((one) => !isLost(one) && !isThere(one))
    .map((one, index) => ({ ...one, sequence: paper.sequence + index + 1 }))
  return {
    answers: withWaiting(stored, waiting),
    stored,
    saved: paper.sequence,
    waiting,
    sent: paper.sequence,
    yielded: mine.filter(isLost).map(({ questionID }) => questionID),
  }
}

/** An answer joins those that wait; it replaces one to the same question that has not been on its way yet. */
export function withAnswer(
  { waiting, saved, sent }: Pick<PaperContext, 'waiting' | 'saved' | 'sent'>,
  given: Omit<SentAnswer, 'sequence'>,
): readonly SentAnswer[] {
  const last = waiting.at(-1)
  if (last !== undefined && last.questionID === given.questionID && last.sequence > sent)
    return [...waiting.slice(0, -1), { ...given, sequence: last.sequence }]
  return [...waiting, { ...given, sequence: lastSequence(waiting, saved) + 1 }]
}

/** What the server has acknowledged joins what it is known to have. */
export function acknowledged({ waiting, stored }: Pick<PaperContext, 'waiting' | 'stored'>, sequence: number) {
  return {
    saved: sequence,
    stored: withWaiting(
      stored,
      waiting.filter((one) => one.sequence <= sequence),
    ),
    waiting: waiting.filter((one) => one.sequence > sequence),
  }
}

/** What the next save takes along: so many, and so much text, as one call may carry; at least one. */
export function batchOf({ waiting }: Pick<PaperContext, 'waiting'>): SentAnswer[] {
  let written = 0
  const end = waiting.findIndex(({ answer }, place) => {
    written += answer.text.length
    return place > 0 && (place >= SAVE_MAX || written > SAVE_TEXT_MAX)
  })
  return end < 0 ? [...waiting] : waiting.slice(0, end)
}

/** All that waits, in as many calls as it needs. */
export function batchesOf(waiting: readonly SentAnswer[]): SentAnswer[][] {
  const batches: SentAnswer[][] = []
  for (let left = waiting; left.length > 0; ) {
    const batch = batchOf({ waiting: left })
    batches.push(batch)
    left = left.slice(batch.length)
  }
  return batches
}

/** The question to open: where the learner was, else the first without an answer, else the first. */
export function firstQuestion({ paper, kept }: LoadedPaper, answers: Answers): string {
  const ids = paper.questions.map(({ questionID }) => questionID)
  const open = ids.find((id) => !isAnswered(answers[id]))
  const isOpen = (id: string): boolean => ids.includes(id) && (!paper.isOneWay || !isAnswered(answers[id]))
  return kept !== null && isOpen(kept.current) ? kept.current : (open ?? ids[0] ?? '')
}
