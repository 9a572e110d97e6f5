import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { claimsIn } from '../traceability/claims.ts'
import { parsePartial } from '../traceability/register.ts'

const known = parsePartial(readFileSync(join(import.meta.dirname, '../../docs/partial.tsv'), 'utf8'))

/** What the rule reads of a call and of what it is given. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly callee?: Node
  readonly object?: Node
  readonly arguments?: readonly Node[]
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}

interface Context {
  readonly filename: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

/** `describe` of `describe('…')`, `describe.skip('…')` and `describe.each([…])('…')`. */
function calledBy({ callee, object, name }: Node): string | null {
  const inner = callee ?? object
  return inner === undefined ? (name ?? null) : calledBy(inner)
}

function textOf({ value, quasis = [] }: Node): string {
  return typeof value === 'string' ? value : quasis.map((part) => part.value.raw).join('…')
}

/** Why a title may not claim what it claims; null: it may. */
export function faultOfTitle(
  title: string,
  file: string,
  isGroup: boolean,
  partial: ReadonlyMap<string, string>,
): string | null {
  const claims = claimsIn(title)
  const [first] = claims
  if (first === undefined) return null
  if (isGroup) return `${first.id} belongs on the single test that proves it, not on a group`
  const route = claims.find(({ id }) => id.startsWith('ROUTE-'))
  if (route !== undefined && !file.endsWith('.e2e.test.ts')) return `${route.id} is proven by a browser at its address`
  const whole = claims.find(({ id, isPart }) => !isPart && partial.has(id))
  if (whole === undefined) return null
  return `${whole.id} is partial, ${partial.get(whole.id)} (docs/partial.tsv): [${whole.id} in part]`
}

/** Titles of tests, and of groups of tests, that claim more than they can prove. */
export const claims = {
  create(context: Context) {
    return {
      CallExpression(node: Node): void {
        const called = calledBy(node)
        const [title] = node.arguments ?? []
        if (title === undefined || (called !== 'describe' && called !== 'it')) return
        const fault = faultOfTitle(textOf(title), context.filename, called === 'describe', known)
        if (fault !== null) context.report({ node: title, message: fault })
      },
    }
  },
}
