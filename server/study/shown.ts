import { sql } from 'kysely'
import type { LearningFlow } from '#api/study/study.contract.ts'
import { SILENCE } from '#machines/study/learning-flow.lifecycle.ts'
import type { LearningFlowContext } from '#machines/study/learning-flow.lifecycle.ts'
import { restored } from '#server/commands/stored.ts'
import { timeText } from '#server/database/codec.ts'
import type { LearningFlowTable } from '#server/course/tables.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Querying } from '#server/database/open.ts'
import { flowKind } from './flow-kind.ts'

const MOST = 20

/** Sittings with the title of their course, in a language, else in the base one. */
const flowsOf = (db: Querying, { sender, language }: Asking) =>
  db
    .selectFrom('learning_flow as flow')
    .leftJoin('course_text as base', (join) =>
      join.onRef('base.course_id', '=', 'flow.course_id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_text as own', (join) =>
      join
        .onRef('own.course_id', '=', 'flow.course_id')
        .on('own.language', '=', language.code)
        .on('own.title', '!=', ''),
    )
    .selectAll('flow')
    .select(sql<string>`coalesce(own.title, base.title, '')`.as('courseName'))
    .where('flow.user_id', '=', sender.userId)

/** One of the user's own sittings; null: not found. */
export async function findFlow(db: Querying, id: string, asking: Asking): Promise<LearningFlow | null> {
  const row = await flowsOf(db, asking).where('flow.id', '=', id).executeTakeFirst()
  return row === undefined ? null : shown(row, asking)
}

/**
 * [PLAYER-06] What has been studied and not recorded, in one course or in all, the latest first; what nobody has
 * watched a second of is left out.
 */
export async function unrecordedFlows(
  db: Querying,
  asking: Asking,
  courseId: string | null = null,
): Promise<LearningFlow[]> {
  const rows = await flowsOf(db, asking)
    .where((eb) =>
      eb.or([
        eb('flow.state', '=', 'studying'),
        eb.and([eb('flow.state', '=', 'unrecorded'), eb('flow.seconds', '>', 0)]),
      ]),
    )
    .$if(courseId !== null, (query) => query.where('flow.course_id', '=', courseId ?? ''))
    // The active sitting first, then the suspended ones.
    .orderBy('flow.state')
    .orderBy('flow.updated_at', 'desc')
    .orderBy('flow.id')
    .limit(courseId === null ? MOST : 1)
    .execute()
  return rows.map((row) => shown(row, asking))
}

function shown(row: LearningFlowTable & { readonly courseName: string }, { now }: Asking): LearningFlow {
  const { lecture, position, seconds, since, stoppedBecause } = restored(flowKind, row).context as LearningFlowContext
  return {
    userLearningFlowID: row.id,
    courseID: row.course_id,
    courseName: row.courseName,
    coursewareID: lecture,
    positionSeconds: position,
    seconds,
    state: row.state as LearningFlow['state'],
    revision: row.revision,
    stoppedBecause,
    isAlive: since !== null && now.getTime() - since < SILENCE,
    startedAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at),
  }
}
