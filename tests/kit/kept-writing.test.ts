import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { KEPT_FOR, KEPT_LONGEST, keptWriting, type WritingStore } from '#browser/kept-writing.ts'

const letter = z.object({ text: z.string() })

/** A store as a browser has it, and its clock. */
function device() {
  const kept = new Map<string, { readonly text: string; readonly at: number }>()
  const clock = { now: 0 }
  const drop = (isGone: (key: string, at: number) => boolean) => {
    for (const [key, { at }] of kept) if (isGone(key, at)) kept.delete(key)
    return Promise.resolve()
  }
  const store: WritingStore = {
    get: (key) => Promise.resolve(kept.get(key.join('/'))),
    put: (key, one) => Promise.resolve(kept.set(key.join('/'), one)),
    delete: (key) => drop((own) => own === key.join('/')),
    deleteOf: (person) => drop((own) => own.startsWith(`${person}/`)),
    deleteBefore: (before) => drop((_, at) => at < before),
  }
  return { kept, clock, of: (person: string) => keptWriting(person, store, () => clock.now) }
}

describe('what is written on a device', () => {
  it('is found again until it is sent or thrown away', async () => {
    const { of } = device()
    await of('mei').keep('leave', { text: 'A fever.' })
    expect(await of('mei').read('leave', letter)).toEqual({ text: 'A fever.' })
    expect(await of('mei').read('letter', letter)).toBeNull()
    await of('mei').forget('leave')
    expect(await of('mei').read('leave', letter)).toBeNull()
  })

  it('is its person’s alone, and goes when that person signs out', async () => {
    const { of } = device()
    await of('mei').keep('leave', { text: 'A fever.' })
    await of('ana').keep('leave', { text: 'A wedding.' })
    expect(await of('li').read('leave', letter)).toBeNull()
    await of('mei').forgetAll()
    expect(await of('mei').read('leave', letter)).toBeNull()
    expect(await of('ana').read('leave', letter)).toEqual({ text: 'A wedding.' })
  })

  it('goes after thirty days, whoever it was written by', async () => {
    const { of, kept, clock } = device()
    await of('mei').keep('leave', { text: 'A fever.' })
    clock.now = KEPT_FOR
    expect(await of('mei').read('leave', letter)).toEqual({ text: 'A fever.' })
    clock.now += 1
    expect(await of('mei').read('leave', letter)).toBeNull()
    await of('ana').keep('leave', { text: 'A wedding.' })
    expect([...kept.keys()]).toEqual(['ana/leave'])
  })

  it('is not kept when it is too long, and neither is what came before it', async () => {
    const { of, kept } = device()
    await of('mei').keep('leave', { text: 'A fever.' })
    await of('mei').keep('leave', { text: 'a'.repeat(KEPT_LONGEST) })
    expect(kept.size).toBe(0)
  })

  it.each([
    ['another form', { text: '{"words":1}', at: 0 }],
    ['no JSON', { text: '{"text":', at: 0 }],
    ['of the future', { text: '{"text":"A fever."}', at: KEPT_FOR }],
  ])('is not believed: %s', async (_, entry) => {
    const { of, kept } = device()
    kept.set('mei/leave', entry)
    expect(await of('mei').read('leave', letter)).toBeNull()
  })

  it('never fails where the browser keeps nothing', async () => {
    const full = () => Promise.reject(new Error('QuotaExceededError'))
    const broken = keptWriting('mei', { get: full, put: full, delete: full, deleteOf: full, deleteBefore: full })
    expect(await broken.read('leave', letter)).toBeNull()
    await expect(
      Promise.all([broken.keep('leave', { text: 'A fever.' }), broken.forget('leave'), broken.forgetAll()]),
    ).resolves.toHaveLength(3)
    // Without IndexedDB at all, as here.
    expect(await keptWriting('mei').read('leave', letter)).toBeNull()
  })
})
