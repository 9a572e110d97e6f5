import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Schedule',
    states: {
      notStarted: 'Not started',
      inProgress: 'In progress',
      ended: 'Ended',
    },
    events: {
      clockRead: 'The clock is read',
    },
    guards: {
      hasBegun: 'the beginning is reached',
      hasEnded: 'the end is reached',
    },
  },
  record: {
    title: 'Record',
    states: {
      loading: 'Loading',
      missing: 'Missing',
      forbidden: 'Not permitted',
      failed: 'Failed',
      shown: 'Shown',
      shownFresh: 'Just fetched',
      shownAged: 'Some time old',
      shownRenewing: 'Being looked up',
      shownFollowing: 'Following',
      shownAsking: 'Writing the reason',
      shownSending: 'Sending',
      shownUnsent: 'No answer',
      shownCatchingUp: 'Fetching the change',
      shownChanged: 'Changed by somebody else',
    },
    events: {
      recordReloaded: 'The record is loaded again',
      changeNoticed: 'The change is taken note of',
      eventChosen: 'What is to be done is chosen',
      recordSignalled: 'The server says that the record has changed',
      recordOutdated: 'The viewer has changed it elsewhere on the page',
      recordRevisited: 'Somebody comes back to the record',
      wordsChanged: 'The reason is written',
      eventSent: 'It is sent',
      eventDropped: 'It is given up',
    },
    guards: {
      isMissing: 'there is no such record',
      isForbidden: 'this person may not see it',
      notIsOpen: 'the lifecycle refuses it',
      isNew: 'the record has changed',
      notIsAllowed: 'the lifecycle refuses what is written',
      isStale: 'somebody else was faster',
      isUnanswered: 'nobody knows whether it has arrived',
      isStillOpen: 'it can still be done',
    },
  },
} satisfies Translation<typeof zhCN.charts>
