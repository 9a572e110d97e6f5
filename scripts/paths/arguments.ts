import { layerNames, type LayerName } from './layer-names.ts'

export interface Arguments {
  /** The requested machines by name; all if none is named. */
  readonly names: readonly string[]
  readonly layers: readonly LayerName[]
  /** The single path to walk, with a log of its steps. */
  readonly path: string | null
  readonly pairs: boolean
  readonly mutants: boolean
  /** With visible browser windows. */
  readonly headed: boolean
  /** The name of the reports in test-results. */
  readonly report: string
}

const values = ['layer', 'path', 'report'] as const
const switches = ['pairs', 'mutants', 'headed'] as const

/**
 * Reads `[NAME …] [--layer=pure,http,browser|all] [--pairs] [--mutants] [--path=ID] [--headed] [--report=NAME]`.
 * Without any: all machines on all layers, with their mutants. Throws on anything else.
 */
export function readArguments(given: readonly string[], all: readonly string[]): Arguments {
  const named = given.filter((argument) => !argument.startsWith('--'))
  const settings = new Map(given.filter((argument) => argument.startsWith('--')).map(setting))
  for (const [key, value] of settings) {
    const takesValue = values.some((name) => name === key)
    if (!takesValue && !switches.some((name) => name === key))
      throw new Error(
        `There is no --${key}. There are: ${[...values, ...switches].map((name) => `--${name}`).join(', ')}.`,
      )
    if (takesValue === (value === ''))
      throw new Error(takesValue ? `--${key} needs a value.` : `--${key} takes no value.`)
  }
  const stranger = named.find((name) => !all.includes(name))
  if (stranger !== undefined) throw new Error(`There is no machine ${stranger}. There are: ${all.join(', ')}.`)
  const headed = settings.has('headed')
  return {
    names: named.length === 0 ? all : named,
    layers: layersIn(settings.get('layer') ?? (headed ? 'browser' : 'all')),
    path: settings.get('path') ?? null,
    pairs: settings.has('pairs'),
    mutants: settings.has('mutants') || given.length === 0,
    headed,
    report: settings.get('report') ?? 'paths',
  }
}

function layersIn(text: string): readonly LayerName[] {
  if (text === 'all') return layerNames
  const wanted = text.split(',')
  const unknown = wanted.find((name) => !layerNames.some((layer) => layer === name))
  if (unknown !== undefined) throw new Error(`There is no layer ${unknown}. There are: ${layerNames.join(', ')}, all.`)
  return layerNames.filter((layer) => wanted.includes(layer))
}

function setting(argument: string): [string, string] {
  const [name = '', ...rest] = argument.slice(2).split('=')
  return [name, rest.join('=')]
}
