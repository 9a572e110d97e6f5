import type { DialogueMemberTable, DialogueTable, LetterTable } from './tables.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoDialogues } from './letters.demo.ts'
import type { DemoDialogue } from './letters.demo.ts'

const MINUTE_MS = 60_000
/** Minutes until the next letter: an immediate reply, or one hours later. */
const PAUSES = [4, 11, 2, 38, 6, 190, 3, 9, 660, 5, 17]

/** The rows of the demo organisation's letters written by `now`. */
export function letterRows(now: Date) {
  const written = demoDialogues.map((dialogue) => writtenBy(dialogue, now))
  return {
    dialogues: written.map(({ dialogue }) => dialogue),
    members: written.flatMap(({ members }) => members),
    letters: written.flatMap(({ letters }) => letters),
  }
}

function writtenBy({ between, minutesAgo, unread, letters: lines }: DemoDialogue, now: Date) {
  const ids = between.map(userId) as [string, string]
  const [first_id, second_id] = ids.toSorted() as [string, string]
  const name = between.join(' ')
  const id = demoId('dialogue', name)
  const end = Math.floor(now.getTime() / MINUTE_MS) - minutesAgo
  const pausesAfter = (i: number): number =>
    lines.slice(i + 1).reduce((sum, _, k) => sum + (PAUSES[(i + k) % PAUSES.length] ?? 0), 0)
  const letters = lines.map(
    (line, i): LetterTable => ({
      id: demoId('letter', `${name} ${i + 1}`),
      dialogue_id: id,
      position: i + 1,
      sender_id: line.startsWith('1') ? ids[0] : ids[1],
      content: line.slice(2),
      sent_at: (end - pausesAfter(i)) * MINUTE_MS,
    }),
  )
  const last = letters.at(-1)
  const memberOf = (user_id: string, partner_id: string): DialogueMemberTable => {
    const waits = last?.sender_id === user_id ? 0 : unread
    return {
      user_id,
      dialogue_id: id,
      partner_id,
      last_letter_id: last?.id ?? null,
      last_at: last?.sent_at ?? null,
      unread: waits,
      read_position: letters.length - waits,
    }
  }
  const dialogue: DialogueTable = { id, first_id, second_id, created_at: letters[0]?.sent_at ?? now.getTime() }
  return { dialogue, members: [memberOf(ids[0], ids[1]), memberOf(ids[1], ids[0])], letters }
}
