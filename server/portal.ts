import type { FastifyBaseLogger } from 'fastify'
import type { ChallengeKind, Difficulty } from '#server/session/captcha/challenge.ts'
import type { Clock } from './clock.ts'
import type { Effects } from '#server/commands/effects.ts'
import type { AnyRecordKind } from '#server/commands/kind.ts'
import type { Waiting } from '#server/commands/waiting.ts'
import type { Database } from '#server/database/open.ts'
import type { ErrorReporter } from '#server/errors/reporter.ts'
import type { FileReader } from './part.ts'
import type { FileStore } from '#server/file/store.ts'
import type { HashCost } from '#server/session/password.ts'
import type { PortalNames } from '#server/portal-names.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import type { Random } from './random.ts'
import type { Settings } from './settings.ts'
import type { Signals } from '#server/signal/signals.ts'

/** Generates the normalised answer of a new captcha. */
export type NewAnswer = (kind: ChallengeKind, random: Random, difficulty: Difficulty) => string

/** The dependencies of the portal's routes; assembled once, in app.ts. */
export interface Portal {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly newAnswer: NewAnswer
  /** Of every password that is stored. */
  readonly hashCost: HashCost
  readonly outbox: Outbox
  readonly effects: Effects
  readonly files: FileStore
  readonly reporter: ErrorReporter
  readonly signals: Signals
  readonly logger: FastifyBaseLogger
  /** The lifecycles of all parts, and what waits for decisions in them. */
  readonly kinds: readonly AnyRecordKind[]
  readonly waiting: readonly Waiting[]
  /** Those of all parts: one that agrees is enough. */
  readonly mayFetch: readonly FileReader[]
  /** What it is called. */
  readonly names: PortalNames
  /** The installation's secret, shared by all its processes. */
  readonly secret: string
}
