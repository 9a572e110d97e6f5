import type { AnswerOf } from '#api/kit/call.ts'
import type {
  ClassSubjects,
  Evaluation,
  EvaluationStanding,
  getClassSubjects,
  listManagedEvaluations,
  ManagedEvaluation,
} from '#api/questionnaire/evaluation.contract.ts'
import { toldCount } from '#api/questionnaire/told-rule.ts'
import { evaluationStanding } from '#machines/questionnaire/evaluation.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import { isStaffOf } from '#server/class/staff.ts'
import { asks } from '#server/class/asked.ts'
import type { Asking } from '#server/commands/each.ts'
import { ownIds } from '#server/course/editors.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { shownOf, shownRows } from '../answering/asked.ts'
import { phaseOf } from '../list-questionnaires.ts'
import { subjectsOfClass } from '../subjects.ts'
import { nameText } from '../answering/asked.ts'

/** What the learner can do something about comes first. */
const places: readonly EvaluationStanding[] = ['inProgress', 'notStarted', 'evaluated', 'ended']
const MOST = 100

/** [EVAL-01, EVAL-02] Those of a class that ask the caller, or were answered by the caller. */
export async function evaluationsOfClass(
  db: Database,
  classId: string,
  { sender, language, now }: Asking,
): Promise<Evaluation[]> {
  const rows = await shownRows(db, sender.userId, language.code, now)
    .where('questionnaire.kind', '=', 'evaluation')
    .where('questionnaire.class_id', '=', classId)
    .where((eb) =>
      eb.or([asks('questionnaire', eb.val(sender.userId)), eb('questionnaire_response.submissions', '>', 0)]),
    )
    .orderBy('questionnaire.closes_at', 'desc')
    .orderBy('questionnaire.id')
    .limit(MOST)
    .execute()
  return rows
    .map((row) => {
      const shown = shownOf(row, now)
      return { ...shown, standing: evaluationStanding(shown.facts, shown.hasAnswered) }
    })
    .toSorted((one, other) => places.indexOf(one.standing) - places.indexOf(other.standing))
}

/** Those of a class, the latest opening first, for those who run it. @throws Refusal not found */
export async function managedEvaluations(
  db: Database,
  classId: string,
  { sender, language, now }: Asking,
): Promise<AnswerOf<typeof listManagedEvaluations>> {
  if (!(await isKept(db, classId)) || !(await isStaffOf(db, sender, classId))) throw notFound()
  const [rows, own, members] = await Promise.all([
    db
      .selectFrom('questionnaire')
      .select(['questionnaire.id', 'questionnaire.state', 'questionnaire.opens_at', 'questionnaire.closes_at'])
      .select(nameText(language.code).as('name'))
      .select((eb) =>
        eb
          .selectFrom('questionnaire_submission as submission')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('submission.questionnaire_id', '=', 'questionnaire.id')
          .as('submitted'),
      )
      .where('questionnaire.kind', '=', 'evaluation')
      .where('questionnaire.class_id', '=', classId)
      .where('questionnaire.state', '!=', 'discarded')
      .orderBy('questionnaire.opens_at', 'desc')
      .orderBy('questionnaire.id')
      .limit(MOST)
      .execute(),
    ownIds(db, 'questionnaire', sender.userId).execute(),
    db
      .selectFrom('class_member')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow(),
  ])
  const isEditor = (id: string): boolean => sender.roles.includes('admin') || own.some((one) => one.id === id)
  const list = rows
    .map((row): ManagedEvaluation => {
      const phase = phaseOf(row, now)
      return {
        questionnaireID: row.id,
        state: row.state,
        name: row.name,
        opensAt: timeText(row.opens_at),
        closesAt: timeText(row.closes_at),
        phase,
        submitted: toldCount(row.submitted ?? 0, phase === 'closed'),
        isEditor: isEditor(row.id),
      }
    })
    // What others are still writing is theirs.
    .filter(({ state, isEditor: isOwn }) => isOwn || state !== 'draft')
  return { members: members.count, list }
}

/** [EVAL-01] What an evaluation of a class can ask about. @throws Refusal not found */
export async function classSubjects(
  db: Database,
  classId: string,
  { sender, language }: Asking,
): Promise<AnswerOf<typeof getClassSubjects>> {
  const mayKnow = (await isStaffOf(db, sender, classId)) || (await evaluates(db, classId, sender.userId))
  const found: ClassSubjects | null = mayKnow ? await subjectsOfClass(db, classId, language) : null
  if (found === null) throw notFound()
  return found
}

/** Whether somebody changes an evaluation of a class. */
async function evaluates(db: Querying, classId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('kind', '=', 'evaluation')
    .where('class_id', '=', classId)
    .where('id', 'in', ownIds(db, 'questionnaire', userId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A class that is there, to administrators too. */
async function isKept(db: Querying, classId: string): Promise<boolean> {
  const found = await db.selectFrom('class').select('id').where('id', '=', classId).executeTakeFirst()
  return found !== undefined
}
