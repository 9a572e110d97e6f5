import type { Database, Querying } from '#server/database/open.ts'
import { flagOf } from '#server/database/codec.ts'
import { dictionaryRows } from '#server/database/migrations/0046-standard-dictionaries.ts'
import { looksOf } from '#server/person/skeleton.ts'
import { accountKey } from '#server/session/accounts.ts'
import { hashPassword, md5Of, owaspCost } from '#server/session/password.ts'
import type { HashCost } from '#server/session/password.ts'
import { folded } from '#i18n/folded.ts'
import { accountColumns, accountLog, isDisabled } from '#server/person/account-records.demo.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { renewBroadcasts } from '#server/live/broadcasts.demo.ts'
import { classRows, classRunners } from '#server/class/class-rows.demo.ts'
import { seedCourses } from './courses.ts'
import { departmentOfAccount, departmentOfPerson } from '#server/dictionary/departments.demo.ts'
import { demoDictionaries } from '#server/dictionary/dictionaries.demo.ts'
import { userId } from '#server/demo/ids.ts'
import { informationRows } from '#server/news/information-rows.demo.ts'
import { letterRows } from '#server/message/letter-rows.demo.ts'
import { noticeRows } from '#server/message/notice-rows.demo.ts'
import { demoPeople } from '#server/demo/people.ts'
import { profileRows } from '#server/profile/profiles.demo.ts'
import { seedAttendances } from '#server/timetable/attendances.demo.ts'
import { allParts } from '../parts.ts'

/** Fills an empty database with the demo organisation. Returns whether it is present. */
export async function seedDemo(db: Database, now: Date, hashCost: HashCost = owaspCost): Promise<boolean> {
  const anybody = await db.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (anybody === undefined) await fill(db, now, hashCost)
  const learner = await db.selectFrom('user').select('id').where('id', '=', userId('learner')).executeTakeFirst()
  if (learner === undefined) return false
  await renewBroadcasts(db, now)
  return true
}

async function fill(db: Database, now: Date, hashCost: HashCost): Promise<void> {
  const passwords = await Promise.all(demoAccounts.map(({ password }) => hashPassword(md5Of(password), hashCost)))
  await db.transaction().execute(async (trx) => {
    const people = [...accountRows(passwords, now), ...peopleRows(now)]
    await trx.insertInto('user').values(people).execute()
    await trx.insertInto('transition_log').values(accountLog(people)).execute()
    await trx.insertInto('user_role').values(roleRows()).execute()
    await trx.insertInto('profile').values(profileRows(now)).execute()
    const { classes, texts: classTexts, registrations, log: classLog } = classRows(now)
    await trx.insertInto('class').values(classes).execute()
    await trx.insertInto('class_text').values(classTexts).execute()
    await trx.insertInto('registration').values(registrations).execute()
    await trx.insertInto('transition_log').values(classLog).execute()
    await seedCourses(trx, now)
    await fillDictionaries(trx)
    const { items, texts, log } = informationRows(now)
    await trx.insertInto('information').values(items).execute()
    await trx.insertInto('transition_log').values(log).execute()
    await trx.insertInto('information_text').values(texts).execute()
    for (const { seed } of allParts) await seed?.(trx, now)
    // After the leaves, which excuse.
    await seedAttendances(trx, now)
    await fillLetters(trx, now)
  })
}

async function fillLetters(trx: Querying, now: Date): Promise<void> {
  const { dialogues, members, letters } = letterRows(now)
  await trx.insertInto('dialogue').values(dialogues).execute()
  await trx.insertInto('dialogue_member').values(members).execute()
  await trx.insertInto('letter').values(letters).execute()
  await trx
    .insertInto('notice')
    .values(noticeRows(now, classRows(now).classes))
    .execute()
}

const userRow = (name: string, now: Date) => ({
  id: userId(name),
  account_name: name,
  account_key: accountKey(name),
  ...looksOf(name),
  name,
  head_img: null,
  created_at: now.getTime(),
})

const accountRows = (passwords: readonly string[], now: Date) =>
  demoAccounts.map((account, i) => ({
    ...userRow(account.name, now),
    original_name: account.originalName,
    phone: account.phone,
    email: account.email,
    password_hash: passwords[i] ?? null,
    weak_password: flagOf(account.weak),
    language: account.language,
    department_code: departmentOfAccount(account.name),
    ...accountColumns('active', 1, now),
    search: folded(`${account.name} ${account.originalName}`),
  }))

const peopleRows = (now: Date) =>
  demoPeople.map((person, i) => ({
    ...userRow(person.account, now),
    original_name: person.originalName,
    phone: person.phone,
    email: person.email,
    password_hash: null,
    weak_password: flagOf(false),
    language: person.language,
    department_code: departmentOfPerson(i),
    ...(isDisabled(person.account) ? accountColumns('disabled', 2, now) : accountColumns('invited', 1, now)),
    search: folded(`${person.account} ${person.originalName}`),
  }))

const roleRows = () => [
  ...demoAccounts.flatMap(({ name, roles }) => roles.map((role) => ({ user_id: userId(name), role }))),
  ...demoPeople.map(({ account }) => ({ user_id: userId(account), role: 'learner' })),
  ...demoPeople
    .filter(({ account }) => classRunners.has(account))
    .map(({ account }) => ({ user_id: userId(account), role: 'teacher' })),
]

/** Its own dictionaries take the place of the standard ones. */
async function fillDictionaries(trx: Querying): Promise<void> {
  const dictionaries = Object.fromEntries(
    [demoDictionaries, ...allParts.map((part) => part.dictionaries ?? {})].flatMap((some) => Object.entries(some)),
  )
  const { types, dicts, names } = dictionaryRows(dictionaries)
  await trx.deleteFrom('dict_type').where('code', 'in', Object.keys(dictionaries)).execute()
  await trx.insertInto('dict_type').values(types).execute()
  await trx.insertInto('dict').values(dicts).execute()
  await trx.insertInto('dict_name').values(names).execute()
}
