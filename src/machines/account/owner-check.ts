import { problemOf } from '#api/kit/problem.ts'

/** Whether the server wants the password before a way in is added. */
export const asksForPassword = (error: unknown): boolean => problemOf(error).reason === 'passkey.confirm'

const aboutPassword = ['passkey.wrongPassword', 'signIn.tooSoon', 'signIn.locked']

/** Whether it is the password that the server does not take, or not now. */
export const saysWrongPassword = (error: unknown): boolean => aboutPassword.includes(problemOf(error).reason ?? '')
