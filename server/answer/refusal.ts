import { CODE_REFUSED, CODE_REPEATED } from '#api/kit/envelope.ts'
import type { Reason, TextParameters } from './texts.ts'

interface RefusalDetails {
  /** HTTP status; 200 for violations of the portal's rules. */
  status?: number
  code?: number
  /** Seconds for the Retry-After header. */
  retryAfter?: number
}

/** An answer other than success. When thrown, it becomes the envelope with its text in the caller's language. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: Reason
  readonly parameters: TextParameters
  readonly status: number
  readonly code: number
  readonly retryAfter: number | null

  constructor(reason: Reason, parameters: TextParameters = {}, details: RefusalDetails = {}) {
    super(reason)
    this.reason = reason
    this.parameters = parameters
    this.status = details.status ?? 200
    this.code = details.code ?? CODE_REFUSED
    this.retryAfter = details.retryAfter ?? null
  }
}

export const malformed = (): Refusal => new Refusal('request.invalid', {}, { status: 400 })
export const unauthorised = (): Refusal => new Refusal('request.unauthorised', {}, { status: 401 })
export const forbidden = (): Refusal => new Refusal('request.forbidden', {}, { status: 403 })
export const notFound = (): Refusal => new Refusal('request.notFound', {}, { status: 404 })
/** [ERROR-03] */
export const repeated = (): Refusal => new Refusal('request.repeated', {}, { code: CODE_REPEATED })
