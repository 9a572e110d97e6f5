import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Write a Chinese name.',
    unknownPart: 'A class, department, person or picture named here is not there, or not yours. Please choose another.',
    closesBeforeOpening: 'It has to close after it opens.',
    isTemplate: 'A template is not published. Begin a new questionnaire with it.',
    questionsMissing: 'Add at least one question.',
    questionIncomplete:
      'A question is not complete: it lacks its Chinese text or options, or its condition cannot be met.',
    notVote: 'A vote has exactly one question, and no short answer.',
    hasEnded: 'Its time is over; it can no longer be changed.',
    hasClosed: 'The closing time has passed. Choose a later one first.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  questionnaire: {
    title: 'Questionnaire',
    states: {
      draft: 'Draft',
      published: 'Published',
      withdrawn: 'Withdrawn',
      discarded: 'Discarded',
    },
    events: {
      save: 'Save',
      publish: 'Publish',
      withdraw: 'Withdraw',
      discard: 'Discard',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      notIsEditor: 'the sender neither owns nor co-edits it',
      notMayName: 'other editors are named, but not by the owner',
      notKnowsEditors: 'somebody is named who cannot edit',
      notHasName: 'the name is missing in the default language',
      notKnowsParts: 'whom it asks is not named, or not there',
      notIsForward: 'it closes before it opens',
      isTemplate: 'it is a template',
      notHasQuestions: 'there are no questions',
      notAreQuestionsWhole: 'a question is incomplete',
      notFitsVote: 'a vote does not have exactly one question with options',
      hasEnded: 'its window is over',
      hasClosed: 'its closing time has passed',
    },
  },
} satisfies Translation<typeof zhCN.charts>
