import type { EditingPerson, Editors, NamedEditors, Whose, listEditors } from '#api/course/editors.contract.ts'
import { courseStaff } from '#api/course/managed-publication.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { NamingFacts } from '#machines/course/publication.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { peopleWith } from '#server/session/with-role.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'

/** What has owners, each table with that of its co-editors. */
const editorTables = {
  course: 'course_editor',
  course_topic: 'course_topic_editor',
  course_resource: 'course_resource_editor',
  question_bank: 'question_bank_editor',
  exam: 'exam_editor',
  questionnaire: 'questionnaire_editor',
  task: 'task_editor',
} as const
export type OwnedTable = keyof typeof editorTables

/** A record and who owns it. */
export interface Owned {
  readonly id: string
  readonly owner_id: string | null
}

const isAdmin = ({ roles }: Sender): boolean => roles.includes('admin')
/** Whoever has lost the role changes nothing any more, although records still name them. */
const hasRole = ({ roles }: Sender): boolean => courseStaff.some((role) => roles.includes(role))

/** The ids of what somebody owns or co-edits, as a subquery that begins with the person's own rows. */
export const ownIds = (db: Querying, table: OwnedTable, userId: string) =>
  db
    .selectFrom(table)
    .select('id')
    .where('owner_id', '=', userId)
    .union(db.selectFrom(editorTables[table]).select('record_id as id').where('user_id', '=', userId))

/** [ROLE-06] The ids that a list is limited to; null: it is not. */
export const shownIds = (db: Querying, table: OwnedTable, sender: Sender, whose?: Whose) =>
  isAdmin(sender) && whose !== 'mine' ? null : ownIds(db, table, sender.userId)

/** Whether somebody changes a record: its owner, its co-editors, administrators. */
export async function isEditorOf(db: Querying, table: OwnedTable, owned: Owned, sender: Sender): Promise<boolean> {
  if (!hasRole(sender)) return false
  if (mayName(owned, sender)) return true
  const found = await db
    .selectFrom(editorTables[table])
    .select('user_id')
    .where('record_id', '=', owned.id)
    .where('user_id', '=', sender.userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether somebody names the editors of a record: its owner and administrators. */
export const mayName = ({ owner_id: ownerId }: Pick<Owned, 'owner_id'>, sender: Sender): boolean =>
  isAdmin(sender) || (hasRole(sender) && ownerId === sender.userId)

const PERSON = ['user.id as userId', 'user.original_name as originalName', 'user.account_name as account'] as const

/** Who changes a record, as the sender is told. */
export async function editorsOf(db: Querying, table: OwnedTable, owned: Owned, sender: Sender): Promise<Editors> {
  return (await editorsOfAll(db, table, [owned], sender))(owned)
}

/** Who changes each of some records. */
export async function editorsOfAll(
  db: Querying,
  table: OwnedTable,
  records: readonly Owned[],
  sender: Sender,
): Promise<(owned: Owned) => Editors> {
  const [owners, coEditors] = await Promise.all([
    db
      .selectFrom('user')
      .select(PERSON)
      .where(
        'id',
        'in',
        records.map(({ owner_id: id }) => id ?? ''),
      )
      .execute(),
    coEditorsOf(
      db,
      table,
      records.map(({ id }) => id),
    ),
  ])
  return ({ id, owner_id: ownerId }) => {
    const own = coEditors.filter(({ of }) => of === id).map(({ of: _of, ...person }) => person)
    const isCoEditor = own.some(({ userId }) => userId === sender.userId)
    const as = isAdmin(sender)
      ? 'administrator'
      : !hasRole(sender)
        ? 'nobody'
        : ownerId === sender.userId
          ? 'owner'
          : isCoEditor
            ? 'coEditor'
            : 'nobody'
    return { owner: owners.find(({ userId }) => userId === ownerId) ?? null, coEditors: own, as }
  }
}

const coEditorsOf = (db: Querying, table: OwnedTable, ids: readonly string[]) =>
  db
    .selectFrom(editorTables[table])
    .innerJoin('user', 'user.id', 'user_id')
    .select([...PERSON, 'record_id as of'])
    .where('record_id', 'in', ids)
    .orderBy('user.account_key')
    .execute()

/** The facts about the editors that were sent; undefined: they stay. */
export async function namingFacts(
  db: Querying,
  table: OwnedTable,
  owned: Owned,
  named: NamedEditors | undefined,
  sender: Sender,
): Promise<NamingFacts> {
  if (named === undefined) return { mayName: true, knowsEditors: true }
  const { ownerID, coEditorIDs } = named
  const before = (await coEditorsOf(db, table, [owned.id])).map(({ userId }) => userId)
  const isSame =
    ownerID === owned.owner_id &&
    coEditorIDs.length === before.length &&
    coEditorIDs.every((userId) => before.includes(userId))
  if (isSame) return { mayName: true, knowsEditors: true }
  const news = [...(ownerID === null || ownerID === owned.owner_id ? [] : [ownerID]), ...coEditorIDs].filter(
    (userId) => !before.includes(userId) && userId !== owned.owner_id,
  )
  const knowsEditors =
    (ownerID !== null || owned.owner_id === null) &&
    (ownerID === null || !coEditorIDs.includes(ownerID)) &&
    (await areFit(db, [...new Set(news)]))
  return { mayName: mayName(owned, sender), knowsEditors }
}

/** Whoever owns or co-edits has a role for it and an account that is not disabled. */
const fit = (db: Querying) =>
  db
    .selectFrom('user')
    .where('user.state', '!=', 'disabled')
    .where('user.id', 'in', peopleWith(...courseStaff))

async function areFit(db: Querying, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await fit(db).select('user.id').where('user.id', 'in', ids).execute()
  return found.length === ids.length
}

/** Writes the editors that were sent, once they are allowed. */
export async function storeEditors(
  trx: Querying,
  table: OwnedTable,
  id: string,
  named: NamedEditors | undefined,
): Promise<void> {
  if (named === undefined) return
  await trx.updateTable(table).set({ owner_id: named.ownerID }).where('id', '=', id).execute()
  const editors = editorTables[table]
  await trx.deleteFrom(editors).where('record_id', '=', id).execute()
  const rows = named.coEditorIDs.map((userId) => ({ record_id: id, user_id: userId }))
  if (rows.length > 0) await trx.insertInto(editors).values(rows).execute()
}

/** A page of the people who can be named, by name. */
export async function findEditors(
  db: Database,
  { keyword = '', pageNum, pageSize }: PayloadOf<typeof listEditors>,
): Promise<{ list: EditingPerson[]; count: number }> {
  const found = wordsOf(keyword).reduce(
    (query, word) => query.where((eb) => holds(eb.ref('user.search'), word)),
    fit(db),
  )
  const [list, counted] = await Promise.all([
    found
      .select(PERSON)
      .orderBy('user.account_key')
      .orderBy('user.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { list, count: counted.count }
}

/** The names of owners by their ids, for lists. */
export async function ownerNames(db: Querying, rows: readonly Pick<Owned, 'owner_id'>[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ owner_id: id }) => (id === null ? [] : [id])))]
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('user').select(['id', 'original_name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, original_name: name }) => [id, name]))
}
