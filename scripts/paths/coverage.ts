import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine, EventObject } from 'xstate'

import { chartModel } from '../statecharts/model.ts'
import { writtenJson } from '../statecharts/json.ts'
import { triggerWords } from '../statecharts/words.ts'
import { stateWords, type Run } from './run.ts'

/** What was walked of one machine on one layer. */
export interface LayerCoverage {
  readonly reached: readonly string[]
  readonly missing: readonly string[]
  readonly paths: readonly RecordedPath[]
}

export interface RecordedPath {
  readonly id: string
  readonly steps: readonly { readonly event: string; readonly edges: readonly string[]; readonly state: string }[]
}

export interface MachineCoverage {
  /** Goals that cannot be reached, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>
  readonly layers: Readonly<Record<string, LayerCoverage>>
}

/** Coverage of all machines, by name. */
export type Coverage = Readonly<Record<string, MachineCoverage>>

export const coverageFile = 'docs/statecharts/coverage.json'

/** The committed coverage; empty before the first full run. */
export function readCoverage(root: string): Coverage {
  const file = join(root, coverageFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Coverage) : {}
}

/** Writes what a full run has covered. */
export function writeCoverage(root: string, coverage: Coverage): void {
  writeFileSync(join(root, coverageFile), writtenJson(coverage, 7))
}

/** A run as it is recorded, on the layer of the pure machine. */
export function recorded({ cover, model }: Run): MachineCoverage {
  const names = eventNames(model.machine)
  const reached = cover.goals.filter((goal) => cover.reached.has(goal.id)).map((goal) => goal.id)
  const missing = cover.goals.filter((goal) => !cover.reached.has(goal.id)).map((goal) => goal.id)
  const paths = cover.paths.map(({ id, steps, start }): RecordedPath => ({
    id,
    steps: [
      { event: 'start', edges: taken(start.goals), state: stateOf(start.to) },
      ...steps.map(({ event, goals, to }) => ({
        event: eventWords(event, names),
        edges: taken(goals),
        state: stateOf(to),
      })),
    ],
  }))
  return { exceptions: model.exceptions, layers: { pure: { reached, missing, paths } } }
}

/** What the events of a machine are called in its chart: a service's answer and a delay have names of their own there. */
export function eventNames(machine: AnyStateMachine): ReadonlyMap<string, string> {
  return new Map(chartModel(machine, '').edges.map((edge) => [edge.event, triggerWords(edge)]))
}

/** An event with what it brings along, shortened: `signIn.submitted {"user":" ",…}`. */
export function eventWords({ type, ...payload }: EventObject, names: ReadonlyMap<string, string>): string {
  const given = JSON.stringify(payload, (key, value: unknown) => {
    if (key === 'actorId') return undefined
    return value instanceof Error ? value.message : value
  })
  const words = given === '{}' ? (names.get(type) ?? type) : `${names.get(type) ?? type} ${given}`
  return words.length > 120 ? `${words.slice(0, 119)}…` : words
}

function taken(goals: readonly string[]): readonly string[] {
  return goals.filter((goal) => goal.endsWith(' taken')).map((goal) => goal.slice(0, -' taken'.length))
}

function stateOf(situation: string): string {
  return stateWords((JSON.parse(situation) as { value: string }).value)
}
