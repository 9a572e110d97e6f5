import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Write a name.',
    unknownPart: 'A class, department, person or picture named here is not there, or not yours. Please choose another.',
    closesBeforeOpening: 'It has to close after it opens.',
    isTemplate: 'A template is not published. Begin a new questionnaire with it.',
    questionsMissing: 'Add at least one question.',
    questionIncomplete:
      'A question is not complete: no language has the text of everything, options are missing, or its condition cannot be met.',
    notVote: 'A vote has exactly one question, and no short answer.',
    answered: 'Answers have been submitted, so questions, options and anonymity stay as they are.',
    wordsStay:
      'Answers have been submitted, so questions and options keep their words: other words would be another question. A missing translation can be added.',
    staysEnded:
      'An anonymous questionnaire that has ended with answers is not opened again, so that its last answers cannot be told apart. To ask again, make a copy.',
    hasEnded: 'Its time is over; it can no longer be changed.',
    hasClosed: 'The closing time has passed. Choose a later one first.',
    notYours: 'Only the person who answers can do this.',
    notForYou: 'This questionnaire is not open to you.',
    withdrawn: 'It has been withdrawn; nobody is asked any more.',
    notOpen: 'It has not opened yet.',
    closed: 'It has closed.',
    staysOnDevice: 'Anonymous answers stay on your device until you submit them.',
    changed: 'What is asked has changed. Please open it again.',
    anotherWriter: 'This questionnaire is being answered on another device or in another tab.',
    incomplete: 'Some required questions have no answer yet.',
    alreadySubmitted: 'You have submitted your answers; they can no longer be changed.',
    notSubmitted: 'Your answers are already open for editing.',
    stillOpen: 'It has not closed yet.',
    sequenceSkipped: 'Some answers arrived out of order. Please try again.',
    questionUnknown: 'This question is not in the questionnaire.',
    questionNotAsked: 'This question is not asked of you.',
    answerInvalid: 'The answer does not fit the question.',
    resultsHidden: 'Its owner shows the results to nobody, or only to those who have answered.',
    evaluationNeedsClass: 'An evaluation asks a class. Choose the class first.',
    subjectsUnnamed: 'Some questions do not say yet which course or which teacher they are about.',
    unknownSubject: 'A question is about a course or a teacher that is not part of this class. Please choose again.',
  },
  results: 'See the results',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Your answer is asked for',
    content: '“{questionnaire}” asks for your answer until {until}.',
  },
  reminded: {
    title: 'Reminder: your answer is still missing',
    content: 'You have not submitted your answer to “{questionnaire}” yet. It is open until {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

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
      notHasName: 'the name is missing',
      notKnowsParts: 'whom it asks is not named, or not there',
      notIsForward: 'it closes before it opens',
      isTemplate: 'it is a template',
      notHasQuestions: 'there are no questions',
      notAreQuestionsWhole: 'a question is incomplete',
      notFitsVote: 'a vote does not have exactly one question with options',
      breaksForm: 'somebody has answered, and what is asked changes otherwise than in words',
      changesWords: 'somebody has answered, and words change in which it was asked',
      reopens: 'it is anonymous, has ended with answers, and would be open again',
      hasEnded: 'its window is over',
      hasClosed: 'its closing time has passed',
      lacksClass: 'it is an evaluation that asks no class',
      lacksSubjects: 'a question does not name its course or teacher',
      hasForeignSubjects: 'a course or a teacher is named that is not of the class',
    },
  },
  response: {
    title: 'Answers to a questionnaire',
    states: {
      notTaken: 'Not taken',
      draft: 'Saved',
      submitted: 'Submitted',
      completed: 'Completed',
      finished: 'Finished',
    },
    events: {
      save: 'Save',
      takeOver: 'Take over',
      submit: 'Submit',
      change: 'Change',
      windowEnded: 'The questionnaire closes',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      notIsLearner: 'the sender is not the one who answers',
      notIsMeant: 'the questionnaire is not open to the learner',
      isWithdrawn: 'the questionnaire has been withdrawn',
      notHasOpened: 'the questionnaire has not opened',
      hasClosed: 'the questionnaire has closed',
      isAnonymous: 'it is anonymous',
      notIsAnonymous: 'it is not anonymous',
      mayChange: 'answers may be changed',
      notMayChange: 'answers may not be changed',
      notIsCurrent: 'what is asked has changed',
      notIsWriter: 'the sender is not the writer',
      notIsComplete: 'a required answer is missing',
      notIsWindowOver: 'the questionnaire has not closed',
    },
  },
  evaluation: {
    title: 'Evaluation of a class',
    states: {
      notStarted: 'Not started',
      inProgress: 'In progress',
      ended: 'Ended',
      evaluated: 'Evaluated',
    },
    events: {
      clock: 'Time passes',
      submit: 'Submit',
    },
    guards: {
      hasOpened: 'the evaluation has opened',
      hasClosed: 'the evaluation has closed',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Questionnaire',
  qusetionnaireresult: 'Results',
  questionnaire: 'My questionnaires',
  vote: 'My votes',
  classAssessment: 'Evaluate your class',
  assessmentResultSuccess: 'Evaluation submitted',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'my questionnaires, surveys, feedback, opinion, anonymous',
  vote: 'my votes, voting, polls, ballots',
} satisfies Translation<typeof zhCN.keywords>
