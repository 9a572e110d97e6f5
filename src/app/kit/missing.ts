import { CallFailure, problemOf } from '#api/kit/problem.ts'

/** A malformed id in an address counts as missing. */
export async function asMissing<Item>(load: Promise<Item>): Promise<Item> {
  try {
    return await load
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind !== 'refused' || problem.reason !== 'request.invalid') throw error
    throw new CallFailure({ ...problem, reason: 'request.notFound' })
  }
}
