import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

import { fingerprintOf, stampBuild } from './fingerprint.ts'

const text = '**/*.{html,js,mjs,css,svg,json,txt,xml,webmanifest,map}'
/** Minimum size in bytes of a compressed copy: smaller answers fit one packet either way. */
const worthwhile = 512

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < worthwhile) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Precompresses the text files at a level too slow for each request, then records the fingerprint. */
export function finish(): Plugin {
  let root = ''
  let fingerprint = ''
  return {
    name: 'portal:finish',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      fingerprint = fingerprintOf(root)
    },
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build writes to no folder')
      await Promise.all(globSync(text, { cwd: dir }).map((path) => compress(join(dir, path))))
      stampBuild(dir, fingerprint)
    },
  }
}
