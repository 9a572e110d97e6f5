export interface Requirement {
  readonly id: string
  readonly area: string
  /** Section of the specification, such as `4`. */
  readonly section: string
  readonly statement: string
}

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

/** Parses docs/requirements.tsv: a heading, then id, section of the specification and statement per line. */
export function parseRegister(text: string): readonly Requirement[] {
  return rowsOf(text).map(([id, section, statement]) => {
    if (id === undefined || section === undefined || statement === undefined)
      throw new Error(`Not a line of the register: ${id}`)
    return { id, area: id.slice(0, id.lastIndexOf('-')), section, statement }
  })
}

/** Parses docs/open.tsv: a heading, then the id of a requirement that nothing shows yet per line. */
export const parseOpen = (text: string): readonly string[] => rowsOf(text).flatMap(([id]) => id ?? [])

/** Parses docs/partial.tsv: a heading, then per line the id of a requirement and what is missing of it, in words. */
export function parsePartial(text: string): ReadonlyMap<string, string> {
  const rows = rowsOf(text).map(([id, missing]): [string, string] => {
    if (id === undefined || missing === undefined || missing.trim() === '')
      throw new Error(`docs/partial.tsv does not say what is missing of ${id}`)
    return [id, missing]
  })
  const twice = rows.map(([id]) => id).find((id, index, ids) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`${twice} stands twice in docs/partial.tsv`)
  return new Map(rows)
}
