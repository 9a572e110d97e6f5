import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build of the portal is made from. */
const sources = ['src/**/*', 'public/**/*', '*.html', 'vite.config.ts', 'scripts/build/**/*', 'package-lock.json']

/**
 * Why the build in `dist` is not that of the sources, in words; null: it is. A path through an old build proves nothing
 * of the sources.
 */
export function oldBuild(root: string): string | null {
  const built = newestOf(root, ['dist/*.html'])
  if (built === null) return 'There is no build. Run: npx vite build'
  const changed = newestOf(root, sources)
  if (changed === null || changed.at <= built.at) return null
  return `The build is older than ${changed.file}. Run: npx vite build`
}

function newestOf(root: string, patterns: readonly string[]): { readonly file: string; readonly at: number } | null {
  const files = globSync([...patterns], { cwd: root }).map((file) => ({ file, stat: statSync(join(root, file)) }))
  return files
    .filter(({ stat }) => stat.isFile())
    .map(({ file, stat }) => ({ file: file.replaceAll('\\', '/'), at: stat.mtimeMs }))
    .reduce<{ file: string; at: number } | null>(
      (newest, one) => (newest !== null && newest.at >= one.at ? newest : one),
      null,
    )
}
