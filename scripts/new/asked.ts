import ts from 'typescript'

import { namesOf, type Names } from './names.ts'

/** A rejected command line; nothing was changed. */
export class CannotLayDown extends Error {
  override name = 'CannotLayDown'
}

export const usage = 'Usage: npm run new -- lifecycle NAME [--part PART]'

/** Longer names exceed PostgreSQL's limit for tables and indexes. */
const LONGEST = 32
const kebab = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** The names that a command line asks for. @throws CannotLayDown what is wrong with it */
export function askedFor(args: readonly string[]): Names {
  const [what, name, flag, given, ...rest] = args
  if (what !== 'lifecycle' || name === undefined || rest.length > 0) throw new CannotLayDown(usage)
  if (flag !== undefined && (flag !== '--part' || given === undefined)) throw new CannotLayDown(usage)
  const part = given ?? name
  for (const one of new Set([name, part])) check(one)
  return namesOf(name, part)
}

function check(name: string): void {
  if (!kebab.test(name)) {
    throw new CannotLayDown(
      `"${name}" is no name: small letters and digits, words parted by single hyphens (home-visit)`,
    )
  }
  if (name.length > LONGEST) throw new CannotLayDown(`"${name}" is longer than ${LONGEST} characters`)
  if (isReserved(name)) throw new CannotLayDown(`"${name}" is a word of the language, so nothing can be called so`)
}

/** Keywords of TypeScript: no constant and no import can have their names. */
function isReserved(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true)
  scanner.setText(name)
  const token = scanner.scan()
  return token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord
}
