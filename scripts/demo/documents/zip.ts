import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 2026 as a ZIP date: fixed, so that the output is reproducible. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1
const UTF8_NAMES = 0x0800

/** A ZIP file of texts by name. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content, { level: 9 })
    const described = Buffer.alloc(26)
    described.writeUInt16LE(20, 0)
    described.writeUInt16LE(UTF8_NAMES, 2)
    described.writeUInt16LE(8, 4)
    described.writeUInt16LE(DATE, 8)
    described.writeUInt32LE(crc32(content), 10)
    described.writeUInt32LE(packed.length, 14)
    described.writeUInt32LE(content.length, 18)
    described.writeUInt16LE(Buffer.byteLength(name), 22)
    const here = Buffer.concat([Buffer.from('PK\x03\x04'), described, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    local.push(here)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), described, place, Buffer.from(name)]))
    offset += here.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}

export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The two common parts of every Office Open XML file. */
export const officeParts = (
  main: string,
  types: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    types,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': relations([['officeDocument', main]]),
})

/** The relationships of a part, as rId1, rId2 … */
export const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
