import { readdirSync, readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { demoDocuments } from '#server/demo/documents.ts'
import { demoTexts } from '#server/demo/texts/index.ts'

const folder = resolve(import.meta.dirname, '../../server/demo/documents')
const facts = Object.values(demoDocuments)
const files = facts.flatMap(({ file }) => (file === null ? [] : [file]))
const contentOf = (file: string): Buffer => readFileSync(resolve(folder, file))

/** The signature of each kind; a text has none, and contains no binary data. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.xlsx': /^PK\x03\x04/,
  '.docx': /^PK\x03\x04/,
  '.zip': /^PK\x03\x04/,
  '.pdf': /^%PDF-1\.\d/,
  '.png': /^\x89PNG\r\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.gif': /^GIF89a/,
  '.mp4': /^....ftyp/s,
  '.mp3': /^(ID3|\xff[\xe2-\xff])/,
  '.txt': /^[\x20-\x7e\r\n]+$/,
}
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  '.gif': 'image',
  '.mp4': 'video',
  '.mp3': 'other',
  '.zip': 'other',
}

/** The names in the first entries of a ZIP file. */
function partsOf(content: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  for (let at = 0; content.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, nameLength] = [content.readUInt32LE(at + 18), content.readUInt16LE(at + 26)]
    const start = at + 30 + nameLength
    parts.set(
      content.toString('utf8', at + 30, start),
      inflateRawSync(content.subarray(start, start + packed)).toString(),
    )
    at = start + packed
  }
  return parts
}

describe('the documents of the demo organisation', () => {
  it('are complete, without extras, and small enough for the repository', () => {
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
    for (const file of files) {
      const { length } = contentOf(file)
      expect([file, length > 2000 && length < 200_000]).toEqual([file, true])
    }
  })

  it('cover every kind with an icon', () => {
    expect([...new Set(files.map((file) => extname(file)))].toSorted()).toEqual(Object.keys(BEGINNINGS).toSorted())
  })

  it.each(files)('%s matches its extension', (file) => {
    expect(contentOf(file).toString('latin1')).toMatch(BEGINNINGS[extname(file)] ?? /^$/)
  })

  it.each(files.filter((file) => /\.(xlsx|docx)$/.test(file)))('%s contains all parts it refers to', (file) => {
    const parts = partsOf(contentOf(file))
    const named = [...(parts.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
      ([, part]) => part ?? '',
    )
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((part) => !parts.has(part))).toEqual([])
  })

  it('have all four types, each fitting its file', () => {
    expect(new Set(facts.map(({ type }) => type))).toEqual(new Set(['video', 'image', 'document', 'other']))
    for (const { file, type } of facts)
      if (file !== null) expect([file, type]).toEqual([file, TYPES[extname(file)] ?? 'document'])
  })

  it('one has no file, and two belong to no course', () => {
    expect(facts.filter(({ file }) => file === null)).toHaveLength(1)
    expect(facts.filter(({ course }) => course === null)).toHaveLength(2)
  })

  it.each(languages.map(({ code }) => code))('have names and descriptions of their own in %s', (code) => {
    const texts = demoTexts[code].documents
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(demoDocuments).toSorted())
    const parts = Object.values(texts).flatMap(({ title, summary }) => [title, summary])
    expect(parts.filter((part) => part.trim() === '')).toEqual([])
    expect(new Set(parts).size).toBe(parts.length)
    const foreign = new Set(
      languages
        .filter((other) => other.code !== code)
        .flatMap((other) => Object.values(demoTexts[other.code].documents).map(({ summary }) => summary)),
    )
    expect(Object.values(texts).filter(({ summary }) => foreign.has(summary))).toEqual([])
  })
})
