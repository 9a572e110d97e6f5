import type * as z from 'zod/mini'

/** The roles of spec section 6; the four approvers of leave are roles of their own. */
export const roles = [
  'learner',
  'teamLeader',
  'disciplineCommittee',
  'headmaster',
  'schoolLeader',
  'teacher',
  'admin',
] as const
export type Role = (typeof roles)[number]

/** How a POST or PUT body travels [HTTP-06, HTTP-07]. A GET or DELETE always travels as a query [HTTP-01]. */
export type Encoding = 'json' | 'form' | 'multipart'

/**
 * Who may make a call: `open` anybody, `session` any signed-in user, or only the roles named.
 * The server checks it before it reads the payload.
 */
export type Access = 'open' | 'session' | readonly Role[]

/**
 * Where the answer stands in the body: as its `data`; `beside`: its fields stand beside code and message, as in the two
 * lists that answer data and count [ENTITY-05]; `none`: it is the whole body, without a code (gap GAP-73).
 */
export type Envelope = 'data' | 'beside' | 'none'

export interface Call<
  Payload extends z.ZodMiniType<object> = z.ZodMiniType<object>,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Relative to the one configured base, without a leading slash (gap GAP-71). `{name}` is a part of the path taken
   * from the payload.
   */
  readonly path: string
  /** One sentence for /api-docs. */
  readonly summary: string
  /** The payload without `lang` and `_csrf`, which the transport adds and strips. Unknown fields are refused. */
  readonly payload: Payload
  /** What the call answers; `envelope` says where it stands in the body. */
  readonly answer: Answer
  readonly access: Access
  readonly encoding: Encoding
  readonly envelope: Envelope
  /** True: the answer is bytes (a picture, a sound, a download), not JSON. */
  readonly binary: boolean
  /** True: also allowed while the second check is pending; for all other calls such a session counts as a visitor. */
  readonly duringCheck: boolean
  /** True: one of the seven token-filter-free requests [HTTP-09]. */
  readonly tokenFree: boolean
  /**
   * True: no automatic message, and the response comes back whatever its code [HTTP-13, ERROR-02]; the flow that makes
   * the call shows its refusal.
   */
  readonly preventMessage: boolean
  /**
   * Why nobody is told of a refusal, such as of a call in the background that nobody waits for; implies
   * `preventMessage`. Null: its user is told. A test over all calls holds both.
   */
  readonly unseen: string | null
  /** Arrays in a query: comma-separated [HTTP-02], or a repeated parameter (gap GAP-68). */
  readonly arrays: 'comma' | 'repeated'
  /** Body limit in bytes where the server's usual one is too low; null: the usual one. */
  readonly bodyLimit: number | null
}

type Declared<Payload extends z.ZodMiniType<object>, Answer extends z.ZodMiniType> = Pick<
  Call<Payload, Answer>,
  'method' | 'path' | 'summary' | 'payload' | 'answer'
> &
  Partial<Call<Payload, Answer>>

/** Declares a call once; the browser's transport and the server's route share its types and schemas. */
export function call<Payload extends z.ZodMiniType<object>, Answer extends z.ZodMiniType>(
  declared: Declared<Payload, Answer>,
): Call<Payload, Answer> {
  return {
    access: 'session',
    encoding: 'json',
    envelope: 'data',
    binary: false,
    duringCheck: false,
    tokenFree: false,
    preventMessage: typeof declared.unseen === 'string',
    unseen: null,
    arrays: 'comma',
    bodyLimit: null,
    ...declared,
  }
}

export type PayloadOf<C extends Call> = z.infer<C['payload']>
export type AnswerOf<C extends Call> = z.infer<C['answer']>

/** Where a call's user is told of its refusal: by the transport's toast, or at the place of the flow that made it. */
export type RefusalSeen = 'toast' | 'place' | 'nowhere'
export function refusalSeen({ preventMessage, unseen }: Pick<Call, 'preventMessage' | 'unseen'>): RefusalSeen {
  if (unseen !== null) return 'nowhere'
  return preventMessage ? 'place' : 'toast'
}
