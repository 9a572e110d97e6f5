import type { PayloadOf } from '#api/kit/call.ts'
import { classOffices } from '#api/class/contact.contract.ts'
import type { ClassContact, ClassContacts, ClassOffice, listClassContacts } from '#api/class/contact.contract.ts'
import { forbidden, notFound } from '#server/answer/refusal.ts'
import type { Database } from '#server/database/open.ts'
import { folded, wordsOf } from '#i18n/folded.ts'
import { cardTexts, classesIn, ownClassIds } from '#server/class/class-cards.ts'
import { mayEnter } from '#server/class/registration/enter.ts'
import { isStaffOf } from '#server/class/staff.ts'
import type { Asking } from '#server/commands/each.ts'

/** The filter for those who belong to no group. */
const NONE = 'none'

/** [ROUTE-67] A page of the people of a class. @throws Refusal who has no place in the class */
export async function findContacts(
  db: Database,
  { classID: classId, group, keyword = '', pageNum, pageSize }: PayloadOf<typeof listClassContacts>,
  { sender, language, now }: Asking,
): Promise<ClassContacts> {
  await mayEnter(db, classId, sender, now)
  const [known, people, groups, isStaff, isOwn] = await Promise.all([
    classesIn(db, language.code)
      .select(['class.kind', cardTexts[0]])
      .where('class.id', '=', classId)
      .executeTakeFirst(),
    peopleOf(db, classId, sender.userId),
    groupsOf(db, classId),
    isStaffOf(db, sender, classId),
    belongs(db, sender.userId, classId),
  ])
  if (known === undefined) throw notFound()
  const words = wordsOf(keyword)
  const found = people.filter(({ originalName, groupID, offices }) => {
    const text = folded(originalName)
    if (!words.every((word) => text.includes(word))) return false
    if (group === undefined) return true
    return group === NONE ? groupID === null && isLearner(offices) : groupID === group
  })
  const { compare } = new Intl.Collator(language.tag)
  const sorted = found.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || compare(a.originalName, b.originalName) || (a.userId < b.userId ? -1 : 1),
  )
  return {
    list: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    count: found.length,
    className: known.name,
    kind: known.kind,
    groups: groups.map(({ id, name }) => ({
      groupID: id,
      name,
      count: people.filter(({ groupID }) => groupID === id).length,
    })),
    ungrouped: people.filter(({ groupID, offices }) => groupID === null && isLearner(offices)).length,
    canWrite: isOwn,
    canWriteToAll: isOwn && isStaff,
  }
}

/**
 * The people of a group, or of the whole class, that somebody may write to. @throws Refusal who has no place in the
 * class; the whole class is for those who run it
 */
export async function receiversIn(
  db: Database,
  { classId, group }: { readonly classId: string; readonly group: string | null },
  { sender, now }: Pick<Asking, 'sender' | 'now'>,
): Promise<string[]> {
  await mayEnter(db, classId, sender, now)
  const isOwn = await belongs(db, sender.userId, classId)
  if (!isOwn || (group === null && !(await isStaffOf(db, sender, classId)))) throw forbidden()
  const people = await peopleOf(db, classId, sender.userId)
  if (group !== null && !people.some(({ groupID }) => groupID === group)) throw notFound()
  return people.flatMap(({ userId, isSelf, groupID }) =>
    isSelf || (group !== null && groupID !== group) ? [] : [userId],
  )
}

/** Whether somebody is a member of a class or runs it as their own task. */
async function belongs(db: Database, userId: string, classId: string): Promise<boolean> {
  const found = await db
    .selectFrom(ownClassIds(db, userId).as('mine'))
    .select('mine.id')
    .where('mine.id', '=', classId)
    .executeTakeFirst()
  return found !== undefined
}

const isLearner = (offices: readonly ClassOffice[]): boolean =>
  !offices.includes('headmaster') && !offices.includes('classTeacher')
/** Those who run the class, then those with an office, then all others. */
const rankOf = ({ offices }: ClassContact): number => {
  const first = classOffices.findIndex((office) => offices.includes(office))
  return first < 0 ? classOffices.length : first
}

/** Everybody in a class, with offices and groups. Names are sorted and searched here, by the reader's language. */
async function peopleOf(db: Database, classId: string, selfId: string): Promise<ClassContact[]> {
  const [members, officers, headmasters] = await Promise.all([
    db
      .selectFrom('class_member')
      .innerJoin('user', 'user.id', 'class_member.user_id')
      .leftJoin('class_group_member as grouped', (join) =>
        join.onRef('grouped.class_id', '=', 'class_member.class_id').onRef('grouped.user_id', '=', 'user.id'),
      )
      .select(['user.id', 'user.original_name', 'user.head_img', 'grouped.group_id'])
      .where('class_member.class_id', '=', classId)
      .execute(),
    db
      .selectFrom('class_officer')
      .innerJoin('user', 'user.id', 'class_officer.user_id')
      .select(['user.id', 'user.original_name', 'user.head_img', 'class_officer.office'])
      .where('class_officer.class_id', '=', classId)
      .execute(),
    db
      .selectFrom('class')
      .innerJoin('user', 'user.id', 'class.headmaster_id')
      .select(['user.id', 'user.original_name', 'user.head_img'])
      .where('class.id', '=', classId)
      .execute(),
  ])
  const found = new Map<string, ClassContact>()
  const take = (row: { id: string; original_name: string; head_img: string | null }): ClassContact => {
    const contact = found.get(row.id) ?? {
      userId: row.id,
      originalName: row.original_name,
      photo: row.head_img,
      offices: [],
      groupID: null,
      isSelf: row.id === selfId,
    }
    found.set(row.id, contact)
    return contact
  }
  for (const row of members) found.set(row.id, { ...take(row), groupID: row.group_id })
  for (const row of [...headmasters.map((one) => ({ ...one, office: 'headmaster' as const })), ...officers]) {
    const contact = take(row)
    found.set(row.id, { ...contact, offices: [...contact.offices, row.office] })
  }
  return [...found.values()]
}

const groupsOf = (db: Database, classId: string) =>
  db
    .selectFrom('class_group')
    .select(['id', 'name'])
    .where('class_id', '=', classId)
    .orderBy('position')
    .orderBy('id')
    .execute()
