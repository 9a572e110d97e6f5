import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { streamFile } from '#api/file/file.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'

import { servePortal } from '#tests/kit/served-portal.ts'
import { median, type Figure } from './figure.ts'
import { cookieOf, throughput, type Target } from './reads.ts'

const sizes = [64, 256]
const fileBytes = 1024 * 1024
const least = 0.5
const rounds = 5
const warmUp = 2
const secondsARound = 2

/** A minimal fake lecture: the header of an MP4, and random bytes. */
function lecture(): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(fileBytes, 0x5a)
  bytes.write('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1')
  return bytes
}

/** Uploads it as a teacher, and returns its address. */
async function uploaded(address: string, cookie: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.append('serviceCode', 'courseware')
  form.append('file', new File([bytes], 'lecture.mp4'))
  const reply = await fetch(`${address}/${uploadFile.path}`, {
    method: 'POST',
    headers: { cookie, origin: address },
    body: form,
  })
  const { data } = (await reply.json()) as { data: { fileID: string } | null }
  if (data === null) throw new Error(`The lecture was not stored: status ${reply.status}`)
  return `/${streamFile.path.replace('{fileID}', data.fileID)}?origin=true`
}

async function isRange(target: Target, path: string): Promise<void> {
  const reply = await fetch(`${target.address}${path}`, {
    headers: { cookie: target.cookie, range: target.range ?? '' },
  })
  await reply.arrayBuffer()
  if (reply.status !== 206) throw new Error(`${path}: status ${reply.status} for ${target.range ?? ''}`)
}

/** Range requests of a signed-in user, against bare @fastify/static, in alternation. */
export async function rangeRead(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-range-'))
  const bytes = lecture()
  writeFileSync(join(folder, 'lecture.mp4'), bytes)
  const portal = await servePortal({}, 'tests/bench/serve-portal.ts')
  const bare = await servePortal({ FOLDER: folder }, 'tests/bench/serve-file.ts')
  try {
    const path = await uploaded(portal.address, await cookieOf(portal.address, 'teacher', 'Teacher2026'), bytes)
    const cookie = await cookieOf(portal.address, 'learner', 'Learner2026')
    const figures: Figure[] = []
    for (const size of sizes) {
      const range = `bytes=${128 * 1024}-${(128 + size) * 1024 - 1}`
      const asked = [
        [{ address: portal.address, cookie, range }, path],
        [{ address: bare.address, cookie: '', range }, '/lecture.mp4'],
      ] as const
      for (const [target, at] of asked) {
        await isRange(target, at)
        await throughput(target, at, warmUp)
      }
      const measured: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        for (const [i, [target, at]] of asked.entries()) measured[i]?.push(await throughput(target, at, secondsARound))
      }
      figures.push({
        name: `range-${size}kB`,
        value: median(measured[0]),
        unit: 'requests/s',
        limit: median(measured[1]),
        limitIs: 'bare static',
        ratio: { atLeast: least },
      })
    }
    return figures
  } finally {
    await bare.stop()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
