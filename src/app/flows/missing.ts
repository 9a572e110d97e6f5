import { CallFailure, problemOf } from '#api/kit/problem.ts'

/** An id out of an address that no id could look like names nothing: to who reads it, the thing is missing. */
export async function asMissing<Item>(load: Promise<Item>): Promise<Item> {
  try {
    return await load
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind !== 'refused' || problem.reason !== 'request.invalid') throw error
    throw new CallFailure({ ...problem, reason: 'request.notFound' })
  }
}
