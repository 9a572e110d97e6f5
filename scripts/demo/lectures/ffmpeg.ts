import { spawnSync } from 'node:child_process'

/** So that two runs write the same bytes: no dates, no versions, no race between threads. */
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

/** What ffmpeg says while it makes something. Throws when it fails. */
export function ffmpeg(folder: string, ...given: readonly string[]): string {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-y', ...given], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.slice(-2000)}`)
  return stderr
}
