import { wallBefore } from '../../scripts/lint/walls.ts'
import { importsOf } from '../../scripts/imports/imports-of.ts'

/** The walls that a file with this text would run into. */
export function wallsHitBy(file: string, text: string): readonly string[] {
  return importsOf(file, text).flatMap(({ kind, specifier }) => wallBefore(file, specifier, kind === 'type') ?? [])
}
