import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { SessionContext } from '#machines/session/session-context.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import type { Step } from '#tests/kit/models/paths.ts'
import { refused, unreached } from '#tests/kit/models/samples.ts'
import { comesTo, starts, tells } from '#tests/kit/models/steps.ts'
import { knownRefusals } from './session-samples.ts'

export type SessionShown = SnapshotFrom<typeof sessionFlow>
type Shown = SessionShown
type Regions = Extract<Shown['value'], { signedIn: unknown }>['signedIn']
type Stepped = Step<Shown>

const emptied = { form: { user: '', password: '', vcode: '' }, problems: {}, failure: null }
/** [SESSION-05, SESSION-07] */
const forgotten = { ...emptied, isCheckPending: false, user: null, menu: [], currentClasses: [] }
const editing = { anonymous: 'editing' } as const

/** [SESSION-04] Profile, scope and classes are loaded. */
export const comesIn = (step: Stepped, context: Partial<SessionContext>, told: readonly string[]): void =>
  comesTo(step, {
    value: { signedIn: { profile: 'loading', scope: 'loading', classes: 'loading', password: 'unjudged' } },
    context,
    brings: [...told, starts('loadUser'), starts('loadScope'), starts('loadCurrentClasses')],
  })
/** [SESSION-05, SESSION-07] */
export const goesOut = (step: Stepped, notice: 'signedOut' | 'expired' | 'endedElsewhere'): void =>
  comesTo(step, { value: editing, context: forgotten, brings: [tells('signedOut', { notice })] })
/** [ROUTE-06] */
export const comesHalfway = (step: Stepped): void =>
  comesTo(step, {
    value: 'halfway',
    context: { ...(step.before.matches('signedIn') ? forgotten : emptied), passkey: null, isCheckPending: true },
    brings: [tells('checkRequired')],
  })
const failsWith = (step: Stepped, failure: SessionContext['failure'], spent: 0 | 1): void =>
  comesTo(step, { value: editing, context: { failure, captchasSpent: step.before.context.captchasSpent + spent } })

/** One of the four regions moves; the others stay. */
export function moves(
  step: Stepped,
  region: Partial<Regions>,
  context: Partial<SessionContext> = {},
  brings: readonly string[] = [],
): void {
  const { value } = step.before
  assert.ok(typeof value === 'object' && 'signedIn' in value)
  comesTo(step, { value: { signedIn: { ...value.signedIn, ...region } }, context, brings })
}

/** A sign-out that failed: everything as before it, and what was loading loads again. */
function goesBack(step: Stepped): void {
  const { value } = step.after
  assert.ok(typeof value === 'object' && 'signedIn' in value)
  const { profile, scope, classes } = value.signedIn
  const kept = step.before.historyValue['session.signedIn.before'] ?? []
  assert.deepEqual(
    kept.map(({ path }) => path.join('.')).toSorted(),
    Object.entries(value.signedIn)
      .map(([region, state]) => `signedIn.${region}.${state}`)
      .toSorted(),
  )
  comesTo(step, {
    value,
    brings: [
      ...(profile === 'loading' ? [starts('loadUser')] : []),
      ...(scope === 'loading' ? [starts('loadScope')] : []),
      ...(classes === 'loading' ? [starts('loadCurrentClasses')] : []),
    ],
  })
}

/** The language is there: the way goes by token and pending check. */
function begins(step: Stepped): void {
  const { hasToken, isCheckPending } = step.before.context
  if (isCheckPending) comesTo(step, { value: 'halfway' })
  else if (hasToken) comesIn(step, {}, [])
  else comesTo(step, { value: editing })
}
const loads = (step: Stepped, language: NonNullable<SessionContext['language']>, more: Partial<SessionContext>): void =>
  comesTo(step, {
    value: { starting: 'loadingLanguage' },
    context: { language, ...more },
    brings: [starts('loadLanguage', { language })],
  })

export const sessionOutcomes = outcomes(sessionFlow, {
  done: {
    // [LOCALE-04] The first of the supported languages.
    loadSupportedLanguages: (step) => loads(step, 'en_US', { languages: step.event.output }),
    loadLanguage: begins,
    checkCaptcha: (step) => {
      const { verdict, failure } = step.event.output
      const { form } = step.before.context
      if (verdict === 'right')
        return comesTo(step, { value: { anonymous: 'authenticating' }, brings: [starts('signIn', form)] })
      const reason = verdict === 'wrong' ? 'signIn.wrongCaptcha' : 'signIn.captchaCheckFailed'
      failsWith(step, failure ?? { reason, message: null }, 1)
    },
    signIn: (step) => {
      const { authenticated, secondCheck, reason, message } = step.event.output
      if (authenticated && secondCheck) return comesHalfway(step)
      if (authenticated) return comesIn(step, { ...emptied, passkey: null }, [tells('signedIn')])
      const isKnown = reason !== null && knownRefusals.includes(reason)
      failsWith(step, isKnown ? { reason, message } : { reason: 'signIn.failed', message: null }, 1)
    },
    askPasskey: (step) => {
      const passkey = step.event.output
      if (passkey === null) return comesTo(step, { value: editing })
      const value = { anonymous: 'verifyingPasskey' } as const
      comesTo(step, { value, context: { passkey }, brings: [starts('verifyPasskey', { passkey })] })
    },
    verifyPasskey: (step) => comesIn(step, { ...emptied, passkey: null }, [tells('signedIn')]),
    beginAtProvider: (step) => comesTo(step, { value: editing, brings: [tells('left', step.event.output)] }),
    signOut: (step) => goesOut(step, 'signedOut'),
    loadUser: (step) => moves(step, { profile: 'ready' }, { user: step.event.output }),
    loadScope: (step) => moves(step, { scope: 'ready' }, { menu: step.event.output }),
    loadCurrentClasses: (step) => moves(step, { classes: 'ready' }, { currentClasses: step.event.output }),
  },
  error: {
    // [LOCALE-02]
    loadSupportedLanguages: (step) => loads(step, 'zh_CN', {}),
    loadLanguage: (step) => comesTo(step, { value: { starting: 'languageFailed' } }),
    // [ERROR-09] It is the check that failed, whyever.
    checkCaptcha: (step) => failsWith(step, { reason: 'signIn.captchaCheckFailed', message: null }, 0),
    signIn: (step) => failsWith(step, unreached, 1),
    askPasskey: (step) => failsWith(step, unreached, 0),
    verifyPasskey: (step) => {
      const isRefused = step.event.error instanceof Error && step.event.error.message === 'No.'
      failsWith(step, isRefused ? refused('passkey.refused') : unreached, 0)
    },
    beginAtProvider: (step) => failsWith(step, unreached, 0),
    // A 401: the session had ended already.
    signOut: (step) => {
      if (step.event.error instanceof Error && step.event.error.message === 'request.unauthorised')
        return goesOut(step, 'signedOut')
      if (step.before.context.isCheckPending) return comesTo(step, { value: 'halfway' })
      goesBack(step)
    },
    loadUser: (step) => moves(step, { profile: 'failed' }),
    loadScope: (step) => moves(step, { scope: 'failed' }),
    loadCurrentClasses: (step) => moves(step, { classes: 'failed' }),
  },
})
