import type { FoundModel } from './find-models.ts'

export interface Arguments {
  /** The machines asked for; all when none was named. */
  readonly models: readonly FoundModel[]
  readonly layer: 'pure'
  readonly path: string | null
  readonly depth: 'edges' | 'pairs'
  readonly mutants: boolean
  /** True when nothing was left out: then the run is the one whose coverage is recorded. */
  readonly isFull: boolean
}

const layers = ['pure'] as const

/** Reads `[NAME …] [--layer=pure] [--path=ID] [--depth=pairs] [--mutants]`. Throws on anything else. */
export function readArguments(given: readonly string[], all: readonly FoundModel[]): Arguments {
  const names = given.filter((argument) => !argument.startsWith('--'))
  const settings = new Map(given.filter((argument) => argument.startsWith('--')).map(setting))
  const unknown = [...settings.keys()].find((key) => !['layer', 'path', 'depth', 'mutants'].includes(key))
  if (unknown !== undefined)
    throw new Error(`There is no --${unknown}. There are --layer, --path, --depth and --mutants.`)
  const stranger = names.find((name) => !all.some((found) => found.name === name))
  if (stranger !== undefined)
    throw new Error(`There is no machine ${stranger}. There are: ${all.map(({ name }) => name).join(', ')}.`)
  const layer = settings.get('layer') ?? 'pure'
  if (!isLayer(layer)) throw new Error(`There is no layer ${layer}. There are: ${layers.join(', ')}.`)
  const depth = settings.get('depth') ?? 'edges'
  if (depth !== 'edges' && depth !== 'pairs') throw new Error(`--depth is edges or pairs, not ${depth}.`)
  return {
    models: names.length === 0 ? all : all.filter(({ name }) => names.includes(name)),
    layer,
    path: settings.get('path') ?? null,
    depth,
    mutants: settings.has('mutants'),
    isFull: given.length === 0,
  }
}

function isLayer(name: string): name is (typeof layers)[number] {
  return (layers as readonly string[]).includes(name)
}

function setting(argument: string): [string, string] {
  const [name = '', value = ''] = argument.slice(2).split('=')
  return [name, value]
}
