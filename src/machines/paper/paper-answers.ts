import { SAVE_MAX, SAVE_TEXT_MAX, type SentAnswer } from '#api/question/answering.contract.ts'
import type { Answer } from '#api/question/question.contract.ts'
import { misfitOf } from '#api/questionnaire/answering-rule.ts'

import { isAnswered, keptOf, type LoadedPaper, type PaperContext } from './paper-context.ts'
import { askedOf, type GivenAnswer, type Sheet } from './sheet.ts'

type Answers = PaperContext['answers']

const storedIn = ({ answers }: Sheet): Answers =>
  Object.fromEntries(answers.map(({ questionID, answer }) => [questionID, answer]))
const withWaiting = (answers: Answers, waiting: readonly SentAnswer[]): Answers => ({
  ...answers,
  ...Object.fromEntries(waiting.map(({ questionID, answer }) => [questionID, answer])),
})
const isSame = (one: Answer, other: Answer): boolean =>
  one.text === other.text && one.chosen.toSorted().join() === other.chosen.toSorted().join()
const lastSequence = (waiting: readonly SentAnswer[], saved: number): number => waiting.at(-1)?.sequence ?? saved

/** Whether an answer is one to what is asked. */
export function isAnswerIn({ questions }: Pick<Sheet, 'questions'>, { questionID, answer }: GivenAnswer): boolean {
  const question = questions.find((one) => one.questionID === questionID)
  return question !== undefined && (question.form === null || misfitOf(question.form, answer) === null)
}
const numberedFrom = (sequence: number, waiting: readonly SentAnswer[]): readonly SentAnswer[] =>
  waiting.map((one, index) => ({ ...one, sequence: sequence + index + 1 }))

type Found = Pick<LoadedPaper, 'paper' | 'kept'>

/** Whether what was answered here was asked, or is stored, in another way by now. */
export const isOutdated = ({ paper, kept }: Found): boolean =>
  kept !== null && (kept.version !== paper.version || kept.staysOnDevice !== paper.staysOnDevice)

/** What still waits of what a device has kept, in its order. */
function stillWaiting({ paper, kept }: Found): readonly SentAnswer[] {
  // What was given without a name is never sent with one.
  if (kept === null || (kept.staysOnDevice && !paper.staysOnDevice)) return []
  const isWriter = paper.token !== null
  // Who is the writer still has written all that the server has.
  const waiting = isWriter ? kept.waiting.filter(({ sequence }) => sequence > paper.sequence) : kept.waiting
  const usable = waiting.filter((one) => isAnswerIn(paper, one))
  return usable.length === waiting.length ? waiting : numberedFrom(isWriter ? paper.sequence : kept.saved, usable)
}

/** The answers of a paper as it was found: the server's, and what this device has not sent yet. */
export function foundAnswers({ paper, kept }: Found) {
  const isWriter = paper.token !== null
  const waiting = stillWaiting({ paper, kept })
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
 * What is asked has changed while it was answered: whatever is still there keeps its answer. Once the answers stay on
 * the device, all of them do.
 */
export function renewedAnswers(context: PaperContext, paper: Sheet) {
  const kept = keptOf(context)
  const all = Object.entries(context.answers).map(([questionID, answer], index) => ({
    questionID,
    answer,
    answeredAt: context.waiting.findLast((one) => one.questionID === questionID)?.answeredAt ?? 0,
    sequence: index + 1,
  }))
  return foundAnswers({ paper, kept: paper.staysOnDevice ? { ...kept, waiting: all } : kept })
}

/**
 * This tab writes from now on. What it still had to send follows what the server has, in its order; but where another
 * device has answered a question since this one last knew the answer, the answer of that device stands.
 */
export function joinedAnswers(context: Pick<PaperContext, 'waiting' | 'stored'>, paper: Sheet) {
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
  const waiting = numberedFrom(
    paper.sequence,
    mine.filter((one) => isAnswerIn(paper, one) && !isLost(one) && !isThere(one)),
  )
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
  { waiting, saved, sent, paper }: Pick<PaperContext, 'waiting' | 'saved' | 'sent' | 'paper'>,
  given: Omit<SentAnswer, 'sequence'>,
): readonly SentAnswer[] {
  const last = waiting.at(-1)
  // None is ever on its way: the last one to each question is all that counts.
  if (paper?.staysOnDevice === true) {
    const others = waiting.filter(({ questionID }) => questionID !== given.questionID)
    return [...others, { ...given, sequence: lastSequence(waiting, saved) + 1 }]
  }
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
  const ids = askedOf(paper, answers).map(({ questionID }) => questionID)
  const open = ids.find((id) => !isAnswered(answers[id]))
  const isOpen = (id: string): boolean => ids.includes(id) && (!paper.isOneWay || !isAnswered(answers[id]))
  return kept !== null && isOpen(kept.current) ? kept.current : (open ?? ids[0] ?? '')
}
