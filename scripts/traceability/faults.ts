import { claimsIn } from './claims.ts'
import { projectOf, verdictsOf, type Proof } from './evidence.ts'
import { differencesOf, type Lists } from './standings.ts'
import type { Title } from './titles.ts'

/**
 * What is wrong with what the titles of tests claim, with what machines name, and with the lists of what is partial and
 * open, one text a fault. Nothing is run for it.
 */
export function faultsOf(lists: Lists, titles: readonly Title[], named: readonly Proof[]): readonly string[] {
  const { register, partial, open } = lists
  const known = new Set(register.map(({ id }) => id))
  const tests = titles
    .filter(({ isGroup, isSkipped }) => !isGroup && !isSkipped)
    .map(({ file, title }): Proof => ({ file, title, layer: projectOf(file), isNamed: false, visited: null }))
  const strange = (ids: readonly string[], where: string): readonly string[] =>
    [...new Set(ids)].filter((id) => !known.has(id)).map((id) => `${id} ${where} is not in docs/requirements.tsv`)
  return [
    ...titles.flatMap((title) => faultOfTitle(title, lists) ?? []),
    ...named.flatMap(({ file, title, layer }) =>
      layer === 'pure' ? strange(idsIn(title), `of the machine of ${file}`) : [],
    ),
    ...titles.flatMap(({ file, title }) => strange(idsIn(title), `in a title of ${file}`)),
    ...strange([...partial.keys()], 'of docs/partial.tsv'),
    ...strange(open, 'of docs/open.tsv'),
    ...open.filter((id, index) => open.indexOf(id) !== index).map((id) => `${id} stands twice in docs/open.tsv`),
    ...open.filter((id) => partial.has(id)).map((id) => `${id} is both in docs/open.tsv and in docs/partial.tsv`),
    ...differencesOf(lists, verdictsOf(register, partial, [...tests, ...named])),
  ]
}

const idsIn = (title: string): readonly string[] => claimsIn(title).map(({ id }) => id)

/** Why a title may not claim what it claims; null: it may. */
function faultOfTitle({ file, title, isGroup, isSkipped }: Title, { partial }: Lists): string | null {
  const claims = claimsIn(title)
  const [first] = claims
  if (first === undefined) return null
  if (isGroup) return `${file}: ${first.id} belongs on the single test that proves it, not on a group: ${title}`
  if (isSkipped) return `${file}: ${first.id} is claimed by a test that is skipped: ${title}`
  const route = claims.find(({ id }) => id.startsWith('ROUTE-'))
  if (route !== undefined && projectOf(file) !== 'e2e')
    return `${file}: ${route.id} is proven by a browser at its address: ${title}`
  const whole = claims.find(({ id, isPart }) => !isPart && partial.has(id))
  if (whole === undefined) return null
  return `${file}: ${whole.id} is partial, ${partial.get(whole.id)} (docs/partial.tsv): [${whole.id} in part]`
}
