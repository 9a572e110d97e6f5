import { createHash } from 'node:crypto'
import { cleanLetter, letterFault } from '#api/message/letter-rule.ts'
import type { Letter } from '#api/message/letter.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Database } from '#server/database/open.ts'
import { openDialogueWith } from './dialogues.ts'
import type { Writer } from './letter-of.ts'
import { sendLetterTo } from './letters.ts'

/** So that one request stays short. */
export const RECEIVERS_MAX = 500

interface Sending {
  readonly letterId: string
  readonly to: readonly string[]
  readonly content: string
  readonly now: Date
}
interface Sent {
  /** The first of them, as its sender sees it. */
  readonly letter: Letter
  /** Who has got one now; fewer than it was for if the request is a repeated one. */
  readonly receivers: string[]
}

/**
 * Writes a private letter to each of several people, in the dialogue with each. If it breaks off, the same request goes
 * on where it stopped. @throws Refusal
 */
export async function writeToEach(db: Database, me: Writer, { letterId, to, content, now }: Sending): Promise<Sent> {
  const fault = letterFault(cleanLetter(content))
  if (fault !== null) throw new Refusal(fault)
  if (to.length > RECEIVERS_MAX) throw new Refusal('message.tooManyReceivers')
  let first: Letter | null = null
  const receivers: string[] = []
  for (const partnerId of to) {
    const { dialogueId } = await openDialogueWith(db, { userId: me.userId, partnerId, now })
    const sent = await sendLetterTo(db, me, { dialogueId, letterId: idFor(letterId, partnerId), content, now })
    first ??= sent.letter
    if (sent.receiver !== null) receivers.push(sent.receiver)
  }
  if (first === null) throw new Refusal('message.nobodyToWriteTo')
  return { letter: first, receivers }
}

/** A letter's own id for each receiver, always the same: a UUID of version 8. */
function idFor(letterId: string, receiverId: string): string {
  const hex = createHash('sha256').update(`${letterId} ${receiverId}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8'
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
