import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import { noteFault } from '#api/note/note-rule.ts'
import type { Note, addNote, listNotes } from '#api/note/note.contract.ts'
import { cleanText } from '#api/kit/written-text.ts'
import type { Database } from '#server/database/open.ts'
import { folded, wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { Refusal, malformed, notFound } from '#server/answer/refusal.ts'
import { noteOf, notesOf, withPlaces } from './rows.ts'
import type { Reader } from './rows.ts'

/** [ROUTE-31] A page of a user's notes, and the total count. */
export async function findNotes(
  db: Database,
  { courseID, keyword = '', sort, pageNum, pageSize }: PayloadOf<typeof listNotes>,
  reader: Reader,
): Promise<{ list: Note[]; count: number }> {
  let found = notesOf(db, reader.userId)
  if (courseID !== undefined) found = found.where('kept.course_id', '=', courseID)
  for (const word of wordsOf(keyword)) found = found.where(holds(sql<string>`kept.search`, word))
  const page = withPlaces(found, reader)
  const ordered =
    sort === 'changed'
      ? page.orderBy('kept.updated_at', 'desc')
      : page
          .orderBy(sql`coalesce(chapter.position, -1)`)
          .orderBy(sql`coalesce(courseware.position, -1)`)
          .orderBy(sql`coalesce(kept.at_seconds, -1)`)
          .orderBy('kept.created_at')
  const [rows, counted] = await Promise.all([
    ordered
      .orderBy('kept.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: rows.map((row) => noteOf(row, reader.now)), count: counted?.count ?? 0 }
}

/** Stores a new note; idempotent: a repeated request returns the stored one. @throws Refusal */
export async function keepNote(
  db: Database,
  { noteID, courseID, coursewareID, atSeconds, content }: PayloadOf<typeof addNote>,
  reader: Reader,
): Promise<Note> {
  if (coursewareID === null && atSeconds !== null) throw malformed()
  const written = writtenOf(content)
  await needPlace(db, courseID, coursewareID, reader.now)
  const at = reader.now.getTime()
  await db
    .insertInto('note')
    .values({
      user_id: reader.userId,
      id: noteID,
      course_id: courseID,
      courseware_id: coursewareID,
      at_seconds: atSeconds,
      ...written,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
  return oneNote(db, noteID, reader)
}

/** Changes the text of a note; an unchanged text keeps its time. @throws Refusal */
export async function changeNote(db: Database, noteId: string, content: string, reader: Reader): Promise<Note> {
  const written = writtenOf(content)
  await db
    .updateTable('note')
    .set({ ...written, updated_at: reader.now.getTime() })
    .where('user_id', '=', reader.userId)
    .where('id', '=', noteId)
    .where('content', '<>', written.content)
    .execute()
  return oneNote(db, noteId, reader)
}

/** @throws Refusal not found */
export async function takeNoteAway(db: Database, noteId: string, { userId }: Pick<Reader, 'userId'>): Promise<void> {
  const removed = await db.deleteFrom('note').where('user_id', '=', userId).where('id', '=', noteId).executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw notFound()
}

/** [VALID-15] The cleaned text. @throws Refusal */
function writtenOf(content: string): { content: string; search: string } {
  const cleaned = cleanText(content)
  const fault = noteFault(cleaned)
  if (fault !== null) throw new Refusal(fault)
  return { content: cleaned, search: folded(cleaned) }
}

/** Checks that the course is published and the lecture belongs to it. @throws Refusal not found */
async function needPlace(db: Database, courseId: string, coursewareId: string | null, now: Date): Promise<void> {
  const course = await db
    .selectFrom('course')
    .select('id')
    .where('id', '=', courseId)
    .where('published_at', '<=', now.getTime())
    .executeTakeFirst()
  if (course === undefined) throw notFound()
  if (coursewareId === null) return
  const lecture = await db
    .selectFrom('courseware')
    .select('id')
    .where('id', '=', coursewareId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  if (lecture === undefined) throw notFound()
}

async function oneNote(db: Database, noteId: string, reader: Reader): Promise<Note> {
  const row = await withPlaces(notesOf(db, reader.userId), reader).where('kept.id', '=', noteId).executeTakeFirst()
  if (row === undefined) throw notFound()
  return noteOf(row, reader.now)
}
