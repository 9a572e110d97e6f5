import { problemOf } from '#api/kit/problem.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { refuseForm } from '#machines/kit/form-refused.ts'

const aboutPassword = ['passkey.wrongPassword', 'signIn.tooSoon', 'signIn.locked']

/** The guards of the edges below; a flow spreads them into its `setup`. */
export const ownerGuards = {
  isPasswordEmpty: ({ event }: { readonly event: { readonly type: string; readonly password?: string } }) =>
    event.password === '',
  /** The server requires the password before a sign-in method is added. */
  asksForPassword: (_: unknown, { error }: Thrown) => problemOf(error).reason === 'passkey.confirm',
  /** The server rejects the password, or throttles it. */
  saysWrongPassword: (_: unknown, { error }: Thrown) => aboutPassword.includes(problemOf(error).reason ?? ''),
}

/** The edges of the state `beginning` when its request needs the owner to be confirmed. */
export const unconfirmed = [
  {
    guard: { type: 'asksForPassword', params: errorOf },
    target: 'confirming',
    actions: 'forgetPassword',
    description: 'The sign-in is too old to confirm the owner.',
  },
  {
    guard: { type: 'saysWrongPassword', params: errorOf },
    target: 'confirming',
    actions: [failing, 'forgetPassword'],
  },
] as const

/** The edges of the state `confirming` for the event `password.given`. */
export const passwordGiven = [
  {
    guard: 'isPasswordEmpty',
    actions: refuseForm('signIn.emptyPassword'),
    meta: { requirements: ['VALID-01', 'VALID-28'] },
  },
  { target: 'beginning', actions: ['takePassword', 'clean'] },
] as const
