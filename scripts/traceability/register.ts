export interface Requirement {
  readonly id: string
  readonly area: string
  readonly statement: string
}

/** Parses docs/requirements.tsv: a heading, then id, section of the specification and statement per line. */
export function parseRegister(text: string): readonly Requirement[] {
  const lines = text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
  return lines.map((line) => {
    const [id, , statement] = line.split('\t')
    if (id === undefined || statement === undefined) throw new Error(`Not a line of the register: ${line}`)
    return { id, area: id.slice(0, id.lastIndexOf('-')), statement }
  })
}
