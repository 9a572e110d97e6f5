import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { classRows, membersOf } from '#server/class/class-rows.demo.ts'
import { demoClasses } from '#server/class/classes.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { START } from '#tests/kit/server/test-clock.ts'

const rows = classRows(START)
const standing = (name: string, account: string) =>
  rows.registrations.find(
    ({ class_id, learner_id }) => class_id === demoId('class', name) && learner_id === userId(account),
  )?.state

describe('the classes of the demo organisation', () => {
  it('are of all three kinds, and named and told of in every language', () => {
    expect(new Set(demoClasses.map(({ kind }) => kind))).toEqual(new Set(['face', 'online', 'party']))
    for (const { titles, about, places } of demoClasses)
      for (const texts of [titles, about, places])
        if (texts !== null) expect([texts.length, new Set(texts).size > 8]).toEqual([languages.length, true])
  })

  it('have every state of a registration, with the demo accounts in telling places', () => {
    expect(new Set(rows.registrations.map(({ state }) => state))).toEqual(
      new Set(['registered', 'invited', 'underReview', 'waiting', 'declined', 'withdrawn']),
    )
    expect(
      ['irrigation', 'urban-drainage', 'river-chief', 'drought-relief', 'flood', 'water-diplomacy'].map((name) =>
        standing(name, 'learner'),
      ),
    ).toEqual(['withdrawn', 'waiting', 'underReview', 'declined', 'registered', 'invited'])
  })

  it('have no more members than places, count them, and keep the order of those who wait', () => {
    for (const { id, capacity = null, taken } of rows.classes) {
      const own = rows.registrations.filter(({ class_id }) => class_id === id)
      expect(own.filter(({ state }) => state === 'registered')).toHaveLength(taken ?? 0)
      if (capacity !== null) expect(taken).toBeLessThanOrEqual(capacity)
    }
    const waiting = rows.registrations
      .filter(({ class_id, state }) => class_id === demoId('class', 'urban-drainage') && state === 'waiting')
      .sort((a, b) => (a.ticket ?? 0) - (b.ticket ?? 0))
    expect([waiting.length, waiting.map(({ ticket }) => ticket)]).toEqual([6, [1, 2, 3, 4, 5, 6]])
    expect(waiting[2]!.learner_id).toBe(userId('learner'))
  })

  it('have some forty members each where registration has come to an end', () => {
    for (const course of demoClasses.filter(({ window, to }) => window[1] < 0 && to > -400))
      expect([course.name, membersOf(course).length >= 38]).toEqual([course.name, true])
  })
})
