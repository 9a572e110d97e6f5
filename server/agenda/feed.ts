import { randomUUID } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { agendaAddress } from '#api/agenda/addresses.ts'
import { classAddress } from '#api/class/addresses.ts'
import { examAddress } from '#api/exam/addresses.ts'
import { homeworkAddress } from '#api/homework/addresses.ts'
import { leaveAddress } from '#api/leave/addresses.ts'
import { timetableAddress } from '#api/timetable/addresses.ts'
import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { withoutUnseen } from '#api/kit/name-rule.ts'
import type { CalendarFeed, NewFeed } from '#api/agenda/calendar-feed.contract.ts'
import { momentOf } from '#i18n/dates.ts'
import { languageOf } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { textsOf } from '#server/answer/texts.ts'
import { hashOf, newToken } from '#server/session/tokens.ts'
import { putNotice } from '#server/message/put-notice.ts'
import { agendaOf } from './agenda-items.ts'
import { mainLanguage } from '#server/main-language.ts'

const DAY_MS = 24 * 60 * 60_000
/** What a calendar program gets: what has just been, and a year ahead. */
const BACK_MS = 60 * DAY_MS
const AHEAD_MS = 365 * DAY_MS

export async function feedOf(db: Database, userId: string): Promise<CalendarFeed> {
  const found = await db
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { createdAt: found === undefined ? null : timeText(found.created_at) }
}

/**
 * A new secret in place of the one before, whose address is dead at once. Only its hash is stored. Its owner is told,
 * in case that somebody else is at it; afterwards, call `signals.tell([userId], 'notice')`.
 */
export async function renewFeed(db: Database, userId: string, now: Date): Promise<NewFeed> {
  const secret = newToken()
  const made = { secret_hash: hashOf(secret), created_at: now.getTime() }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('calendar_feed')
      .values({ user_id: userId, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute()
    const told = { code: 'agenda.feedMade', params: {}, link: agendaAddress('class-agenda') } as const
    await putNotice(trx, { userId, id: randomUUID(), at: made.created_at, ...told })
  })
  return { createdAt: timeText(made.created_at), path: `/calendar/${secret}.ics` }
}

export async function stopFeed(db: Querying, userId: string): Promise<CalendarFeed> {
  await db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute()
  return { createdAt: null }
}

/** The calendar behind a secret in its owner's language; null: it is nobody's. @param origin of the links in it */
export async function calendarOf(db: Database, secret: string, origin: string, now: Date): Promise<string | null> {
  const owner = await db
    .selectFrom('calendar_feed')
    .innerJoin('user', 'user.id', 'calendar_feed.user_id')
    .select(['user.id', 'user.language'])
    .where('calendar_feed.secret_hash', '=', hashOf(secret))
    .where('user.state', '=', 'active')
    .executeTakeFirst()
  if (owner === undefined) return null
  const language = languageOf(owner.language) ?? mainLanguage()
  const span = { from: now.getTime() - BACK_MS, to: now.getTime() + AHEAD_MS }
  const items = await agendaOf(db, span, { sender: { userId: owner.id, roles: [] }, language, now })
  return written(items, language, origin, now)
}

/**
 * By RFC 5545: times in UTC, and ids that stay, so that a program changes what it has and drops what is gone.
 */
function written(items: readonly AgendaItem[], language: Language, origin: string, now: Date): string {
  const LL = textsOf(language).agenda
  const calendar = ical({
    name: LL.feed.name(),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Learning Portal', product: 'Agenda', language: language.tag.toUpperCase() },
    // Programs look again after an hour.
    ttl: 60 * 60,
  })
  const host = new URL(origin).host
  for (const item of items) {
    const isMoment = item.startTime === item.endTime
    const event = calendar.createEvent({
      id: `${item.itemID}@${host}`,
      start: momentOf(item.startTime),
      // Programs do not show what has no length.
      end: new Date(momentOf(item.endTime).getTime() + (isMoment ? 60_000 : 0)),
      stamp: now,
      summary: feedText(summaryOf(item, LL)),
      location: feedText(item.place) || null,
      description: item.className === item.title ? null : feedText(item.className) || null,
      url: addressIn(item, origin),
    })
    if (item.kind === 'leave' || item.kind === 'class' || item.kind === 'exam')
      event.transparency(ICalEventTransparency.TRANSPARENT)
  }
  return calendar.toString()
}

/**
 * What people have written, however it was stored: control characters are no text by RFC 5545, and a program may refuse
 * the whole calendar for one. The library escapes the rest.
 */
const feedText = (text: string): string => withoutUnseen(text.replaceAll(/[^\P{Cc}\n\t]/gu, '')).toWellFormed()

type Wording = ReturnType<typeof textsOf>['agenda']

/** A deadline, a task that is due and a leave say what they are; the others are what they are called. */
function summaryOf({ kind, title }: AgendaItem, LL: Wording): string {
  if (kind === 'deadline') return LL.deadlineOf({ title })
  if (kind === 'due') return LL.dueOf({ title })
  if (kind === 'leave') return LL.leaveOf({ title })
  return title
}

/** The page of what it is. */
function addressIn({ kind, classID, lessonID, leaveID, examID, taskID, joinUrl }: AgendaItem, origin: string): string {
  if (joinUrl !== null) return new URL(joinUrl, origin).href
  if (examID !== null) return `${origin}/#${examAddress('examlist', { examID })}`
  if (taskID !== null) return `${origin}/#${homeworkAddress('homework', { taskID })}`
  if (kind === 'leave' && leaveID !== null) return `${origin}/#${leaveAddress('leave', { leaveID })}`
  if (kind === 'lesson' && lessonID !== null) return `${origin}/#${timetableAddress('class-lesson', { lessonID })}`
  return `${origin}/#${classAddress('class-detail', { classID })}`
}
