import { languages } from '#i18n/locales.ts'
import { adoptedClassColumns, adoptedClassLog, adoptedRegistrations } from './adopted.demo.ts'
import { demoClasses } from './classes.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoPeople } from '#server/demo/people.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
/** Start of the first day and end of the last one, nine to five at the academy. */
const OPENS = 1
const CLOSES = 9

const classId = (name: string): string => demoId('class', name)

/** The rows of the demo organisation's classes. */
export function classRows(now: Date) {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const members = demoClasses.flatMap(({ name, accounts, headmaster, everyNth }) => {
    const people = demoPeople.filter((_, i) => i % everyNth === 0).map(({ account }) => account)
    return [...accounts, ...people.filter((account) => account !== headmaster)].map((member) => ({
      user_id: userId(member),
      class_id: classId(name),
    }))
  })
  const registrations = adoptedRegistrations(members, midnight)
  return {
    registrations,
    log: [
      ...adoptedClassLog(
        demoClasses.map(({ name }) => classId(name)),
        midnight,
      ),
      ...registrations.log,
    ],
    classes: demoClasses.map(({ name, titles, kind, places, from, to, headmaster }) => ({
      id: classId(name),
      name: titles[0],
      kind,
      starts_at: midnight + from * DAY_MS + OPENS * HOUR_MS,
      ends_at: midnight + (to - 1) * DAY_MS + CLOSES * HOUR_MS,
      place: places?.[0] ?? null,
      headmaster_id: userId(headmaster),
      taken: members.filter(({ class_id }) => class_id === classId(name)).length,
      ...adoptedClassColumns(midnight),
    })),
    texts: demoClasses.flatMap(({ name, titles, places }) =>
      languages.map(({ code }, i) => ({
        class_id: classId(name),
        language: code,
        name: titles[i] ?? titles[0],
        place: places?.[i] ?? null,
      })),
    ),
  }
}
