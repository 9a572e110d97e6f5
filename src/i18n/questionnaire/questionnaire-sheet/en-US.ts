import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  onDevice: 'Kept on this device',
  closesIn: 'Closes in',
  anonymous:
    'Anonymous: your answers are stored without your name. Until you submit them they are kept on this device only; afterwards they cannot be changed.',
  named: 'Your answers are stored with your name. Once submitted, they cannot be changed.',
  namedChangeable: 'Your answers are stored with your name. You can change them until it closes.',
  page: 'Page {number} of {count}',
  appeared: 'New questions on this page: {count}',
  gone: 'Questions no longer asked: {count}',
  required: 'Required',
  least: 'Choose at least: {count}',
  most: 'Choose at most: {count}',
  scale: 'Rating scale',
  rank: {
    kind: 'Ranking',
    up: 'Move up',
    down: 'Move down',
    moved: 'Now at place {number} of {count}',
    untouched: 'Put them in your own order with the arrows, or use this order if you agree with it.',
    keep: 'Use this order',
  },
  previous: 'Previous page',
  next: 'Next page',
  submit: {
    open: 'Submit',
    busy: 'Submitting…',
    title: 'Submit now?',
    anonymous: 'Your answers are stored without your name and cannot be changed afterwards.',
    changeable: 'You can change your answers until it closes.',
    final: 'Your answers cannot be changed afterwards.',
    unanswered: 'Questions without an answer: {count}',
    keep: 'Keep answering',
    failed: 'Submit failed',
    failedText: 'No answer is lost: submit again. It is also tried again as soon as the network is back.',
    again: 'Submit again',
  },
  changed:
    'What is asked, or whether it is anonymous, has just changed, and answers that no longer apply are gone. Please look through it before you submit.',
  elsewhere: {
    title: 'This questionnaire is being answered elsewhere',
    text: 'Another window or device is answering it; here you can only read. If you go on here, nothing more can be answered there.',
  },
  offlineOnDevice:
    'You are offline. Keep answering: your answers stay on this device. You need the network to submit them.',
  inTab: 'This browser cannot keep answers: they are in this tab only. Do not close it before you have submitted them.',
  lacking: {
    title: 'It cannot be submitted yet',
    text: 'These questions have to be answered, or need more choices:',
    here: 'Please answer this question.',
  },
  missing: {
    title: 'This questionnaire was not found',
    text: 'The link may be wrong, or the questionnaire is not open to you.',
  },
  submitted: {
    title: 'Submitted',
    text: 'Thank you. Your answers have arrived.',
    anonymous: 'Thank you. Your answers have arrived without your name, and are no longer kept on this device.',
  },
  already: {
    title: 'You have already submitted',
    text: 'Your answers count.',
  },
  over: {
    title: 'It has closed',
    text: 'It could be answered until {moment}.',
  },
  notOpen: {
    title: 'It is not open now',
    text: 'It opens at {moment}.',
    begin: 'Begin',
  },
  change: {
    open: 'Change my answers',
    title: 'Change what you submitted?',
    text: 'What you submitted before counts until you submit again.',
  },
} satisfies Translation<typeof zhCN.default>
