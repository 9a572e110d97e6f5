import { noCode } from './code-step.ts'
import { failing } from '#machines/kit/failing.ts'
import { byPassword, code, password, unreachable } from './retrieval-proof.ts'
import { retrievalSetup, type Contacts, type RetrievalUnderWay } from './retrieval-setup.ts'

const contactsIn = ({ event }: { readonly event: { readonly output: Contacts } }) => ({ contacts: event.output })

const underWayIn = ({ event }: { readonly event: { readonly output: RetrievalUnderWay | null } }) => ({
  underWay: event.output,
})

/** Password retrieval: account check, phone or e-mail check, done [ROUTE-04, ROUTE-05]. */
export const retrievalFlow = retrievalSetup.createMachine({
  id: 'retrieval',
  description: 'A forgotten or weak password is replaced in three steps.',
  initial: 'resuming',
  context: ({ input }) => ({
    own: input.account,
    account: input.account,
    asksCaptcha: input.asksCaptcha,
    captcha: '',
    captchasSpent: 0,
    contacts: { phone: null, email: null },
    channel: 'phone',
    ...noCode,
    original: '',
    password: '',
    confirmation: '',
    leavingIn: 3,
    failure: null,
    field: null,
  }),
  states: {
    resuming: {
      description: 'A retrieval that this tab has begun, and whose code is still valid, goes on where it was.',
      meta: { title: '1 Looking for one under way', who: 'visitor', requirements: ['ROUTE-05'] },
      tags: ['step1', 'busy'],
      invoke: {
        src: 'findUnderWay',
        onDone: [
          {
            guard: { type: 'isProven', params: underWayIn },
            target: 'password',
            actions: { type: 'takeUnderWay', params: underWayIn },
            description: 'The code was right already.',
          },
          {
            guard: { type: 'isJustSent', params: underWayIn },
            target: 'code.sending.waiting',
            actions: { type: 'takeUnderWay', params: underWayIn },
            description: 'A code was just sent; the countdown to the next one goes on.',
          },
          {
            guard: { type: 'isSent', params: underWayIn },
            target: 'code',
            actions: { type: 'takeUnderWay', params: underWayIn },
            description: 'The code that was sent is still valid, and another can be requested.',
          },
          { target: 'account' },
        ],
        onError: { target: 'account', description: 'The tab keeps nothing.' },
      },
    },
    account: {
      description: 'Step 1: the account is identified.',
      meta: { title: '1 Account check', who: 'visitor', requirements: ['ROUTE-05', 'CALL-10'] },
      tags: ['step1'],
      initial: 'editing',
      states: {
        editing: {
          description: 'Account name and captcha can be filled in.',
          meta: { title: 'Filling in', who: 'visitor', requirements: ['VALID-01'] },
          on: {
            'account.submitted': [
              {
                guard: 'isAccountEmpty',
                actions: [
                  { type: 'refuse', params: { code: 'signIn.emptyAccount', field: 'account' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isCaptchaEmpty',
                actions: [
                  { type: 'refuse', params: { code: 'signIn.emptyCaptcha', field: 'captcha' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              { target: 'checking', actions: 'takeAccount' },
            ],
          },
        },
        checking: {
          description: 'The server checks captcha and account; its answer does not tell whether the account exists.',
          meta: { title: 'Checking', who: 'server', requirements: ['CALL-10'] },
          tags: ['busy'],
          invoke: {
            src: 'checkAccount',
            input: ({ context }) => ({ account: context.account, captcha: context.captcha }),
            onDone: { target: 'loadingContacts', actions: 'spendCaptcha' },
            onError: {
              target: 'editing',
              actions: [failing, 'spendCaptcha'],
              meta: { requirements: ['ERROR-08', 'ERROR-10'] },
            },
          },
        },
        loadingContacts: {
          description: 'The masked phone and e-mail are fetched.',
          meta: { title: 'Loading the contacts', who: 'server', requirements: ['CALL-10'] },
          tags: ['busy'],
          invoke: {
            src: 'loadContacts',
            onDone: [
              {
                guard: { type: 'hasContact', params: contactsIn },
                target: '#retrieval.code',
                actions: { type: 'takeContacts', params: contactsIn },
              },
              {
                guard: 'isOwn',
                target: '#retrieval.byPassword',
                actions: { type: 'takeContacts', params: contactsIn },
                description: 'No code can be sent, but whoever is signed in can prove it by the present password.',
              },
              {
                target: '#retrieval.unreachable',
                actions: { type: 'takeContacts', params: contactsIn },
                description: 'No code can be sent to anywhere.',
              },
            ],
            onError: { target: 'editing', actions: failing },
          },
        },
      },
    },
    code,
    password,
    byPassword,
    unreachable,
    done: {
      description: 'Step 3: the password is changed; the redirect to the sign-in page follows after 3 seconds.',
      meta: { title: '3 Done', who: 'visitor', requirements: ['ROUTE-05', 'CONST-09'] },
      tags: ['step3'],
      after: {
        second: [
          { guard: 'isTimeToLeave', target: 'left', actions: 'announceFinished', meta: { requirements: ['CONST-09'] } },
          { target: 'done', reenter: true, actions: 'countLeaving' },
        ],
      },
      on: { left: { target: 'left', actions: 'announceFinished' } },
    },
    left: {
      description: 'The sign-in page is shown.',
      meta: { title: 'Left', who: 'visitor' },
      type: 'final',
    },
  },
})

export type RetrievalFlow = typeof retrievalFlow
