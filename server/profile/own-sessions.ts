import type { AnswerOf } from '#api/kit/call.ts'
import type { listOwnSessions, listSignIns as listSignInsCall } from '#api/profile/profile.contract.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { forgetDevice, listDevices } from '#server/session/devices.ts'
import { endSessionById, listSessions, listSignIns } from '#server/session/own-sessions.ts'
import type { Caller } from '#server/session/sessions.ts'
import { deviceOf } from './device-of.ts'

/** A user's sessions, the current one first, and the devices known to the second check. */
export async function ownSessions(
  db: Database,
  { userId, sessionId }: Caller,
  deviceCookie: string | null,
  now: Date,
): Promise<AnswerOf<typeof listOwnSessions>> {
  const [sessions, devices] = await Promise.all([
    listSessions(db, userId, now),
    listDevices(db, userId, deviceCookie, now),
  ])
  const shown = sessions.map((session) => ({
    sessionID: session.id,
    startedAt: timeText(session.created_at),
    seenAt: timeText(session.seen_at),
    method: session.method,
    address: session.address,
    device: deviceOf(session.user_agent),
    isCheckOpen: isSet(session.check_pending),
    isCurrent: session.id === sessionId,
  }))
  return {
    sessions: [...shown.filter(({ isCurrent }) => isCurrent), ...shown.filter(({ isCurrent }) => !isCurrent)],
    devices: devices.map(({ id, created_at, seen_at, user_agent, isThis }) => ({
      deviceID: id,
      rememberedAt: timeText(created_at),
      seenAt: timeText(seen_at),
      device: deviceOf(user_agent),
      isThis,
    })),
  }
}

/** @throws Refusal for the current one, an unknown one, or another user's */
export async function endOwn(db: Database, { userId, sessionId }: Caller, asked: string): Promise<void> {
  if (asked === sessionId) throw new Refusal('profile.ownSession')
  if (!(await endSessionById(db, userId, asked))) throw notFound()
}

/** @throws Refusal for an unknown one, or another user's */
export async function forgetOwn(db: Database, { userId }: Caller, deviceId: string): Promise<void> {
  if (!(await forgetDevice(db, userId, deviceId))) throw notFound()
}

/** A page of the sign-in attempts at a user's account, latest first. */
export async function ownSignIns(
  db: Database,
  userId: string,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<AnswerOf<typeof listSignInsCall>> {
  const { list, count } = await listSignIns(db, userId, { size: pageSize, skipped: (pageNum - 1) * pageSize })
  return {
    count,
    list: list.map(({ id, at, method, outcome, address, user_agent }) => ({
      signInID: id,
      at: timeText(at),
      method,
      outcome,
      address,
      device: deviceOf(user_agent),
    })),
  }
}
