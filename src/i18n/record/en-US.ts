import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'What happens next',
  actions: 'What you can do',
  why: 'Why can’t I?',
  closed: '{action}: why can’t I?',
  reasonLabel: 'Reason',
  comment: 'Comment (optional)',
  back: 'Back',
  counted: '{count}/{max}',
  changed: 'Something has just changed here. You see it as it is now.',
  stillOpen: 'Something has just changed here. What you wrote is kept; send it again if you still mean it.',
  draftKept:
    'Somebody else has changed this since you opened it. What you wrote is still in the form; save again to keep it.',
  noticed: 'Got it',
  unsent: 'No answer came from the server. What you wrote is kept; you can send it again.',
  sendAgain: 'Send again',
  kept: {
    restored: 'Restored what you had written.',
    keep: 'Keep it',
    throwAway: 'Throw it away',
  },
  stale: {
    title: 'Somebody else changed this',
    text: 'A new version was saved after you opened it. Load that version, or keep your own text and overwrite it with your next save.',
    reload: 'Load the new version',
    keep: 'Keep my text',
  },
  history: 'What was done',
  portal: 'The portal',
  reason: {
    stale: 'Something has just changed here. Look at it again before you go on.',
  },
} satisfies Translation<typeof zhCN.default>
