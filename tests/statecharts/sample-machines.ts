import { and, assign, fromPromise, not, or, sendTo, setup } from 'xstate'

interface LoanContext {
  readonly reader: string | null
  readonly renewals: number
  readonly overdue: boolean
}

type LoanEvent =
  | { readonly type: 'request'; readonly reader: string }
  | { readonly type: 'collect' }
  | { readonly type: 'renew'; readonly byStaff: boolean }
  | { readonly type: 'giveBack'; readonly damaged: boolean }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'resumeExactly' }
  | { readonly type: 'dueDate.passed' }
  | { readonly type: 'read'; readonly pages: number }
  | { readonly type: 'lose' }

export const reminderMachine = setup({
  types: { events: {} as { readonly type: 'remind' } | { readonly type: 'stop' } },
}).createMachine({
  id: 'reminder',
  description: 'Writes to a reader whose loan is late.',
  initial: 'quiet',
  states: {
    quiet: { description: 'Nobody has to be reminded.', on: { remind: 'reminding' } },
    reminding: { description: 'A letter is on its way.', on: { stop: 'quiet' } },
  },
})

/** A library loan: a small fixture with every feature that a chart of the portal may use. */
export const loanMachine = setup({
  types: {
    context: {} as LoanContext,
    events: {} as LoanEvent,
    input: {} as { readonly overdue: boolean },
  },
  actors: {
    findCopy: fromPromise<{ shelf: string }, { reader: string | null }>(() => {
      throw new Error('findCopy is not provided')
    }),
    reminder: reminderMachine,
  },
  delays: { collectWithin: 5 * 60_000, loanPeriod: ({ context }) => (context.renewals + 1) * 1000 },
  guards: {
    hasReader: ({ event }) => event.type === 'request' && event.reader !== '',
    hasRenewalsLeft: ({ context }) => context.renewals < 2,
    isStaff: ({ event }) => event.type === 'renew' && event.byStaff,
    isOverdue: ({ context }) => context.overdue,
    isDamaged: ({ event }) => event.type === 'giveBack' && event.damaged,
    isAtLeast: ({ event }, params: { pages: number }) => event.type === 'read' && event.pages >= params.pages,
  },
  actions: {
    keepReader: assign({ reader: ({ event }) => (event.type === 'request' ? event.reader : null) }),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
    markLate: assign({ overdue: true }),
    forgetReader: assign({ reader: null, renewals: 0, overdue: false }),
    stampCard: () => undefined,
    notify: (_, _params: { readonly to: string }) => undefined,
    refuse: (_, _params: { readonly code: string }) => undefined,
    tellReminder: sendTo('reminder', { type: 'remind' }),
  },
}).createMachine({
  id: 'loan',
  description: 'One copy of a book, from the request of a reader until it is back on its shelf.',
  context: ({ input }) => ({ reader: null, renewals: 0, overdue: input.overdue }),
  initial: 'onShelf',
  invoke: {
    src: 'reminder',
    id: 'reminder',
    onDone: { actions: { type: 'notify', params: { to: 'desk' } }, description: 'The reminder service has ended.' },
    onError: { actions: { type: 'notify', params: { to: 'desk' } } },
  },
  on: {
    lose: {
      target: '.lost',
      description: 'Whoever has the copy reports it as lost.',
      meta: { title: 'lose', requirements: ['LOAN-07'] },
    },
  },
  states: {
    onShelf: {
      description: 'The copy stands on its shelf and anyone may ask for it.',
      meta: { title: 'loan.onShelf', who: 'reader', requirements: ['LOAN-01'] },
      tags: ['open'],
      on: {
        request: [
          {
            guard: 'hasReader',
            target: 'searching',
            actions: 'keepReader',
            meta: { title: 'request', requirements: ['LOAN-02'] },
          },
          { actions: { type: 'refuse', params: { code: 'loan.noReader' } } },
        ],
        collect: { actions: { type: 'refuse', params: { code: 'loan.notRequested' } } },
      },
    },
    searching: {
      description: 'The desk is told where the copy stands and looks for it.',
      meta: { title: 'loan.searching', who: 'desk' },
      tags: ['busy'],
      invoke: {
        src: 'findCopy',
        input: ({ context }) => ({ reader: context.reader }),
        onDone: { target: 'waiting' },
        onError: { target: 'lost', actions: { type: 'notify', params: { to: 'reader' } } },
      },
    },
    waiting: {
      description: 'The copy lies at the desk until the reader collects it or the time is over.',
      meta: { title: 'loan.waiting', who: 'reader' },
      on: { collect: { target: 'lent', actions: ['stampCard', { type: 'notify', params: { to: 'reader' } }] } },
      after: { collectWithin: { target: 'onShelf', actions: 'forgetReader' } },
    },
    lent: {
      type: 'parallel',
      description: 'The reader has the copy.',
      meta: { title: 'loan.lent', who: 'reader', requirements: ['LOAN-03', 'LOAN-04'] },
      onDone: 'checking',
      on: {
        pause: 'away',
        giveBack: [{ guard: 'isDamaged', target: 'checking.damaged' }, { target: 'checking.looking' }],
      },
      states: {
        term: {
          description: 'How long the reader may keep the copy.',
          initial: 'running',
          states: {
            running: {
              description: 'The loan period runs.',
              on: {
                renew: [
                  {
                    guard: and(['hasRenewalsLeft', or([not('isOverdue'), 'isStaff'])]),
                    target: 'running',
                    reenter: true,
                    actions: 'countRenewal',
                    meta: { title: 'renew', requirements: ['LOAN-05'] },
                  },
                  { guard: 'isOverdue', actions: { type: 'refuse', params: { code: 'loan.overdue' } } },
                  { actions: { type: 'refuse', params: { code: 'loan.noRenewalsLeft' } } },
                ],
                'dueDate.passed': { actions: ['markLate', 'tellReminder'] },
              },
              after: { loanPeriod: { target: 'late', actions: 'markLate' } },
            },
            late: {
              description: 'The loan period is over.',
              on: {
                renew: { actions: { type: 'refuse', params: { code: 'loan.overdue' } } },
                'dueDate.passed': 'over',
              },
            },
            over: { type: 'final', description: 'The reader has been reminded twice.' },
            hist: { type: 'history', history: 'shallow', target: 'running' },
          },
        },
        reading: {
          description: 'How far the reader has come.',
          initial: 'unread',
          states: {
            unread: {
              description: 'Not a page is turned.',
              on: {
                read: [
                  { guard: { type: 'isAtLeast', params: { pages: 300 } }, target: 'finished' },
                  { target: 'begun' },
                ],
              },
            },
            begun: {
              description: 'Some pages are read.',
              on: { read: { guard: { type: 'isAtLeast', params: { pages: 300 } }, target: 'finished' } },
            },
            finished: { type: 'final', description: 'The last page is read.' },
          },
        },
        remembered: { type: 'history', history: 'deep' },
      },
    },
    away: {
      description: 'The loan rests while the library is closed.',
      on: { resume: 'lent.term.hist', resumeExactly: 'lent.remembered' },
    },
    checking: {
      description: 'The desk looks at the copy that came back.',
      meta: { title: 'loan.checking', who: 'desk' },
      initial: 'looking',
      onDone: { target: 'onShelf', actions: 'forgetReader' },
      states: {
        looking: {
          description: 'Every page is looked at.',
          always: [
            { guard: 'isOverdue', target: 'fined', description: 'A late copy costs a fine.' },
            { target: 'accepted' },
          ],
        },
        damaged: { description: 'The copy needs repair.', on: { '*': { target: 'accepted' } } },
        fined: { description: 'The reader pays for the days that were too many.', on: { giveBack: 'accepted' } },
        accepted: { type: 'final', description: 'The copy may go back to its shelf.' },
      },
    },
    lost: { type: 'final', description: 'The copy is gone for good.', meta: { title: 'loan.lost' } },
  },
})
