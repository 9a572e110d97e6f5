import { spawnSync } from 'node:child_process'

/** Options for reproducible output: no dates, no versions, no thread races. */
export const REPEATABLE = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-threads',
  '1',
]

/** Runs ffmpeg and returns its log. Throws when it fails. */
export function ffmpeg(folder: string, ...given: readonly string[]): string {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-y', ...given], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.slice(-2000)}`)
  return stderr
}
