import { languages } from '#i18n/locales.ts'
import type { Database } from '../database/open.ts'
import { flagOf } from '../database/codec.ts'
import { accountKey } from '../session/accounts.ts'
import { hashPassword, md5Of } from '../session/password.ts'
import { hashOf } from '../session/tokens.ts'
import { demoAccounts } from './accounts.ts'
import { demoClasses } from './classes.ts'
import { demoDictionaries } from './dictionaries.ts'
import { aboutUs, copyright } from './information.ts'
import { demoPeople } from './people.ts'

const DAY_MS = 24 * 60 * 60_000

/** An id that is the same at every seeding. */
export function demoId(kind: string, name: string): string {
  const hex = hashOf('demo', kind, name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const userId = (name: string): string => demoId('user', name)

/** Fills an empty database with the demo organisation. The answer: whether the demo organisation is there. */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  const anybody = await db.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (anybody === undefined) await fill(db, now)
  const learner = await db.selectFrom('user').select('id').where('id', '=', userId('learner')).executeTakeFirst()
  return learner !== undefined
}

async function fill(db: Database, now: Date): Promise<void> {
  const passwords = await Promise.all(demoAccounts.map(({ password }) => hashPassword(md5Of(password))))
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('user').values([...accountRows(passwords, now), ...peopleRows(now)]).execute()
    await trx.insertInto('user_role').values(roleRows()).execute()
    await trx.insertInto('class').values(classRows(now)).execute()
    await trx.insertInto('class_member').values(memberRows()).execute()
    const { types, dicts, names } = dictionaryRows()
    await trx.insertInto('dict_type').values(types).execute()
    await trx.insertInto('dict').values(dicts).execute()
    await trx.insertInto('dict_name').values(names).execute()
    const { items, texts } = informationRows(now)
    await trx.insertInto('information').values(items).execute()
    await trx.insertInto('information_text').values(texts).execute()
    await trx.insertInto('live_broadcast').values(liveRows()).execute()
  })
}

const userRow = (name: string, now: Date) => ({
  id: userId(name),
  account_name: name,
  account_key: accountKey(name),
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
  }))

const peopleRows = (now: Date) =>
  demoPeople.map((person) => ({
    ...userRow(person.account, now),
    original_name: person.originalName,
    phone: person.phone,
    email: person.email,
    password_hash: null,
    weak_password: flagOf(false),
    language: person.language,
  }))

const roleRows = () => [
  ...demoAccounts.flatMap(({ name, roles }) => roles.map((role) => ({ user_id: userId(name), role }))),
  ...demoPeople.map(({ account }) => ({ user_id: userId(account), role: 'learner' })),
]

const classRows = (now: Date) => {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  return demoClasses.map(({ name, title, kind, from, to }) => ({
    id: demoId('class', name),
    name: title,
    kind,
    starts_at: midnight + from * DAY_MS,
    ends_at: midnight + to * DAY_MS,
  }))
}

const memberRows = () =>
  demoClasses.flatMap(({ name, accounts, everyNth }) => {
    const people = demoPeople.filter((_, i) => i % everyNth === 0).map(({ account }) => account)
    return [...accounts, ...people].map((member) => ({ user_id: userId(member), class_id: demoId('class', name) }))
  })

function dictionaryRows() {
  const entries = Object.entries(demoDictionaries).flatMap(([type_code, dictionary]) =>
    Object.entries(dictionary).map(([code, names], position) => ({ type_code, code, position, names })),
  )
  return {
    types: Object.keys(demoDictionaries).map((code) => ({ code })),
    dicts: entries.map(({ type_code, code, position }) => ({ type_code, code, position })),
    names: entries.flatMap(({ type_code, code, names }) =>
      languages.map((language, i) => ({ type_code, code, language: language.code, name: names[i] ?? '' })),
    ),
  }
}

function informationRows(now: Date) {
  const contents = { copy_right: copyright(now.getUTCFullYear()), about_us: aboutUs }
  const items = Object.keys(contents).map((category_code) => ({ id: demoId('information', category_code), category_code, position: 0 }))
  const texts = Object.entries(contents).flatMap(([category, details]) =>
    languages.map(({ code }) => ({ information_id: demoId('information', category), language: code, detail: details[code] })),
  )
  return { items, texts }
}

const liveRows = () =>
  ['opening', 'lecture'].map((name, position) => ({
    id: demoId('live', name),
    image_id: demoId('file', `live-${name}`),
    link: `https://live.academy.example/${name}`,
    position,
  }))
