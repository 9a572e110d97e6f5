import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { signalFlow } from '#machines/signal/signal.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { saysNothing, servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, sends, starts, tells, waits } from '#tests/kit/models/steps.ts'

type Stepped = Step<SnapshotFrom<typeof signalFlow>>
type Shown = Stepped['after']
const { shows } = showing<Shown>()
type Kind = 'notice' | 'letter' | 'record'

const kinds = [{ kind: 'notice' }, { kind: 'letter' }, { kind: 'record' }] as const
const regionOf = { notice: 'notices', letter: 'letters' } as const
/** Milliseconds before each attempt to reconnect; the last repeats. */
const pauses = [1000, 2000, 5000, 15_000, 30_000, 60_000]
const pauseFor = ({ attempt }: Shown['context']): number => pauses[Math.min(attempt, 5)] ?? 0
const sharing = (inside: 'following' | { leading: 'reconnecting' | { trying: 'connecting' | 'open' } }) => ({
  on: { sharing: inside },
})
const trying = sharing({ leading: { trying: 'connecting' } })
const leading = { on: { sharing: 'leading' } } as const

/**
 * The list of a kind becomes due [MSG-07, CONST-09], in two seconds. A due list of letters is told each letter, and an
 * open record each change, which has no list.
 */
function due(
  before: Shown,
  kind: Kind,
): { readonly value: Partial<Shown['value']>; readonly brings: readonly string[] } {
  if (kind === 'record') return { value: {}, brings: [tells('signalled', { kind })] }
  const region = regionOf[kind]
  const value = { [region]: 'due' }
  if (before.value[region] === 'quiet') return { value, brings: [tells('signalled', { kind }), waits(2000)] }
  return { value, brings: kind === 'letter' ? [tells('signalled', { kind })] : [] }
}

/**
 * What the stream may have missed: both lists become due, open records are told, and the other tabs are told while it
 * is open.
 */
function missed(
  { before }: Stepped,
  isTold: boolean,
): { readonly value: Partial<Shown['value']>; readonly brings: readonly string[] } {
  const coming = (['notice', 'letter', 'record'] as const).map((kind) => ({ kind, ...due(before, kind) }))
  return {
    value: { notices: 'due', letters: 'due' },
    brings: coming.flatMap(({ kind, brings }) => [...(isTold ? [sends('channel', 'pass', { kind })] : []), ...brings]),
  }
}
const listens = (
  step: Stepped,
  listening: Shown['value']['listening'],
  brings: readonly string[] = [],
  context: Partial<Shown['context']> = {},
): void => comesTo(step, { value: { ...step.before.value, listening }, brings, context })

/** The stream is opened once more, and the attempt counted. */
const retries = (step: Stepped): void =>
  listens(step, trying, [starts('stream')], { attempt: step.before.context.attempt + 1 })
const breaksOff = (step: Stepped): void =>
  listens(step, sharing({ leading: 'reconnecting' }), [waits(pauseFor(step.before.context)), starts('network')])
const becomesQuiet = (step: Stepped, kind: 'notice' | 'letter'): void =>
  comesTo(step, { value: { ...step.before.value, [regionOf[kind]]: 'quiet' }, brings: [tells('listDue', { kind })] })

/** Each list waits for itself: without a due reload there is no delay of its region. */
const inTime =
  (region: 'notices' | 'letters') =>
  ({ value, _nodes: nodes }: Shown): void => {
    const waiting = nodes.filter(({ path, after }) => path[0] === region && after.length > 0)
    assert.equal(waiting.length, value[region] === 'due' ? 1 : 0)
  }

export const signalModel = pathModel(signalFlow, {
  inputs: [undefined],
  events: {
    'session.began': [{}],
    'session.ended': [{}],
    'lead.granted': [{}],
    'signal.passed': kinds,
    'stream.opened': [{}],
    'stream.heard': [{}],
    'signal.received': kinds,
    'stream.ended': [{}],
    'stream.refused': [{}],
    'network.returned': [{}],
  },
  senders: {
    'session.began': 'browser',
    'session.ended': 'browser',
    'lead.granted': 'browser',
    'signal.passed': 'browser',
    'network.returned': 'browser',
    'signal.received': 'server',
    'stream.opened': 'server',
    'stream.heard': 'server',
    'stream.ended': 'server',
    'stream.refused': 'server',
  },
  services: {
    settle: { done: [undefined], error: [new Error('no measure of quiet')] },
    channel: { done: [], error: [new Error('no channel')] },
    election: { done: [], error: [new Error('no locks')] },
    stream: { done: [], error: [new Error('no stream')] },
    network: { done: [], error: [new Error('no network events')] },
  },
  delays: {
    reloadDelay: 2000,
    reconnectDelay: ({ attempt }) => [1000, 2000, 5000, 15_000, 30_000, 60_000][Math.min(attempt, 5)] ?? 0,
    silenceTimeout: 90_000,
  },
  states: {
    listening: ({ value, context }) => assert.ok(value.listening !== 'off' || context.attempt === 0),
    'listening.off': (shown) => {
      assert.deepEqual([shown.context.attempt, Object.keys(shown.children)], [0, []])
    },
    'listening.on': shows({ runs: ['channel'] }),
    'listening.on.settling': shows({ runs: ['settle'], context: { attempt: 0 } }),
    'listening.on.sharing': shows({ runs: ['election'] }),
    'listening.on.sharing.following': (shown) => {
      assert.equal(shown.context.attempt, 0)
      assert.ok(!servicesOf(shown).includes('stream'))
    },
    'listening.on.sharing.leading': (shown) =>
      assert.equal(servicesOf(shown).filter((service) => service === 'stream' || service === 'network').length, 1),
    'listening.on.sharing.leading.trying': shows({ runs: ['stream'] }, ({ tags }) =>
      assert.ok(!tags.has('reconnecting')),
    ),
    'listening.on.sharing.leading.trying.connecting': ({ tags }) => assert.ok(!tags.has('open')),
    'listening.on.sharing.leading.trying.open': shows({ tags: ['open'], waits: [90_000], context: { attempt: 0 } }),
    'listening.on.sharing.leading.reconnecting': shows({ tags: ['reconnecting'], runs: ['network'] }, ({ tags }) =>
      assert.ok(!tags.has('open')),
    ),
    // [MSG-07, CONST-09] A reload waits for two seconds.
    notices: inTime('notices'),
    'notices.quiet': saysNothing('Nothing waits, as the region says.'),
    'notices.due': shows({ waits: [2000] }),
    letters: inTime('letters'),
    'letters.quiet': saysNothing('Nothing waits, as the region says.'),
    'letters.due': shows({ waits: [2000] }),
    records: saysNothing('It tells each change, and keeps nothing.'),
  },
  does: {
    ...outcomes(signalFlow, {
      done: { settle: (step) => listens(step, sharing('following'), [starts('election')]) },
      error: {
        settle: (step) => listens(step, sharing('following'), [starts('election')]),
        channel: comesToNothing,
        // Without an election every tab holds a stream of its own.
        election: (step) => listens(step, trying, [starts('stream')]),
        stream: breaksOff,
        network: comesToNothing,
      },
      after: {
        'listening.on.sharing.leading.trying.open': breaksOff,
        'listening.on.sharing.leading.reconnecting': retries,
        'notices.due': (step) => becomesQuiet(step, 'notice'),
        'letters.due': (step) => becomesQuiet(step, 'letter'),
      },
    }),
    'session.began': (step) => listens(step, { on: 'settling' }, [starts('channel'), starts('settle')]),
    'session.ended': (step) =>
      comesTo(step, {
        value: { listening: 'off', notices: 'quiet', letters: 'quiet', records: {} },
        context: { attempt: 0 },
      }),
    'lead.granted': (step) => listens(step, trying, [starts('stream')]),
    'stream.opened': (step) => {
      const { value, brings } = missed(step, true)
      const listening = sharing({ leading: { trying: 'open' } })
      comesTo(step, {
        value: { ...step.before.value, ...value, listening },
        context: { attempt: 0 },
        brings: [waits(90_000), ...brings],
      })
    },
    // 90 seconds of silence begin anew with whatever is heard.
    'stream.heard': (step) => comesTo(step, { brings: [waits(90_000)] }),
    'stream.ended': breaksOff,
    'stream.refused': (step) => {
      const { value, brings } = missed(step, false)
      comesTo(step, {
        value: { ...step.before.value, ...value, listening: sharing({ leading: 'reconnecting' }) },
        brings: [waits(pauseFor(step.before.context)), starts('network'), ...brings],
      })
    },
    'network.returned': retries,
    // [MSG-07] What was passed on by another tab is passed no further.
    'signal.passed': (step) => {
      const { value, brings } = due(step.before, step.event.kind)
      comesTo(step, { value: { ...step.before.value, ...value }, brings })
    },
    'signal.received': (step) => {
      const { value, brings } = due(step.before, step.event.kind)
      const isLed = step.before.matches({ listening: leading }) && !step.before.hasTag('reconnecting')
      const passed = isLed ? [sends('channel', 'pass', { kind: step.event.kind })] : []
      comesTo(step, { value: { ...step.before.value, ...value }, brings: [...passed, ...brings] })
    },
  },
  // Six pauses, the last of which repeats.
  situation: ({ attempt }) => Math.min(attempt, 6),
})
