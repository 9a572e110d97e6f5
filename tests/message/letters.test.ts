import { describe, expect, it } from 'vitest'

import type { Letter, Letters } from '#api/message/letter.contract.ts'
import { latestUnread, readUpTo, withEarlier, withLatest, withSent } from '#machines/message/letters.ts'
import { dialogueAddress } from '#views/message/message-address.ts'

const letter = (position: number, isOwn = false, messageState: 1 | 2 = 1): Letter => ({
  messageId: `m${position}`,
  dialogueId: 'd1',
  chatUserName: 'Lin',
  chatUserId: 'u2',
  senderName: isOwn ? 'Me' : 'Lin',
  isOwn,
  content: String(position),
  sendTime: '2026-03-02 08:00:00',
  messageState,
  otherPhoto: null,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => letter(from + i))
const page = (from: number, to: number): Letters => ({
  partner: { userId: 'u2', originalName: 'Lin' },
  canWrite: true,
  list: range(from, to),
  hasEarlier: from > 1,
})
const positions = (list: readonly Letter[]) => list.map(({ content }) => Number(content))

describe("the cache of a dialogue's letters", () => {
  const known = { letters: range(51, 100), hasEarlier: true }

  it('appends new ones without duplicates', () => {
    const { letters, hasEarlier } = withLatest(known, page(53, 102))
    expect(positions(letters)).toEqual(positions(range(51, 102)))
    expect(hasEarlier).toBe(true)
    const all = { letters: range(1, 3), hasEarlier: false }
    expect(withLatest(all, page(2, 4)).hasEarlier).toBe(false)
  })

  it('is reset when more than one page is new, so that there is no gap', () => {
    const { letters, hasEarlier } = withLatest(known, page(201, 250))
    expect(positions(letters)).toEqual(positions(range(201, 250)))
    expect(hasEarlier).toBe(true)
  })

  it('prepends earlier ones', () => {
    expect(positions(withEarlier(known, page(1, 50)).letters)).toEqual(positions(range(1, 100)))
    expect(withEarlier(known, page(1, 50)).hasEarlier).toBe(false)
  })

  it('holds a sent one once, also when a reload has brought it already', () => {
    expect(positions(withSent({ letters: range(1, 2) }, letter(3, true)))).toEqual([1, 2, 3])
    expect(positions(withSent({ letters: range(1, 3) }, letter(3, true)))).toEqual([1, 2, 3])
  })

  it('is marked as read up to the latest unread one; own letters are never unread', () => {
    const letters = [letter(1), letter(2, false, 2), letter(3, true), letter(4, false, 2), letter(5, false, 2)]
    expect(latestUnread(letters)?.messageId).toBe('m5')
    expect(latestUnread([letter(1), letter(2, true, 2)])).toBe(null)
    expect(readUpTo(letters, 'm4').map(({ messageState }) => messageState)).toEqual([1, 1, 1, 1, 2])
  })
})

describe('the address of a dialogue', () => {
  it('[MSG-03, MSG-04] names the partner, else the sender', () => {
    const names = { dialogueId: 'd1', chatUserName: 'Amélie & Co', senderName: 'Me' }
    expect(dialogueAddress(names)).toBe('/notice-announcement/message-detail?dialogueId=d1&name=Am%C3%A9lie+%26+Co')
    expect(dialogueAddress({ ...names, chatUserName: '' })).toBe(
      '/notice-announcement/message-detail?dialogueId=d1&name=Me',
    )
  })
})
