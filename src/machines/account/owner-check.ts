import { problemOf } from '#api/kit/problem.ts'

/** Whether the server requires the password before a sign-in method is added. */
export const asksForPassword = (error: unknown): boolean => problemOf(error).reason === 'passkey.confirm'

const aboutPassword = ['passkey.wrongPassword', 'signIn.tooSoon', 'signIn.locked']

/** Whether the server rejects the password, or throttles it. */
export const saysWrongPassword = (error: unknown): boolean => aboutPassword.includes(problemOf(error).reason ?? '')
