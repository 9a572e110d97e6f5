import type { Letter, Letters } from '#api/message/letter.contract.ts'

/** What is known of a dialogue's letters: without a gap from the first one known to the latest. */
export interface KnownLetters {
  /** Oldest first. */
  readonly letters: readonly Letter[]
  readonly hasEarlier: boolean
}

const without = (letters: readonly Letter[], others: readonly Letter[]): readonly Letter[] => {
  const ids = new Set(others.map(({ messageId }) => messageId))
  return letters.filter(({ messageId }) => !ids.has(messageId))
}

/** The latest letters put to those known. Where more have come than a page holds, those before are asked for anew. */
export function withLatest(known: KnownLetters, { list, hasEarlier }: Letters): KnownLetters {
  const before = without(known.letters, list)
  const isJoined = before.length < known.letters.length
  return isJoined ? { letters: [...before, ...list], hasEarlier: known.hasEarlier } : { letters: list, hasEarlier }
}

export function withEarlier(known: KnownLetters, { list, hasEarlier }: Letters): KnownLetters {
  return { letters: [...without(list, known.letters), ...known.letters], hasEarlier }
}

/** The letter that one has just sent, unless it is known from a load meanwhile. */
export function withSent({ letters }: Pick<KnownLetters, 'letters'>, sent: Letter): readonly Letter[] {
  return [...without(letters, [sent]), sent]
}

/** The latest unread one; null: all are read. Marking it marks those before. */
export function latestUnread(letters: readonly Letter[]): Letter | null {
  return letters.findLast(({ isOwn, messageState }) => !isOwn && messageState === 2) ?? null
}

/** As they are once the letter of that id has been marked as read. */
export function readUpTo(letters: readonly Letter[], messageId: string): readonly Letter[] {
  const last = letters.findIndex((letter) => letter.messageId === messageId)
  return letters.map((letter, i) => (i <= last && letter.messageState === 2 ? { ...letter, messageState: 1 } : letter))
}
