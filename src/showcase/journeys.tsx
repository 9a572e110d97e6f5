import { setup } from 'xstate'

import { language } from '#i18n/texts.ts'
import { scheduleLifecycle } from '#machines/kit/schedule.lifecycle.ts'

import { Journey, JourneyLine, journeyOf, type JourneyEntry } from '#views/kit/journey/journey.tsx'
import { samplesIn } from './samples.ts'

const asking = (who: string, granted: string) => ({
  meta: { who },
  on: { approve: granted, refuse: 'refused', withdraw: 'withdrawn' },
})
/** An example: a leave with four approvers in sequence. */
const leave = setup({}).createMachine({
  id: 'sample',
  initial: 'draft',
  states: {
    draft: { meta: { who: 'learner' }, on: { handIn: 'leader' } },
    leader: asking('teamLeader', 'committee'),
    committee: asking('disciplineCommittee', 'headmaster'),
    headmaster: asking('headmaster', 'granted'),
    granted: { type: 'final' },
    refused: { type: 'final', tags: ['aside'] },
    withdrawn: { type: 'final', tags: ['aside'] },
  },
})

export function Journeys() {
  const { states, roles, names, words } = samplesIn(language().code)
  const speak = { title: (state: string) => states[state] ?? state, who: (who: string) => roles[who] ?? who }
  const entry = (state: string, who: number, at: string, said: number | null): JourneyEntry => ({
    state,
    who: names[who] ?? null,
    at,
    words: said === null ? null : (words[said] ?? null),
  })
  const log = [
    entry('draft', 0, '2026-03-05 01:12:00', 0),
    entry('leader', 1, '2026-03-05 06:40:00', 1),
    entry('committee', 2, '2026-03-06 02:05:00', null),
    entry('headmaster', 3, '2026-03-06 09:30:00', 1),
  ]
  const all = [
    journeyOf(leave, { value: 'draft', log: [] }, speak),
    journeyOf(leave, { value: 'committee', log: log.slice(0, 2) }, speak),
    journeyOf(leave, { value: 'granted', log }, speak),
    journeyOf(leave, { value: 'refused', log: log.slice(0, 2) }, speak),
    journeyOf(scheduleLifecycle, { value: 'inProgress', log: [] }, speak),
  ]
  return (
    <div className="showcase-stack">
      {all.map((steps, index) => (
        <Journey key={index} steps={steps} />
      ))}
      <ul className="showcase-rows">
        {all.map((steps, index) => (
          <li key={index}>
            <JourneyLine steps={steps} />
          </li>
        ))}
      </ul>
    </div>
  )
}
