import { execFileSync } from 'node:child_process'

const git = (root: string, ...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })

/** The hash of one commit: no option of git, and no range. @throws where git does not know it */
export const commitOf = (root: string, revision: string): string =>
  git(root, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim()

/**
 * The files that differ from a revision, deleted and new ones among them, by paths from the root. @throws where git
 * does not know it
 */
export function changedSince(root: string, revision: string): readonly string[] {
  const paths = (...parameters: readonly string[]): readonly string[] =>
    git(root, ...parameters)
      .split('\0')
      .filter((path) => path !== '')
  // Without renames: a file that has moved is missing where it was, and new where it is.
  const differing = paths('diff', '--name-only', '--no-renames', '-z', commitOf(root, revision), '--')
  return [...new Set([...differing, ...paths('ls-files', '--others', '--exclude-standard', '-z')])].toSorted()
}
