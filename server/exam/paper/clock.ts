import { CLOCK_BATCH, sendByClock } from '#server/commands/by-clock.ts'
import type { ClockDoor, FindDue } from '#server/commands/by-clock.ts'
import { learnerExamKind } from './learner-exam-kind.ts'

/**
 * What time brings about: papers whose time is up are handed in, and exams that have closed are over for who awaits a
 * make-up. Returns how many were ended.
 */
export async function endExams(door: ClockDoor, now: Date): Promise<number> {
  const isTimeUp = { isLearner: false, isWriter: false, isTimeUp: true }
  const kind = { ...learnerExamKind, table: 'learner_exam' } as const
  const papers = await sendByClock(door, now, { kind, find: papersOver, event: { type: 'timeUp', facts: isTimeUp } })
  const over = { type: 'windowEnded', facts: { hasClosed: true } } as const
  const exams = await sendByClock(door, now, { kind, find: examsOver, event: over })
  if (papers + exams > 0) void door.effects.dispatch()
  return papers + exams
}

const papersOver: FindDue = async (db, now, last) => {
  const rows = await db
    .selectFrom('exam_paper')
    .select('learner_exam_id as id')
    .where('state', '=', 'inProgress')
    .where('deadline', '<=', now.getTime())
    .where('learner_exam_id', '>', last)
    .orderBy('learner_exam_id')
    .limit(CLOCK_BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const examsOver: FindDue = async (db, now, last) => {
  const rows = await db
    .selectFrom('learner_exam')
    .innerJoin('exam', 'exam.id', 'learner_exam.exam_id')
    .select('learner_exam.id')
    .where('learner_exam.state', '=', 'awaitingMakeUp')
    .where('exam.closes_at', '<=', now.getTime())
    .where('learner_exam.id', '>', last)
    .orderBy('learner_exam.id')
    .limit(CLOCK_BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
