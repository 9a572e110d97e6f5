import { execFileSync } from 'node:child_process'

/**
 * The files that differ from a revision, deleted and new ones among them, by paths from the root. @throws where git
 * does not know it
 */
export function changedSince(root: string, revision: string): readonly string[] {
  const git = (...parameters: readonly string[]): readonly string[] =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '')
  // Without renames: a file that has moved is missing where it was, and new where it is.
  const differing = git('diff', '--name-only', '--no-renames', '-z', revision, '--')
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard', '-z')])].toSorted()
}
