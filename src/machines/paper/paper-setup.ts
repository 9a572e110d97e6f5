import { assign, fromCallback, fromPromise, raise, sendTo, setup, type EventObject } from 'xstate'

import { sendable } from '#api/kit/written-text.ts'
import type { SentAnswer } from '#api/question/answering.contract.ts'
import type { Thrown } from '#machines/kit/failing.ts'
import { failureIn, isForbidden, isMissing } from '#machines/kit/refusals.ts'
import { isFinal, retryAfter, type NetworkEvent, type StoreEvent } from '#machines/kit/retrying.ts'
import { unfilled } from '#machines/kit/services.ts'

import {
  acknowledged,
  batchOf,
  firstQuestion,
  foundAnswers,
  isAnswerIn,
  isOutdated,
  joinedAnswers,
  renewedAnswers,
  withAnswer,
} from './paper-answers.ts'
import {
  AHEAD,
  isAnswered,
  keptOf,
  momentOf,
  remainingOf,
  SAVE_AFTER,
  type ClockEvent,
  type LoadedPaper,
  type PaperContext,
  type PaperEvent,
  type PaperInput,
  type SavedAt,
  type StoreCommand,
  type TakenOver,
} from './paper-context.ts'
import { isChanged, isHandedIn, isTakenOver, isTimeUp } from './paper-refusals.ts'
import { completeAnswers, lackingOf, type GivenAnswer, type Sheet } from './sheet.ts'

/** What is sent of a paper. */
export interface Sending {
  readonly paperID: string
  /** Of what was asked. */
  readonly version: number
  readonly token: string
  /** What has not been saved. */
  readonly answers: readonly SentAnswer[]
}
export interface HandingIn extends Sending {
  /** The answers to all that is asked, saved or not. */
  readonly complete: readonly GivenAnswer[]
}

const lackingIn = ({ paper, answers }: PaperContext): readonly string[] =>
  paper === null ? [] : lackingOf(paper, answers)
const questionIn = ({ paper }: PaperContext, id: string) => paper?.questions.find(({ questionID }) => questionID === id)
const isOneWay = ({ paper }: PaperContext): boolean => paper?.isOneWay === true
/** The moment that is announced: none twice. */
const atTime = (context: PaperContext, now: number, endsAt: number): Partial<PaperContext> => ({
  now,
  endsAt,
  moment: momentOf(remainingOf({ now, endsAt }), context.paper?.minutes ?? 0),
})

/** What is sent with a save, or with the hand-in. */
export function sendingOf({ paperID, paper, token }: PaperContext, answers: readonly SentAnswer[]): Sending {
  if (token === null || paper === null) throw new Error('This tab does not write the paper.')
  return { paperID, version: paper.version, token, answers }
}
export const handingInOf = (context: PaperContext): HandingIn => ({
  ...sendingOf(context, context.waiting),
  complete: context.paper === null ? [] : completeAnswers(context.paper, context.answers),
})

/** Types, services, guards and actions of the paper, shared by its regions. */
export const paperSetup = setup({
  types: {
    context: {} as PaperContext,
    events: {} as PaperEvent,
    input: {} as PaperInput,
  },
  actors: {
    loadPaper: fromPromise<LoadedPaper, { readonly paperID: string }>(unfilled),
    /** The same once more, since what is asked has changed. */
    renewPaper: fromPromise<LoadedPaper, { readonly paperID: string }>(unfilled),
    takeOver: fromPromise<TakenOver, { readonly paperID: string; readonly device: string }>(unfilled),
    save: fromPromise<SavedAt, Sending>(unfilled),
    handIn: fromPromise<unknown, HandingIn>(unfilled),
    store: fromCallback<StoreCommand, undefined, StoreEvent>(unfilled),
    clock: fromCallback<EventObject, undefined, ClockEvent>(unfilled),
    network: fromCallback<EventObject, undefined, NetworkEvent>(unfilled),
  },
  delays: {
    saveAfter: SAVE_AFTER,
    retryAfter: ({ context }) => retryAfter(context.tries),
  },
  guards: {
    isMissing,
    isForbidden,
    isTakenOver: (_, { error }: Thrown) => isTakenOver(error),
    isTimeUp: (_, { error }: Thrown) => isTimeUp(error),
    isHandedIn: (_, { error }: Thrown) => isHandedIn(error),
    isChanged: (_, { error }: Thrown) => isChanged(error),
    /** The server has looked at it and says no: sending it again by itself would not help. */
    isRefused: (_, { error }: Thrown) => isFinal(error),
    isNotOpen: ({ context }) => context.paper?.standing === 'notOpen',
    isClosed: ({ context }) => context.paper?.standing === 'handedIn',
    isClosedWithLeftovers: ({ context: { paper, token, waiting } }) =>
      paper?.standing === 'handedIn' && token !== null && waiting.length > 0,
    isOver: ({ context }) => context.paper?.standing === 'over',
    /** Handed in before, and the server takes nothing more: what the device still keeps does not count. */
    isSubmitted: ({ context: { paper } }) => paper?.standing === 'handedIn' && !paper.handsInByItself,
    mayChange: ({ context }) => context.paper?.mayChange === true,
    staysOnDevice: ({ context }) => context.paper?.staysOnDevice === true,
    handsInByItself: ({ context }) => context.paper?.handsInByItself === true,
    /** Time is up: this tab hands in by itself what there is. */
    isHandedInNow: ({ context: { paper, token } }) => paper?.handsInByItself === true && token !== null,
    /** [QUEST-03] */
    isLacking: ({ context }) => context.token !== null && lackingIn(context).length > 0,
    isComplete: ({ context }) => lackingIn(context).length === 0,
    hasTime: ({ context }) => remainingOf(context) > 0,
    isOverNow: ({ context }) => remainingOf(context) <= 0,
    isWriter: ({ context }) => context.token !== null,
    isWritingOnline: ({ context }) => context.token !== null && context.isOnline,
    hasNoToken: ({ context }) => context.token === null,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isUnknown: ({ context, event }) =>
      event.type === 'question.chosen' && questionIn(context, event.questionID) === undefined,
    isCurrent: ({ context, event }) => event.type === 'question.chosen' && event.questionID === context.current,
    /** [EXAM-08] */
    isLeft: ({ context, event }) => event.type === 'question.chosen' && context.left.includes(event.questionID),
    /** [EXAM-08] There is no way back to an answered question. */
    wouldLeave: ({ context }) => isOneWay(context) && isAnswered(context.answers[context.current]),
    mayAnswer: ({ context, event }) =>
      event.type === 'answer.given' &&
      context.token !== null &&
      !context.isHandingIn &&
      remainingOf(context) > 0 &&
      context.paper !== null &&
      isAnswerIn(context.paper, event) &&
      !context.left.includes(event.questionID),
  },
  actions: {
    takePaper: assign(({ context }, { loaded }: { loaded: LoadedPaper }) => {
      const { paper, kept, device, isKeeping, at } = loaded
      const found = foundAnswers(loaded)
      const current = firstQuestion(loaded, found.answers)
      const endsAt = at + paper.remaining - AHEAD
      return {
        ...found,
        paper,
        device,
        isKeeping,
        current,
        wanted: null,
        token: paper.token,
        marked: kept?.marked ?? [],
        left: leftIn(paper, found.answers, current),
        isChanged: isOutdated(loaded) && (paper.answers.length > 0 || (kept?.waiting.length ?? 0) > 0),
        ...atTime({ ...context, paper }, at, endsAt),
      }
    }),
    /** What is asked has changed: this tab goes on with whatever is still asked. */
    renewPaper: assign(({ context }, { loaded }: { loaded: LoadedPaper }) => {
      const { paper, device, isKeeping, at } = loaded
      const renewed = renewedAnswers(context, paper)
      const current = firstQuestion({ ...loaded, kept: keptOf(context) }, renewed.answers)
      return {
        ...renewed,
        paper,
        device,
        isKeeping,
        current,
        wanted: null,
        left: leftIn(paper, renewed.answers, current),
        token: paper.token,
        marked: context.marked.filter((id) => paper.questions.some(({ questionID }) => questionID === id)),
        tries: 0,
        isChanged: true,
        ...atTime({ ...context, paper }, at, at + paper.remaining - AHEAD),
      }
    }),
    joinPaper: assign(({ context }, { taken: { paper, at } }: { taken: TakenOver }) => {
      const joined = joinedAnswers(context, paper)
      return {
        ...joined,
        paper,
        token: paper.token,
        tries: 0,
        failure: null,
        left: leftIn(paper, joined.answers, context.current),
        ...atTime({ ...context, paper }, at, at + paper.remaining - AHEAD),
      }
    }),
    noticeChange: assign({ isChanged: false }),
    /** It has been handed in elsewhere. */
    close: assign(({ context: { paper } }) => (paper === null ? {} : { paper: { ...paper, standing: 'handedIn' } })),
    showLacking: assign({ current: ({ context }) => lackingIn(context)[0] ?? context.current, wanted: null }),
    takeFailure: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    show: assign(({ context, event }) => ({
      current: event.type === 'question.chosen' ? event.questionID : context.current,
      wanted: null,
    })),
    want: assign({ wanted: ({ event }) => (event.type === 'question.chosen' ? event.questionID : null) }),
    stay: assign({ wanted: null }),
    leaveForGood: assign(({ context }) => ({
      left: [...context.left, context.current],
      current: context.wanted ?? context.current,
      wanted: null,
    })),
    takeAnswer: assign(({ context, event }) => {
      if (event.type !== 'answer.given') return {}
      const { questionID, answer, at } = event
      return {
        answers: { ...context.answers, [questionID]: answer },
        // What cannot be sent would hold back all that is answered after it.
        waiting: withAnswer(context, {
          questionID,
          answer: { ...answer, text: sendable(answer.text) },
          answeredAt: at,
        }),
      }
    }),
    tellAnswer: raise({ type: 'answer.taken' }),
    toggleMark: assign(({ context, event }) => {
      if (event.type !== 'mark.toggled') return {}
      const { questionID } = event
      const isMarked = context.marked.includes(questionID)
      return {
        marked: isMarked ? context.marked.filter((one) => one !== questionID) : [...context.marked, questionID],
      }
    }),
    keep: sendTo('store', ({ context }) => ({ type: 'keep', kept: keptOf(context) })),
    forget: sendTo('store', ({ context }) => ({ type: 'forget', kept: keptOf(context) })),
    missStore: assign({ isKeeping: false }),

    noteSent: assign({ sent: ({ context }) => batchOf(context).at(-1)?.sequence ?? context.sent }),
    beginHandIn: assign(({ context }) => ({
      sent: context.waiting.at(-1)?.sequence ?? context.sent,
      isHandingIn: true,
    })),
    endHandIn: assign({ isHandingIn: false }),
    takeSaved: assign(({ context }, { saved }: { saved: SavedAt }) => ({
      ...acknowledged(context, saved.sequence),
      tries: 0,
      failure: null,
      ...atTime(context, Math.max(context.now, saved.at), saved.at + saved.remaining - AHEAD),
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    startAnew: assign({ tries: 0 }),

    readClock: assign(({ context, event }) =>
      event.type === 'clock.ticked' ? atTime(context, event.now, context.endsAt) : {},
    ),
    /** The server's clock says so. */
    stopClock: assign(({ context }) => atTime(context, context.now, context.now)),
    endTime: raise({ type: 'time.ended' }),
    noteLost: assign({ isOnline: false }),
    noteReturned: assign({ isOnline: true }),
    loseToken: assign({ token: null, failure: null }),
    tellLost: raise({ type: 'writer.lost' }),
    tellGained: raise({ type: 'writer.gained' }),
    tellBegun: raise({ type: 'handIn.begun' }),
    tellEnded: raise({ type: 'handIn.ended' }),
  },
})

/** [EXAM-08] On a paper without a way back, whatever has been answered but the question that is shown. */
function leftIn(paper: Sheet, answers: PaperContext['answers'], current: string): readonly string[] {
  if (!paper.isOneWay) return []
  return paper.questions
    .map(({ questionID }) => questionID)
    .filter((questionID) => questionID !== current && isAnswered(answers[questionID]))
}
