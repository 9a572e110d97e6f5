import { describe, expect, it } from 'vitest'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { agendaEntries, broadcastItem, daysShown } from '#views/home/agenda-entries.ts'

const NOW = new Date(2026, 2, 2, 10)
const HOUR_MS = 60 * 60_000
const DAY_HOURS = 24
/** So many hours from now, in the server's format. */
const at = (hours: number): string =>
  new Date(NOW.getTime() + hours * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

const item = (itemID: string, kind: AgendaItem['kind'], from: number, to: number): AgendaItem => ({
  ...broadcastItem({
    id: itemID,
    title: itemID,
    joinUrl: '',
    startDate: '',
    startTime: at(from),
    endTime: at(to),
    state: 'notStarted',
  }),
  itemID,
  kind,
})
const broadcast = (id: string, from: number, to: number) => item(id, 'live', from, to)
const someClass = (id: string, from: number, to: number) => item(id, 'class', from, to)
const namesOf = (items: readonly AgendaItem[]) => {
  const { today, coming } = agendaEntries(items, NOW)
  const name = ({ item: { itemID } }: (typeof today)[number]) => itemID
  return { today: today.map(name), coming: coming.map(name) }
}

describe('the agenda of home', () => {
  it('[CLASS-03] is ordered: in progress, later today, what lasts for days, over', () => {
    const items = [
      someClass('class', -40, 40),
      someClass('class this afternoon', 3, 60),
      item('lesson on now', 'lesson', -0.5, 2),
      item('lesson over', 'lesson', -4, -3.5),
      item('registration ends', 'deadline', 4, 4),
      item('leave', 'leave', -20, 3),
      broadcast('over', -3, -2),
      broadcast('later', 5, 6),
      broadcast('soon', 1, 2),
      broadcast('on now', -1, 1),
      broadcast('three days', -2, 70),
    ]
    expect(namesOf(items).today).toEqual([
      'on now',
      'lesson on now',
      'soon',
      'class this afternoon',
      'registration ends',
      'later',
      'class',
      'leave',
      'three days',
      'lesson over',
      'over',
    ])
  })

  it('lists the next seven days separately, soonest first, at most five', () => {
    const days = (count: number) => count * DAY_HOURS
    const broadcasts = [9, 7, 1, 3, 4].map((day) => broadcast(`in ${day}`, days(day), days(day) + 1))
    const classes = [someClass('class in 2', days(2), days(9)), someClass('class in 5', days(5), days(6))]
    expect(namesOf([...classes, ...broadcasts])).toEqual({
      today: [],
      coming: ['in 1', 'class in 2', 'in 3', 'in 4', 'class in 5'],
    })
    expect(namesOf(broadcasts).coming).toEqual(['in 1', 'in 3', 'in 4', 'in 7'])
  })

  it('omits what was over before today', () => {
    expect(namesOf([broadcast('yesterday', -20, -19)])).toEqual({ today: [], coming: [] })
  })

  it('asks for the local day and the seven days after it', () => {
    const { from, to } = daysShown(NOW)
    expect(new Date(`${from.replace(' ', 'T')}Z`)).toEqual(new Date(2026, 2, 2))
    expect(new Date(`${to.replace(' ', 'T')}Z`)).toEqual(new Date(2026, 2, 10))
  })
})
