import type { LearnerExamEvent } from '#machines/exam/learner-exam.lifecycle.ts'
import { markAnswer } from '#api/question/answer-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import type { PastEvent } from '#server/demo/past-record.ts'
import { keysOf, latestVersions } from '#server/question/drawn.ts'
import { draw, poolOf } from '../draw.ts'
import { reaches } from '../paper/marked-facts.ts'
import { learnerExamKind } from '../paper/learner-exam-kind.ts'
import { storedParts } from '../read-exam.ts'
import { examRegistrationKind } from '../registration/kind.ts'
import { demoExamRegistrations, demoSittings } from './sittings.demo.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const TEN_MINUTES = 10 * MINUTE_MS

/** The same questions for everybody each time that the academy is filled in. */
const first = (): number => 0

/** What was sat of the exams of the academy, and who asks to sit one. */
export async function seedSittings(trx: Querying, now: Date): Promise<void> {
  for (const sitting of demoSittings) await seedSitting(trx, sitting, now)
  for (const registration of demoExamRegistrations) await seedRegistration(trx, registration, now)
}

const examOf = (trx: Querying, name: string) =>
  trx.selectFrom('exam').selectAll().where('id', '=', demoId('exam', name)).executeTakeFirstOrThrow()

async function seedSitting(
  trx: Querying,
  { who, exam: name, attempts }: (typeof demoSittings)[number],
  now: Date,
): Promise<void> {
  const exam = await examOf(trx, name)
  const today = new Date(now).setUTCHours(0, 0, 0, 0)
  const id = demoId('learner exam', `${who} ${name}`)
  const owned = { exam_id: exam.id, learner_id: userId(who) }
  const events: PastEvent<typeof learnerExamKind.lifecycle>[] = []
  const papers: Awaited<ReturnType<typeof paperOf>>[] = []
  for (const [index, attempt] of attempts.entries()) {
    const isWriting = 'extra' in attempt
    const at = isWriting ? now.getTime() - TEN_MINUTES : today - attempt.daysAgo * DAY_MS + 9 * HOUR_MS
    const paper = await paperOf(trx, {
      id: demoId('exam paper', `${who} ${name} ${index + 1}`),
      exam,
      right: attempt.right,
      words: isWriting ? '' : (attempt.words ?? ''),
      extraMinutes: isWriting ? attempt.extra.minutes : null,
      at,
    })
    papers.push(paper)
    const of = { learner_exam_id: id, learner_id: owned.learner_id, attempt: index + 1 }
    Object.assign(paper.paper, of)
    const isPassed = papers.some(({ paper: { marks, total } }) => reaches(marks ?? 0, total, exam.pass_percent))
    const best = papers.reduce((most, { paper: { marks } }) => Math.max(most, marks ?? 0), 0)
    const facts = { best, isPassed, hasAttemptsLeft: index + 1 < exam.attempts }
    const steps: LearnerExamEvent[] = [
      {
        type: 'begin',
        facts: {
          now: at,
          opensAt: exam.opens_at,
          closesAt: exam.closes_at,
          latestAt: exam.closes_at,
          isLearner: true,
          isMeant: true,
          asksRegistration: false,
          isRegistered: true,
          hasAttemptsLeft: true,
          hoursMissing: 0,
          hasStudied: true,
        },
      },
      isWriting
        ? { type: 'extraTime', revision: 1, ...attempt.extra, facts: { isStaff: true, isTimeUp: false } }
        : { type: 'handIn', facts: { isLearner: true, isWriter: true, isTimeUp: false } },
      ...(paper.paper.state === 'marked' ? [{ type: 'marked', facts } as const] : []),
    ]
    const by = isWriting && exam.owner_id !== null ? { by: exam.owner_id } : {}
    for (const [step, event] of steps.entries())
      events.push(step === 0 ? { event, at } : { event, at: at + TEN_MINUTES, ...by })
  }
  const isWaiting = papers.some(({ paper }) => paper.state === 'marking')
  const hasPassed = papers.some(({ paper: { marks, total } }) => reaches(marks ?? 0, total, exam.pass_percent))
  if (!isWaiting && !hasPassed && attempts.length < exam.attempts && exam.closes_at <= now.getTime())
    events.push({ event: { type: 'windowEnded', facts: { hasClosed: true } }, at: exam.closes_at })
  const { record, log, snapshot } = pastRecord(learnerExamKind, { id, owned, by: owned.learner_id, events })
  const { attempts: taken, best } = snapshot.context
  await trx
    .insertInto('learner_exam')
    .values({ ...record, attempts: taken, best })
    .execute()
  await trx.insertInto('transition_log').values(log).execute()
  for (const { paper, questions, answers } of papers) {
    await trx.insertInto('exam_paper').values(paper).execute()
    await trx.insertInto('exam_question').values(questions).execute()
    await trx.insertInto('exam_answer').values(answers).execute()
  }
}

interface Written {
  readonly id: string
  readonly exam: Awaited<ReturnType<typeof examOf>>
  readonly right: number
  readonly words: string
  /** Of a paper that is still being written; null: it was handed in. */
  readonly extraMinutes: number | null
  readonly at: number
}

/** A paper after ten minutes; one that was handed in is marked as far as that needs no person. */
async function paperOf(trx: Querying, { id, exam, right, words, extraMinutes, at }: Written) {
  const parts = await storedParts(trx, exam.id)
  const drawn = draw(parts, await poolOf(trx, parts), first) ?? []
  const versions = await latestVersions(trx, drawn.flat())
  const refs = parts.flatMap((part, place) =>
    (drawn[place] ?? []).flatMap((questionId) => {
      const latest = versions.get(questionId)
      return latest === undefined ? [] : [{ questionId, version: latest.version, full: part.marks }]
    }),
  )
  const keys = await keysOf(trx, refs)
  const isWriting = extraMinutes !== null
  const minutes = exam.minutes + (extraMinutes ?? 0)
  const ended = at + TEN_MINUTES
  const rows = refs.flatMap(({ questionId, version, full }, position) => {
    const key = keys[position]
    if (key === undefined) return []
    const wrong = key.options.filter((option) => !key.key.includes(option)).slice(0, 1)
    const chosen = key.kind === 'short' ? [] : position < right ? [...key.key] : wrong
    const answer = { chosen, text: key.kind === 'short' ? words : '' }
    return [
      { questionId, version, full, position, key, answer, given: isWriting ? null : markAnswer(key, answer, full) },
    ]
  })
  const isMarked = !isWriting && rows.every(({ given }) => given !== null)
  return {
    paper: {
      id,
      learner_exam_id: '',
      exam_id: exam.id,
      learner_id: '',
      attempt: 1,
      state: isWriting ? ('inProgress' as const) : isMarked ? ('marked' as const) : ('marking' as const),
      token: '',
      device: '',
      written_at: ended,
      sequence: isWriting ? right : rows.length,
      minutes,
      is_one_way: exam.is_one_way,
      begun_at: at,
      deadline: at + minutes * MINUTE_MS,
      handed_in_at: isWriting ? null : ended,
      marked_at: isMarked ? ended : null,
      marks: isMarked ? rows.reduce((sum, { given }) => sum + (given ?? 0), 0) : null,
      total: rows.reduce((sum, { full }) => sum + full, 0),
      pass_percent: exam.pass_percent,
      mark_revision: isMarked ? 1 : 0,
    },
    questions: rows.map(({ questionId, version, full, position, key, given }) => ({
      paper_id: id,
      question_id: questionId,
      position,
      version,
      kind: key.kind,
      options: JSON.stringify(key.options),
      full,
      given,
      comment: '',
    })),
    answers: rows.slice(0, isWriting ? right : rows.length).map(({ questionId, position, answer }) => ({
      paper_id: id,
      sequence: position + 1,
      question_id: questionId,
      chosen: JSON.stringify(answer.chosen),
      text: answer.text,
      answered_at: at + (position + 1) * MINUTE_MS,
      saved_at: at + (position + 1) * MINUTE_MS,
    })),
  }
}

async function seedRegistration(
  trx: Querying,
  { who, exam: name, hoursAgo, then }: (typeof demoExamRegistrations)[number],
  now: Date,
): Promise<void> {
  const exam = await examOf(trx, name)
  const asked = now.getTime() - hoursAgo * HOUR_MS
  const facts = {
    now: asked,
    closesAt: exam.closes_at,
    isLearner: true,
    isStaff: false,
    isMeant: true,
    asksRegistration: true,
    asksApproval: true,
    hasBegun: false,
  }
  const events: PastEvent<typeof examRegistrationKind.lifecycle>[] = [
    { event: { type: 'register', revision: 0, facts }, at: asked },
  ]
  if (then !== undefined) {
    const at = now.getTime() - then.hoursAgo * HOUR_MS
    const decided = { revision: 1, facts: { ...facts, now: at, isLearner: false, isStaff: true } }
    const event =
      then.does === 'approve'
        ? ({ type: 'approve', ...decided } as const)
        : ({ type: 'decline', reason: then.reason ?? '', ...decided } as const)
    events.push({ event, at, by: exam.owner_id ?? userId(who) })
  }
  const owned = { exam_id: exam.id, learner_id: userId(who) }
  const id = demoId('exam registration', `${who} ${name}`)
  const { record, log } = pastRecord(examRegistrationKind, { id, owned, by: owned.learner_id, events })
  await trx.insertInto('exam_registration').values(record).execute()
  await trx.insertInto('transition_log').values(log).execute()
}
