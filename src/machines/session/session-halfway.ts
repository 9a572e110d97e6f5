import { sessionSetup } from './session-setup.ts'

/** Between a correct password and the second check. */
export const halfway = sessionSetup.createStateConfig({
  description: 'The password was correct; access is restricted until the second check is passed.',
  meta: { title: 'Second check', who: 'visitor', requirements: ['ROUTE-06'] },
  entry: 'demandCheck',
  on: {
    'check.passed': {
      target: 'signedIn',
      actions: ['settleCheck', 'announceCheckPassed'],
      meta: { requirements: ['ROUTE-06', 'SESSION-04', 'SESSION-08'] },
    },
    'token.appeared': {
      target: 'signedIn',
      actions: ['settleCheck', 'announceSignedIn'],
      description: 'Another tab has passed the check or signed in again: the server tells whether a check is pending.',
    },
    'signOut.requested': { target: 'signingOut', meta: { requirements: ['SESSION-05', 'CALL-02'] } },
    'session.lost': {
      target: 'anonymous',
      actions: ['forget', { type: 'announceSignedOut', params: { notice: 'expired' } }],
      meta: { requirements: ['SESSION-07', 'ERROR-05'] },
    },
    'token.vanished': {
      target: 'anonymous',
      actions: ['forget', { type: 'announceSignedOut', params: { notice: 'endedElsewhere' } }],
      description: 'Another tab has signed out; this tab follows.',
    },
  },
})
