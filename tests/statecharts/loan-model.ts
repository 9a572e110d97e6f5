import assert from 'node:assert/strict'

import { pathModel } from '#tests/kit/models/paths.ts'
import { loanMachine } from './sample-machines.ts'

const anything = () => undefined

export const loanModel = pathModel(loanMachine, {
  inputs: [{ overdue: false }, { overdue: true }],
  events: {
    request: [{ reader: 'Aroha' }, { reader: '' }],
    collect: [{}],
    renew: [{ byStaff: false }, { byStaff: true }],
    giveBack: [{ damaged: false }, { damaged: true }],
    pause: [{}],
    resume: [{}],
    resumeExactly: [{}],
    'dueDate.passed': [{}],
    read: [{ pages: 12 }, { pages: 300 }],
    lose: [{}],
  },
  senders: {
    request: 'learner',
    collect: 'learner',
    renew: 'learner',
    giveBack: 'learner',
    pause: 'learner',
    resume: 'learner',
    resumeExactly: 'learner',
    'dueDate.passed': 'clock',
    read: 'learner',
    lose: 'learner',
  },
  services: {
    findCopy: { done: [{ shelf: 'A 3' }], error: [new Error('not found')] },
    reminder: { done: [{}], error: [new Error('stopped')] },
  },
  delays: { collectWithin: 300_000, loanPeriod: ({ renewals }) => (renewals + 1) * 1000 },
  states: {
    onShelf: (shown) => assert.equal(shown.context.reader, null),
    searching: (shown) => assert.notEqual(shown.context.reader, null),
    waiting: (shown) => assert.notEqual(shown.context.reader, null),
    lent: anything,
    'lent.term': anything,
    'lent.term.running': anything,
    'lent.term.late': (shown) => assert.equal(shown.context.overdue, true),
    'lent.term.over': (shown) => assert.equal(shown.context.overdue, true),
    'lent.reading': anything,
    'lent.reading.unread': anything,
    'lent.reading.begun': anything,
    'lent.reading.finished': anything,
    away: anything,
    checking: anything,
    'checking.looking': anything,
    'checking.damaged': anything,
    'checking.fined': (shown) => assert.equal(shown.context.overdue, true),
    'checking.accepted': anything,
    lost: anything,
  },
})
