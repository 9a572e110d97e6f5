import { crc32, deflateSync } from 'node:zlib'
import type { FileExtension } from '#api/file/upload-rule.ts'

const u16 = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8])
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const be32 = (value: number): Buffer => u32(value).reverse()

/** An archive of texts, uncompressed. */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)]
    const facts = Buffer.concat([
      u16(20),
      u16(0),
      u16(0),
      u16(0),
      u16(0),
      u32(crc32(bytes)),
      u32(bytes.length),
      u32(bytes.length),
      u16(path.length),
      u16(0),
    ])
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, bytes])
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), u16(20), facts, u16(0), u16(0), u16(0), u32(0), u32(at), path]),
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    u16(0),
    u16(0),
    u16(central.length),
    u16(central.length),
    u32(directory.length),
    u32(at),
    u16(0),
  ])
  return Buffer.concat([...locals, directory, end])
}

function officeOf(kind: 'wordprocessingml.document' | 'spreadsheetml.sheet', part: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    [part]: '<x/>',
  })
}

/** A picture that claims so many pixels; only small ones contain them. */
export function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const typed = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([be32(data.length), typed, be32(crc32(typed))])
  }
  const head = Buffer.concat([be32(width), be32(height), Buffer.from([8, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 10_000)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A photograph with so many scans, without their data. */
export function jpegOf(width: number, height: number, scans = 1): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    frame,
    ...Array.from({ length: scans }, () => Buffer.from([0xff, 0xda, 0, 2])),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** An animation that claims so many frames, each with a single code. */
export function gifOf(width: number, height: number, frames = 0): Buffer {
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), u16(width), u16(height)])
  const drawn = Buffer.concat([frame, Buffer.from([0, 2, 2, 0x44, 1, 0])])
  const head = Buffer.concat([Buffer.from('GIF89a'), u16(width), u16(height), Buffer.from([0, 0, 0])])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => drawn), Buffer.from([0x3b])])
}

/** A minimal file of each recognised extension. */
export const sampleFiles: Readonly<Record<FileExtension, Buffer>> = {
  xlsx: officeOf('spreadsheetml.sheet', 'xl/workbook.xml'),
  docx: officeOf('wordprocessingml.document', 'word/document.xml'),
  jpg: jpegOf(4, 3),
  jpeg: jpegOf(4, 3),
  png: pngOf(4, 3),
  gif: gifOf(4, 3),
  txt: Buffer.from('装箱清单\r\n<script>alert(1)</script>\n'),
  pdf: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
  mp4: Buffer.concat([
    be32(24),
    Buffer.from('ftypisom'),
    be32(512),
    Buffer.from('isommp41'),
    be32(8),
    Buffer.from('mdat'),
  ]),
  mp3: Buffer.concat(
    Array.from({ length: 4 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
  ),
  zip: zipOf({ 'readings/2026.csv': 'a;b\n1;2\n' }),
  vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n大家好\n'),
}

/** One of them with a unique name. */
export const sampleFile = (extension: FileExtension, name = `sample.${extension}`): File =>
  fileOf(name, sampleFiles[extension])

export const fileOf = (name: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name)
