import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { Paper } from '#api/exam/paper.contract.ts'
import { sheetOf } from '#app/exam/sheet-of.ts'
import { remainingOf, type LoadedPaper, type PaperContext } from '#machines/paper/paper-context.ts'
import { paperFlow } from '#machines/paper/paper.flow.ts'
import type { Sheet } from '#machines/paper/sheet.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, saysNothing, servicesOf, showing } from '#tests/kit/models/showing.ts'

type Shown = SnapshotFrom<typeof paperFlow>
const { shows, showsOnly } = showing<Shown>()
const MINUTE = 60_000

const question = (questionID: string): Paper['questions'][number] => ({
  questionID,
  kind: 'single',
  language: 'en_US',
  stem: questionID,
  options: [
    { optionID: 'a', text: 'A' },
    { optionID: 'b', text: 'B' },
  ],
  marks: 10,
})
const paper: Paper = {
  paperID: 'p1',
  examID: 'e1',
  examName: 'Rivers',
  state: 'inProgress',
  attempt: 1,
  questions: [question('q1'), question('q2'), question('q3')],
  answers: [],
  sequence: 0,
  remaining: 30 * MINUTE,
  minutes: 30,
  isOneWay: false,
  token: 't1',
  otherWriterAt: null,
}
const chosen = (optionID: string) => ({ chosen: [optionID], text: '' })
const sent = { sequence: 1, questionID: 'q1', answer: chosen('a'), answeredAt: 1 }
const kept = {
  kind: 'exam',
  version: 0,
  staysOnDevice: false,
  paperID: 'p1',
  device: 'd1',
  saved: 0,
  waiting: [sent],
  stored: {},
  marked: [],
  current: 'q1',
} as const
const loaded = (more: Partial<Paper> = {}, found: LoadedPaper['kept'] = null): LoadedPaper => ({
  paper: sheetOf({ ...paper, ...more }),
  device: 'd1',
  kept: found,
  isKeeping: true,
  at: 0,
})
const others = { token: null, otherWriterAt: '2026-03-02 08:00:00', sequence: 1 }
const elsewhereB = { ...others, answers: [{ questionID: 'q1', answer: chosen('b') }] }

/** A questionnaire: all of its questions have to be answered. A paper becomes one here when it is fetched again. */
const asked: Sheet = {
  ...sheetOf(paper),
  kind: 'questionnaire',
  version: 2,
  questions: sheetOf(paper)
    .questions.slice(0, 2)
    .map((one) => ({
      ...one,
      marks: null,
      form: {
        questionID: one.questionID,
        kind: 'single',
        style: 'plain',
        options: ['a', 'b'],
        isRequired: true,
        least: null,
        most: null,
        condition: null,
        startsPage: false,
        subject: null,
      },
    })),
  minutes: 0,
  handsInByItself: false,
  mayChange: true,
}
const renewed = (more: Partial<Sheet>): LoadedPaper => ({ ...loaded(), paper: { ...asked, ...more } })
const isAsked = ({ paper: open }: Pick<PaperContext, 'paper'>): boolean => open?.kind === 'questionnaire'

/** All regions at once would give too many situations: each start has its own events. */
const only =
  <Sample>(id: string, samples: readonly Sample[]) =>
  (context: Pick<PaperContext, 'paperID' | 'paper'>): readonly Sample[] =>
    context.paperID === id && !isAsked(context) ? samples : []
/** One answer, to one question; of a questionnaire one to each, in their order. */
const answers = ({ paperID, paper: open, waiting, saved, current, answers: given }: PaperContext) => {
  if (open !== null && isAsked({ paper: open }))
    return open.questions
      .filter(({ questionID }) => given[questionID] === undefined)
      .slice(0, 1)
      .map(({ questionID }) => ({ questionID, answer: chosen('a'), at: 1 }))
  return (paperID !== 'reading' || open?.isOneWay === true) && waiting.length === 0 && saved === 0 && current === 'q1'
    ? [{ questionID: 'q1', answer: chosen('a'), at: 1 }]
    : []
}
const among =
  (...ids: readonly string[]) =>
  (context: Pick<PaperContext, 'paperID' | 'paper'>): readonly object[] =>
    ids.includes(context.paperID) && !isAsked(context) ? [{}] : []

const handingIn = (context: Pick<PaperContext, 'paperID' | 'paper'>): readonly object[] =>
  isAsked(context) ? [{}] : among('handingIn')(context)

export const paperModel = pathModel(paperFlow, {
  inputs: [
    { paperID: 'reading', isOnline: true },
    { paperID: 'saving', isOnline: true },
    { paperID: 'handingIn', isOnline: false },
  ],
  events: {
    'retry.requested': [{}],
    'question.chosen': only('reading', [
      { questionID: 'q1' },
      { questionID: 'q2' },
      { questionID: 'q3' },
      { questionID: 'unknown' },
    ]),
    'leaving.confirmed': among('reading'),
    'leaving.dropped': among('reading'),
    'answer.given': answers,
    'mark.toggled': only('reading', [{ questionID: 'q2' }]),
    'save.requested': among('saving'),
    'takeOver.requested': among('saving', 'handingIn'),
    'handIn.requested': handingIn,
    'handIn.confirmed': handingIn,
    'handIn.dropped': handingIn,
    'change.noticed': ({ isChanged }) => (isChanged ? [{}] : []),
    'reopening.requested': (context) => (isAsked(context) ? [{}] : []),
    // The wall clock may be moved: only the monotonic one is read.
    'clock.ticked': ({ paperID, paper: open, now, endsAt }) =>
      paperID === 'saving' || open?.token === 't2'
        ? []
        : [15 * MINUTE, 30 * MINUTE].filter((at) => at > now && endsAt > 0).map((at) => ({ now: at })),
    'network.lost': among('saving'),
    'network.returned': among('saving', 'handingIn'),
    'store.failed': among('saving'),
    'answer.taken': [],
    'writer.lost': [],
    'writer.gained': [],
    'time.ended': [],
    'handIn.begun': [],
    'handIn.ended': [],
  },
  senders: {
    'retry.requested': 'learner',
    'question.chosen': 'learner',
    'leaving.confirmed': 'learner',
    'leaving.dropped': 'learner',
    'answer.given': 'learner',
    'mark.toggled': 'learner',
    'save.requested': 'learner',
    'takeOver.requested': 'learner',
    'handIn.requested': 'learner',
    'handIn.confirmed': 'learner',
    'handIn.dropped': 'learner',
    'change.noticed': 'learner',
    'reopening.requested': 'learner',
    'clock.ticked': 'clock',
    'network.lost': 'browser',
    'network.returned': 'browser',
    'store.failed': 'browser',
    'answer.taken': 'browser',
    'writer.lost': 'browser',
    'writer.gained': 'browser',
    'time.ended': 'browser',
    'handIn.begun': 'browser',
    'handIn.ended': 'browser',
  },
  services: {
    loadPaper: {
      done: [
        loaded(),
        loaded({ isOneWay: true, answers: [{ questionID: 'q2', answer: chosen('a') }] }),
        loaded(elsewhereB, kept),
        loaded({ remaining: 0 }, kept),
        loaded({ state: 'marking' }),
        loaded({ state: 'marking' }, kept),
      ],
      error: [refusal('request.notFound'), refusal('request.forbidden'), noNetwork],
    },
    renewPaper: {
      done: [
        renewed({}),
        // Nothing of it is saved before it is submitted.
        renewed({ staysOnDevice: true, mayChange: false }),
        renewed({ standing: 'notOpen', token: null }),
        renewed({ standing: 'handedIn', token: null }),
        renewed({ standing: 'over', token: null, remaining: 0 }),
      ],
      error: [refusal('request.notFound'), refusal('request.forbidden'), noNetwork],
    },
    takeOver: {
      // The second one in the last moment, which is too late for a hand-in.
      done: [
        { paper: sheetOf({ ...paper, ...elsewhereB, token: 't2' }), at: 0 },
        { paper: sheetOf({ ...paper, ...elsewhereB, token: 't2', remaining: 1000 }), at: 0 },
      ],
      error: [refusal('exam.timeUp'), refusal('exam.notInProgress'), refusal('questionnaire.staysOnDevice'), noNetwork],
    },
    // The server is killed: no network; the answers wait.
    save: {
      done: [{ sequence: 1, remaining: 20 * MINUTE, at: 1000 }],
      error: [
        refusal('exam.anotherWriter'),
        refusal('exam.timeUp'),
        refusal('exam.notInProgress'),
        refusal('questionnaire.changed'),
        refusal('exam.answerInvalid'),
        noNetwork,
      ],
    },
    handIn: {
      done: [{}],
      error: [
        refusal('exam.anotherWriter'),
        refusal('exam.timeUp'),
        refusal('exam.notInProgress'),
        refusal('questionnaire.changed'),
        noNetwork,
      ],
    },
    store: { done: [], error: [new Error('no store')] },
    clock: { done: [], error: [new Error('no clock')] },
    network: { done: [], error: [new Error('no network events')] },
  },
  delays: {
    saveAfter: 1000,
    // Twice as long each time, up to half a minute.
    retryAfter: ({ tries }) => [2000, 2000, 4000, 8000, 16_000][tries] ?? 30_000,
  },
  // What fails on and on, fails alike.
  layers: { browser: async () => (await import('./paper.browser.ts')).default },
  situation: ({ tries, now: _now, moment, ...context }, value) => {
    // Where nothing is written any more, or all of it is fetched anew, how it came there makes no difference.
    if (typeof value === 'string' && value !== 'delivering')
      return [
        [context.paperID, context.isOnline, context.isKeeping, context.paper?.kind],
        [context.paper?.standing, context.paper?.mayChange],
        context.failure,
        value === 'renewing'
          ? [context.answers, context.waiting, context.stored, context.marked, context.current, context.saved]
          : context.waiting.length,
        value,
      ]
    if (!isAsked(context)) return [{ ...context, tries: Math.min(tries, 6), moment }, value]
    // Of a questionnaire, what its paper was like before makes no difference.
    const { standing, staysOnDevice } = context.paper ?? {}
    const past = { paper: null, stored: {}, isOnline: true }
    return [{ ...context, ...past, standing, staysOnDevice, tries: Math.min(tries, 6), moment }, value]
  },
  states: {
    loading: showsOnly({ tags: ['loading'], runs: ['store', 'loadPaper'], context: { failure: null } }),
    missing: showsOnly({ tags: ['missing'], runs: ['store'] }),
    forbidden: showsOnly({ tags: ['forbidden'], runs: ['store'] }),
    failed: showsOnly({ tags: ['failed'], runs: ['store', 'network'] }, ({ context }) =>
      assert.equal(context.failure?.reason, 'request.noNetwork'),
    ),
    found: isLeftAtOnce,
    delivering: showsOnly({ tags: ['loading'], runs: ['store', 'save'] }, ({ context }) =>
      assert.equal(context.paper?.standing, 'handedIn'),
    ),
    notOpen: showsOnly({ tags: ['notOpen'], runs: ['store'] }),
    renewing: showsOnly({ tags: ['loading'], runs: ['store', 'renewPaper'], context: { failure: null } }),
    shown: ({ context }) => assert.equal(context.paper?.standing, 'open'),
    'shown.answering': ({ context }) =>
      assert.ok(context.paper?.questions.some(({ questionID }) => questionID === context.current)),
    'shown.answering.showing': shows({ context: { wanted: null } }),
    // [EXAM-08]
    'shown.answering.warned': shows({ tags: ['warned'] }, ({ context }) => assert.notEqual(context.wanted, null)),
    'shown.answering.refused': shows({ tags: ['refused'] }, ({ context }) =>
      assert.deepEqual([context.wanted, context.left.length > 0], [null, true]),
    ),
    'shown.clock': ({ context }) => assert.equal(context.moment === 'up', remainingOf(context) === 0),
    'shown.clock.running': shows({ runs: ['clock'] }, ({ context }) => assert.ok(remainingOf(context) > 0)),
    'shown.clock.up': shows({ tags: ['timeUp'] }),
    // [ERROR-18] Nothing that waits is called saved.
    'shown.saving': ({ context, tags }) => assert.ok(!tags.has('saved') || context.waiting.length === 0),
    'shown.saving.deciding': isLeftAtOnce,
    'shown.saving.onDevice': shows({ tags: ['onDevice'] }, ({ context, tags }) =>
      assert.deepEqual([context.paper?.staysOnDevice, tags.has('unsaved')], [true, false]),
    ),
    'shown.saving.saved': shows({ tags: ['saved'], context: { waiting: [] } }),
    'shown.saving.gathering': shows({ tags: ['unsaved'], waits: [1000] }),
    'shown.saving.saving': shows({ tags: ['unsaved', 'saving'], runs: ['save'] }, ({ context }) =>
      // What is answered meanwhile waits for the next save.
      assert.ok(context.waiting.some(({ sequence }) => sequence === context.sent)),
    ),
    'shown.saving.failed': shows({ tags: ['unsaved', 'saveFailed'] }, ({ context }) =>
      assert.deepEqual([context.failure?.reason, context.waiting.length > 0], ['request.noNetwork', true]),
    ),
    'shown.saving.refused': shows({ tags: ['unsaved', 'saveRefused'] }, ({ context }) =>
      assert.equal(context.failure?.reason, 'exam.answerInvalid'),
    ),
    'shown.saving.stopped': shows({ context: { token: null } }),
    'shown.saving.held': (shown) => assert.equal(servicesOf(shown).includes('save'), false),
    'shown.connection': shows({ runs: ['network'] }),
    'shown.connection.deciding': isLeftAtOnce,
    'shown.connection.online': shows({ tags: ['writing'] }, ({ context }) => assert.notEqual(context.token, null)),
    'shown.connection.offline': shows({ tags: ['writing', 'offline'], context: { isOnline: false } }),
    'shown.connection.elsewhere': shows({ tags: ['elsewhere'], context: { token: null } }),
    'shown.connection.takingOver': shows({ tags: ['elsewhere', 'takingOver'], runs: ['takeOver'] }),
    'shown.handIn': ({ context, tags }) => assert.equal(context.isHandingIn, tags.has('handingIn')),
    'shown.handIn.none': saysNothing('The paper is being written, as the other regions say.'),
    // [QUEST-03] Nothing is submitted that lacks an answer.
    'shown.handIn.lacking': shows({ tags: ['lacking'] }, ({ context }) =>
      assert.ok(Object.keys(context.answers).length < (context.paper?.questions.length ?? 0)),
    ),
    'shown.handIn.asking': shows({ tags: ['asking'] }),
    'shown.handIn.handingIn': shows({ tags: ['handingIn'], runs: ['handIn'] }),
    // [ERROR-19]
    'shown.handIn.failed': shows({ tags: ['handInFailed'] }, ({ context }) =>
      assert.equal(context.failure?.reason, 'request.noNetwork'),
    ),
    handedIn: showsOnly({ tags: ['handedIn'], runs: ['store'] }),
    over: showsOnly({ tags: ['over'], runs: ['store'] }),
  },
  does: {
    // What is answered waits at once, with the next number, and is kept on the device.
    'answer.given': ({ before, after, effects }) => {
      const isOpen = before.context.token !== null && !before.context.isHandingIn && remainingOf(before.context) > 0
      if (!before.hasTag('shown')) return
      assert.equal(after.context.waiting.length, before.context.waiting.length + (isOpen ? 1 : 0))
      assert.equal(
        effects.some((effect) => effect.includes('"keep"')),
        isOpen,
      )
    },
    // [EXAM-08] An answered question is left after a warning only, and then for good.
    'question.chosen': ({ before, event, after }) => {
      const { current, left } = before.context
      if (left.includes(event.questionID) || event.questionID === 'unknown')
        assert.equal(after.context.current, current)
      if (after.context.current !== current && before.context.paper?.isOneWay === true)
        assert.equal(before.context.answers[current], undefined)
    },
    'leaving.confirmed': ({ before, after }) => {
      if (before.hasTag('warned')) assert.ok(after.context.left.includes(before.context.current))
    },
    'mark.toggled': ({ before, after }) => {
      if (before.hasTag('shown'))
        assert.equal(after.context.marked.includes('q2'), !before.context.marked.includes('q2'))
    },
  },
})
