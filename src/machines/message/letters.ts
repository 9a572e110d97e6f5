import type { Letter, Letters } from '#api/message/letter.contract.ts'

/** The loaded letters of a dialogue: contiguous from the first loaded one to the latest. */
export interface KnownLetters {
  /** Oldest first. */
  readonly letters: readonly Letter[]
  readonly hasEarlier: boolean
}

const without = (letters: readonly Letter[], others: readonly Letter[]): readonly Letter[] => {
  const ids = new Set(others.map(({ messageId }) => messageId))
  return letters.filter(({ messageId }) => !ids.has(messageId))
}

/** Merges the latest letters. When more have arrived than a page holds, earlier ones have to be fetched again. */
export function withLatest(known: KnownLetters, { list, hasEarlier }: Letters): KnownLetters {
  const before = without(known.letters, list)
  const isJoined = before.length < known.letters.length
  return isJoined ? { letters: [...before, ...list], hasEarlier: known.hasEarlier } : { letters: list, hasEarlier }
}

export function withEarlier(known: KnownLetters, { list, hasEarlier }: Letters): KnownLetters {
  return { letters: [...without(list, known.letters), ...known.letters], hasEarlier }
}

/** Appends the letter just sent, unless a load has already brought it. */
export function withSent({ letters }: Pick<KnownLetters, 'letters'>, sent: Letter): readonly Letter[] {
  return [...without(letters, [sent]), sent]
}

/** The latest unread letter; null: all are read. Marking it marks all before it. */
export function latestUnread(letters: readonly Letter[]): Letter | null {
  return letters.findLast(({ isOwn, messageState }) => !isOwn && messageState === 2) ?? null
}

/** The letters after the read mark up to that id. */
export function readUpTo(letters: readonly Letter[], messageId: string): readonly Letter[] {
  const last = letters.findIndex((letter) => letter.messageId === messageId)
  return letters.map((letter, i) => (i <= last && letter.messageState === 2 ? { ...letter, messageState: 1 } : letter))
}
