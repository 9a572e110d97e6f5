import { describe, expect, it } from 'vitest'

import type { TodaysClass } from '#api/class/class.contract.ts'
import type { LiveBroadcast, LiveState } from '#api/live/live.contract.ts'
import { agendaEntries } from '#views/home/agenda-entries.ts'

const NOW = new Date(2026, 2, 2, 10)
const HOUR_MS = 60 * 60_000
const DAY_HOURS = 24
/** So many hours from now, in the server's format. */
const at = (hours: number): string =>
  new Date(NOW.getTime() + hours * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
const stateOf = (from: number, to: number): LiveState => (to <= 0 ? 'ended' : from <= 0 ? 'inProgress' : 'notStarted')

const broadcast = (id: string, from: number, to: number): LiveBroadcast => ({
  id,
  title: id,
  joinUrl: '',
  startDate: '',
  startTime: at(from),
  endTime: at(to),
  state: stateOf(from, to),
})
const someClass = (id: string, from: number, to: number): TodaysClass => ({
  classID: id,
  className: id,
  kind: 'face',
  place: null,
  startTime: at(from),
  endTime: at(to),
  memberCount: 1,
  headmasterName: null,
  state: stateOf(from, to),
  dayNumber: 1,
  days: 1,
})
const namesOf = (classes: readonly TodaysClass[], broadcasts: readonly LiveBroadcast[]) => {
  const { today, coming } = agendaEntries(classes, broadcasts, NOW)
  const name = ({ kind, item }: (typeof today)[number]) => (kind === 'class' ? item.classID : item.id)
  return { today: today.map(name), coming: coming.map(name) }
}

describe('the agenda of home', () => {
  it('[CLASS-03] is ordered: in progress, later today, classes, over', () => {
    const classes = [someClass('class', -40, 40), someClass('class this afternoon', 3, 60)]
    const broadcasts = [
      broadcast('over', -3, -2),
      broadcast('later', 5, 6),
      broadcast('soon', 1, 2),
      broadcast('on now', -1, 1),
    ]
    expect(namesOf(classes, broadcasts).today).toEqual([
      'on now',
      'soon',
      'class this afternoon',
      'later',
      'class',
      'over',
    ])
  })

  it('lists the next seven days separately, soonest first, at most four', () => {
    const days = (count: number) => count * DAY_HOURS
    const broadcasts = [9, 7, 1, 3].map((day) => broadcast(`in ${day}`, days(day), days(day) + 1))
    const classes = [someClass('class in 2', days(2), days(9)), someClass('class in 5', days(5), days(6))]
    expect(namesOf(classes, broadcasts)).toEqual({ today: [], coming: ['in 1', 'class in 2', 'in 3', 'class in 5'] })
    expect(namesOf([], broadcasts).coming).toEqual(['in 1', 'in 3', 'in 7'])
  })

  it('omits what was over before today', () => {
    expect(namesOf([], [broadcast('yesterday', -20, -19)])).toEqual({ today: [], coming: [] })
  })
})
