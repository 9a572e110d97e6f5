import assert from 'node:assert/strict'

import type { Call } from '#api/kit/call.ts'

import { schoolLeader, type Person } from '../plan.ts'
import type { World } from '../world.ts'

interface Page {
  readonly list: readonly object[]
  readonly count: number
}

/** By the first of these that tells two apart. */
export const by =
  <Item>(...keys: ((item: Item) => number | string)[]) =>
  (one: Item, other: Item): number => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)]
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  }

/** All pages of a list, which say the same count. */
export async function pagesOf(world: World, who: Person, call: Call, asked: object, pageSize = 3): Promise<object[]> {
  const rows: object[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { code, message, data } = await world.call(who, call, { ...asked, pageNum, pageSize })
    assert.equal(code, 2000, `${call.path} ${JSON.stringify(asked)}: ${message}`)
    const { list, count } = data as Page
    rows.push(...list)
    if (list.length < pageSize) {
      assert.equal(rows.length, count, `${call.path} ${JSON.stringify(asked)} counts otherwise than it lists`)
      return rows
    }
  }
}

export const idsOf = (rows: readonly object[], name: string): unknown[] =>
  rows.map((row) => (row as Readonly<Record<string, unknown>>)[name])

export const isOf = ({ classes }: World, id: unknown): boolean => classes.some((of) => of.id === id)

/** Asks for a list with a filter, and compares it with what the book says. */
export async function lists(
  world: World,
  who: Person,
  call: Call,
  { asked, id, expected }: { readonly asked: object; readonly id: string; readonly expected: readonly string[] },
): Promise<object[]> {
  // Others than those of this world wait for a school leader as well.
  const rows = (await pagesOf(world, who, call, asked, who === schoolLeader ? 40 : 3)).filter((row) =>
    isOf(world, idsOf([row], 'classID')[0]),
  )
  assert.deepEqual(idsOf(rows, id), expected, `${who} asks ${call.path} ${JSON.stringify(asked)}`)
  return rows
}
