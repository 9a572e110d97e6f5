import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { demoCourses } from '#server/course/courses.demo.ts'
import { captionsOf, durationOf } from '#server/course/lecture-times.demo.ts'
import { demoLectures, type DemoLectureName } from '#server/demo/lectures.ts'
import { demoTexts } from '#server/demo/texts/index.ts'

const isLecture = (name: string): name is DemoLectureName => name in demoLectures
const names = Object.keys(demoLectures).filter(isLecture)
const made = names.filter((name) => demoLectures[name].kind === 'video')
const folder = resolve(import.meta.dirname, '../../server/demo/lectures')
const codes = languages.map(({ code }) => code)

/** The contents of the MP4 box at a path of names, without its header. */
function box(content: Buffer, [first, ...rest]: readonly string[]): Buffer | null {
  for (let at = 0; at + 8 <= content.length; at += content.readUInt32BE(at)) {
    if (content.toString('latin1', at + 4, at + 8) !== first) continue
    const inside = content.subarray(at + 8, at + content.readUInt32BE(at))
    return rest.length === 0 ? inside : box(inside, rest)
  }
  return null
}

describe('the demo lectures', () => {
  it('every course has a suitable number', () => {
    for (const [course, { kind }] of Object.entries(demoCourses)) {
      const count = made.filter((name) => demoLectures[name].course === course).length
      expect([course, count]).toEqual([course, course === 'flood-forecasting' ? 3 : kind === 'required' ? 2 : 1])
    }
  })

  it('one is not playable, one by old browsers only, each after playable lectures', () => {
    const others = names.filter((name) => !made.includes(name))
    expect(others.map((name) => demoLectures[name].kind).toSorted()).toEqual(['old browser', 'unplayable'])
    for (const name of others)
      expect(made.some((one) => demoLectures[one].course === demoLectures[name].course)).toBe(true)
  })

  it('have all their films, no extras, of small size', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.mp4'))
    expect(files.toSorted()).toEqual(made.flatMap((name) => [`${name}-hd.mp4`, `${name}-sd.mp4`]).toSorted())
    const sizes = files.map((file) => statSync(resolve(folder, file)).size)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(18_000_000)
    for (const [i, file] of files.entries())
      expect(sizes[i]).toBeLessThanOrEqual(file.endsWith('-hd.mp4') ? 350_000 : 180_000)
  })

  it.each(made)(
    '%s starts before it is loaded completely, with picture and sound, and has the stated duration',
    (name) => {
      for (const [quality, width, height] of [
        ['hd', 1280, 720],
        ['sd', 640, 360],
      ] as const) {
        const film = readFileSync(resolve(folder, `${name}-${quality}.mp4`))
        expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
        const header = box(film, ['moov', 'mvhd']) ?? Buffer.alloc(20)
        expect(header.readUInt32BE(16) / header.readUInt32BE(12)).toBeCloseTo(durationOf(name), -0.5)
        const samples = film.indexOf('avc1', film.indexOf('stsd'))
        expect([film.readUInt16BE(samples + 28), film.readUInt16BE(samples + 30)]).toEqual([width, height])
        expect(film.includes('mp4a')).toBe(true)
      }
    },
  )
})

/** Parses hours, minutes, seconds and thousandths into seconds. */
function secondsOf(stamp: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

describe.each(codes)('the lectures in %s', (code) => {
  const { lectures } = demoTexts[code]

  it('have all spoken lines, none empty, none untranslated', () => {
    expect(Object.keys(lectures).toSorted()).toEqual(names.toSorted())
    const foreign = new Set(
      codes
        .filter((other) => other !== code)
        .flatMap((other) => Object.values(demoTexts[other].lectures).flatMap(({ lines }) => lines)),
    )
    for (const name of names) {
      const { title, lines } = lectures[name]
      expect(title.trim()).not.toBe('')
      expect([name, lines.length]).toEqual([name, demoTexts.en_US.lectures[name].lines.length])
      expect(
        lines.filter((line) => line.trim() === '' || line.includes('\n') || line.includes('-->') || foreign.has(line)),
      ).toEqual([])
    }
  })

  it.each(made)('%s has a caption per line, in order and within the film', (name) => {
    const [head, ...cues] = captionsOf(name, code).trimEnd().split('\n\n')
    expect(head).toBe('WEBVTT')
    expect(cues).toHaveLength(lectures[name].lines.length)
    let last = 0
    for (const cue of cues) {
      const [, from = '', to = '', text = ''] =
        /^\d+\n(\d{2}:\d{2}:\d{2}\.\d{3}) --> (\d{2}:\d{2}:\d{2}\.\d{3})\n(.+)$/.exec(cue) ?? []
      expect(text).not.toBe('')
      expect(secondsOf(from)).toBeGreaterThanOrEqual(last)
      expect(secondsOf(to)).toBeGreaterThan(secondsOf(from) + 2)
      last = secondsOf(to)
    }
    expect(last).toBeLessThanOrEqual(durationOf(name))
  })
})
