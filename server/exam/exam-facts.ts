import type { ExamDocument } from '#api/exam/managed-exam.contract.ts'
import type { ExamFacts } from '#machines/exam/exam.lifecycle.ts'
import { isStaffOf } from '#server/class/staff.ts'
import type { Sender } from '#server/commands/kind.ts'
import { isEditorOf, shownIds } from '#server/course/editors.ts'
import { baseOf, languagesOf } from '#server/http/in-language.ts'
import type { Querying } from '#server/database/open.ts'
import { momentOf } from '#server/database/moments.ts'
import { secureRandom } from '#server/random.ts'
import { draw, poolOf } from './draw.ts'

const MINUTE_MS = 60_000

/** The language that readers of the others get. */
export const baseOfExam = ({ texts }: Pick<ExamDocument, 'texts'>) => baseOf([languagesOf(texts, 'name')])

/** What the lifecycle judges an exam by, of what was sent or is stored. */
export async function examFacts(
  db: Querying,
  document: ExamDocument,
  stored: ExamDocument | null,
  sender: Sender,
): Promise<Omit<ExamFacts, 'isEditor'>> {
  const { opensAt, closesAt, minutes, parts } = document
  const length = momentOf(closesAt) - momentOf(opensAt)
  const knowsAll =
    (await knowsAudience(db, document, stored, sender)) && (await knowsParts(db, document, stored, sender))
  return {
    hasName: baseOfExam(document) !== null,
    knowsParts: knowsAll,
    isForward: length > 0,
    fitsWindow: minutes * MINUTE_MS <= length,
    hasQuestions: parts.length > 0 && draw(parts, await poolOf(db, parts), secureRandom) !== null,
  }
}

type Parts = Pick<ExamDocument, 'parts'>

/** What the papers are drawn from is there, and the sender's, or drawn from by the exam already. */
export const knowsParts = async (
  db: Querying,
  document: Parts,
  stored: Parts | null,
  sender: Sender,
): Promise<boolean> =>
  (await knowsBanks(db, document, stored, sender)) && (await knowsQuestions(db, document, stored, sender))

/** The course or the class is the sender's own, or the exam has been for it already. */
async function knowsAudience(
  db: Querying,
  { courseID, classID }: ExamDocument,
  stored: ExamDocument | null,
  sender: Sender,
): Promise<boolean> {
  if (courseID !== null) {
    const course = await db
      .selectFrom('course')
      .select(['id', 'owner_id'])
      .where('id', '=', courseID)
      .where('state', '!=', 'discarded')
      .executeTakeFirst()
    if (course === undefined) return false
    return courseID === stored?.courseID || (await isEditorOf(db, 'course', course, sender))
  }
  if (classID === null) return true
  const found = await db
    .selectFrom('class')
    .select('id')
    .where('id', '=', classID)
    .where('state', '!=', 'discarded')
    .executeTakeFirst()
  return found !== undefined && (classID === stored?.classID || (await isStaffOf(db, sender, classID)))
}

/** Banks and their topics are there, and the sender's, or those that it draws from already. */
async function knowsBanks(db: Querying, { parts }: Parts, stored: Parts | null, sender: Sender): Promise<boolean> {
  const drawn = parts.flatMap((part) => (part.kind === 'drawn' ? part : []))
  const ids = [...new Set(drawn.map(({ bankID }) => bankID))]
  if (ids.length === 0) return true
  const kept = (stored?.parts ?? []).flatMap((part) => (part.kind === 'drawn' ? part.bankID : []))
  const own = shownIds(db, 'question_bank', sender)
  const banks = await db
    .selectFrom('question_bank')
    .select('id')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .$if(own !== null, (query) =>
      query.where((eb) =>
        eb.or([...(own === null ? [] : [eb('id', 'in', own)]), ...(kept.length === 0 ? [] : [eb('id', 'in', kept)])]),
      ),
    )
    .execute()
  if (banks.length < ids.length) return false
  const topics = await db.selectFrom('question_topic').select(['id', 'bank_id']).where('bank_id', 'in', ids).execute()
  return drawn.every(
    ({ bankID, topicID }) => topicID === null || topics.some(({ id, bank_id: of }) => id === topicID && of === bankID),
  )
}

/** Questions that every paper has are of the sender's banks, or on it already; discarded ones are not there. */
async function knowsQuestions(db: Querying, { parts }: Parts, stored: Parts | null, sender: Sender): Promise<boolean> {
  const ids = parts.flatMap((part) => (part.kind === 'fixed' ? part.questionID : []))
  if (ids.length === 0) return true
  const kept = (stored?.parts ?? []).flatMap((part) => (part.kind === 'fixed' ? part.questionID : []))
  const own = shownIds(db, 'question_bank', sender)
  const found = await db
    .selectFrom('question')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '!=', 'discarded')
    .$if(own !== null, (query) =>
      query.where((eb) =>
        eb.or([
          ...(own === null ? [] : [eb('bank_id', 'in', own)]),
          ...(kept.length === 0 ? [] : [eb('id', 'in', kept)]),
        ]),
      ),
    )
    .execute()
  return found.length === ids.length
}
