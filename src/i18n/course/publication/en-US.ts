import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Write everything in one language: a title and a summary, a name for every chapter, lecture and resource; of a question its text and its options; of a task its name and its words.',
    unknownPart:
      'A category, file, course, question bank, class, department or person named here is not there, or not yours to name. Please choose another.',
    contentMissing:
      'Something is still missing: a course needs a lecture that can be played, a topic a published course, a question its right answer, a task a name for each criterion.',
    notPublished: 'This is not published.',
    alreadyPublished: 'This is published already.',
    stillPublished: 'This is still published. Withdraw it before you discard it.',
    discarded: 'This has been discarded and can no longer be changed.',
    notEditor: 'Only its owner, its co-editors and administrators can change this.',
    notOwner: 'Only the owner and administrators can hand this on or name co-editors.',
    unfitEditor:
      'Owner and co-editors have to be teachers or administrators whose accounts are not disabled, each named once; an owner cannot be left out.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Courses, topics and questions',
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
      adopt: 'take over what was there',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      notHasTexts: 'no language has all required texts',
      notKnowsParts: 'something that it names is not there',
      notHasContent: 'there is nothing to study in it, or no right answer',
      notIsEditor: 'the sender neither owns nor co-edits it',
      notMayName: 'other editors are named, but not by the owner',
      notKnowsEditors: 'somebody is named who cannot edit',
      wasPublished: 'it was published',
      wasWithdrawn: 'it was withdrawn',
      wasDiscarded: 'it was discarded',
    },
  },
} satisfies Translation<typeof zhCN.charts>
