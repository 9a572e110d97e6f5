import fc from 'fast-check'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { streamFile } from '#api/file/file.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import { PICTURE_MAX_PIXELS, UPLOAD_MAX, fileExtensions, uploadRule, uploadServices } from '#api/file/upload-rule.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { redrawn } from '#server/file/redraw.ts'
import { fileColumns, removeUnused } from '#server/file/unused.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { S3_PREFIX, startS3 } from '#tests/kit/server/s3.ts'
import type { S3 } from '#tests/kit/server/s3.ts'
import { fileOf, gifOf, jpegOf, pngOf, sampleFile, sampleFiles, zipOf } from '#tests/kit/server/sample-files.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { Visitor, multipartOf, signedIn } from '#tests/kit/server/visitor.ts'

/** A user's client; signs in once, and again when the session has ended. */
function people(portal: () => TestPortal): (name: string) => Promise<Visitor> {
  const known = new Map<string, Visitor>()
  return async (name) => {
    const visitor = known.get(name)
    if (visitor !== undefined && (await visitor.call(getCurrentUser)).status === 200) return visitor
    const fresh = await signedIn(portal(), name)
    known.set(name, fresh)
    return fresh
  }
}

/** The ids of all stored files. */
type Kept = () => Promise<string[]>

function folderKept({ portal }: TestPortal): string[] {
  const folder = portal.settings.filesUrl
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : []
}

/** Common tests of all file stores. */
function holdsFor(portal: () => TestPortal, kept: Kept): void {
  const person = people(portal)
  const upload = async (file: File, serviceCode = 'course-resource') =>
    (await person('teacher')).call(uploadFile, { serviceCode, file })
  const idOf = (body: { data: unknown }): string => (body.data as { fileID: string }).fileID

  it('[CALL-24, CALL-25, ENTITY-16, CONST-11, CONST-12] every recognised type survives a round trip', async () => {
    // Captions are the portal's own.
    expect(fileExtensions.filter((extension) => extension !== 'vtt').toSorted()).toEqual(
      ['xlsx', 'jpg', 'png', 'gif', 'jpeg', 'docx', 'txt', 'pdf', 'mp4', 'mp3', 'zip'].toSorted(),
    )
    for (const extension of fileExtensions) {
      const { status, body } = await upload(sampleFile(extension), extension === 'vtt' ? 'caption' : 'course-resource')
      expect([extension, status, body]).toEqual([
        extension,
        200,
        { code: 2000, message: '', reason: null, data: { fileID: expect.stringMatching(/^[\w-]{36}$/) as string } },
      ])
      const { raw } = await (await person('learner')).call(streamFile, { fileID: idOf(body), origin: 'true' })
      expect([extension, raw.statusCode, raw.rawPayload.equals(sampleFiles[extension])]).toEqual([extension, 200, true])
      expect(await kept()).toContain(idOf(body))
    }
  })

  it('[CONST-06, VALID-18] 10 MB are accepted, one byte more is not', async () => {
    const bytes = Buffer.alloc(UPLOAD_MAX + 1, 0x61)
    expect((await upload(fileOf('full.txt', bytes.subarray(0, UPLOAD_MAX)))).body.code).toBe(2000)
    const before = [await kept(), await contentsOf(portal().db, ['file'])]
    const { status, body } = await upload(fileOf('over.txt', bytes))
    expect([status, body.code, body.reason, body.message]).toEqual([
      413,
      5000,
      'file.tooLarge',
      'This file is larger than 10 MB. Make it smaller or split it.',
    ])
    expect([await kept(), await contentsOf(portal().db, ['file'])]).toEqual(before)
  })

  it('ranges return exactly those bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, i) => 32 + (i % 90)))
    const fileID = idOf((await upload(fileOf('long.txt', bytes))).body)
    const who = await person('learner')
    for (const [from, to] of [
      [0, 0],
      [0, 699_999],
      [1, 65_536],
      [100, 600_000],
      [699_999, 699_999],
    ] as const) {
      const { raw } = await who.call(streamFile, { fileID }, { headers: { range: `bytes=${from}-${to}` } })
      expect([raw.statusCode, raw.headers['content-range'], raw.headers['content-length']]).toEqual([
        206,
        `bytes ${from}-${to}/700000`,
        String(to - from + 1),
      ])
      expect(raw.rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true)
    }
  })

  it('unreferenced files are removed after a day, and nothing else', async () => {
    const ids: string[] = []
    for (const serviceCode of ['cover-image', 'course-resource', 'course-resource', 'cover-image'])
      ids.push(idOf((await upload(sampleFile('png'), serviceCode)).body))
    const [cover, document, orphan, inText] = ids
    await portal()
      .db.updateTable('course')
      .set({ cover_file_id: cover! })
      .where('id', '=', (eb) => eb.selectFrom('course').select((of) => of.fn.min('id').as('id')))
      .execute()
    await portal()
      .db.updateTable('course_resource')
      .set({ file_id: document! })
      .where('id', '=', (eb) => eb.selectFrom('course_resource').select((of) => of.fn.min('id').as('id')))
      .execute()
    await portal()
      .db.updateTable('information_text')
      .set({ detail: `<p><img src="api-file/portal/file/stream/${inText!}?origin=true"></p>` })
      .where('language', '=', 'fr_FR')
      .execute()
    // Of the academy: what came with it, and what its people have attached and handed in.
    const stays = await portal()
      .db.selectFrom('file')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('uploaded_by', 'is', null),
          eb('id', 'in', eb.selectFrom('task_attachment').select('file_id')),
          eb('id', 'in', eb.selectFrom('homework_file').select('file_id')),
        ]),
      )
      .execute()
    const sweep = () => removeUnused(portal().db, portal().portal.files, portal().clock.now())
    portal().clock.pass(24 * HOUR - 1)
    await sweep()
    expect(await kept()).toContain(orphan)
    portal().clock.pass(1)
    await sweep()
    expect((await kept()).sort()).toEqual([cover, document, inText].sort())
    const left = await portal().db.selectFrom('file').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual([...stays.map(({ id }) => id), cover, document, inText].sort())
    expect((await (await person('teacher')).call(streamFile, { fileID: orphan! })).status).toBe(404)
  })
}

onEachEngine((engine) => {
  describe('files in a folder', () => {
    const portal = portalFor(engine)
    holdsFor(portal, () => Promise.resolve(folderKept(portal())))
  })
})

describe('files in an S3', () => {
  let s3: S3
  let portal: TestPortal
  beforeAll(async () => {
    s3 = await startS3()
    portal = await startPortal('SQLite', { environment: { FILES_URL: s3.url } })
  })
  afterAll(async () => {
    await portal.close()
    await s3.stop()
  })
  holdsFor(
    () => portal,
    async () => (await s3.keys()).map((key) => (key.startsWith(S3_PREFIX) ? key.slice(S3_PREFIX.length) : key)),
  )

  it('knows which ids exist, and deletes none it never had', async () => {
    const { files } = portal.portal
    await files.put('one', Buffer.from('1'))
    expect([
      await files.has('one'),
      await files.has('two'),
      await files.open('two'),
      await files.open('two', { from: 0, to: 1 }),
    ]).toEqual([true, false, null, null])
    await files.remove('one')
    await files.remove('two')
    expect(await files.has('one')).toBe(false)
  })

  it('that is unreachable is no internal error: retry later', async () => {
    const other = await startPortal('SQLite', { environment: { FILES_URL: 's3://portal?endpoint=http://127.0.0.1:1' } })
    const { status, body } = await (await signedIn(other, 'teacher')).call(uploadFile, {
      serviceCode: 'cover-image',
      file: sampleFile('png'),
    })
    expect([status, body.reason]).toEqual([503, 'request.busy'])
    await other.close()
  })

  it.each([
    's3://',
    's3://bucket?endpoint=ftp://x',
    's3://bucket?endpiont=https://x.example',
    's3://key:secret@bucket/files',
  ])('is refused at start for %s', async (FILES_URL) => {
    await expect(startPortal('SQLite', { environment: { FILES_URL } })).rejects.toThrow('FILES_URL must be')
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const person = people(portal)
  const teacher = () => person('teacher')
  const state = async () => [
    folderKept(portal()).sort(),
    await contentsOf(portal().db, ['file', 'error_report', 'message']),
  ]

  /** Sends something and expects a refusal, with nothing stored. */
  async function refused(payload: object, { as = 'teacher', headers = {} } = {}): Promise<[number, string | null]> {
    const who = await person(as)
    const before = await state()
    const { status, body } = await who.call(uploadFile, payload, { headers })
    expect(body.code).toBe(5000)
    expect(await state()).toEqual(before)
    return [status, body.reason]
  }
  const resource = (file: File) => refused({ serviceCode: 'course-resource', file })

  it.each([
    ['cover-image', 'jpeg'],
    ['cover-image', 'png'],
    ['question-picture', 'jpeg'],
    ['question-picture', 'png'],
  ] as const)(
    'a picture that others see, as %s in %s, is kept without where and by whom it was taken',
    async (serviceCode, format) => {
      const { default: sharp } = await import('sharp')
      const pixels = sharp({ create: { width: 64, height: 32, channels: 3, background: '#336699' } })
      const secrets = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
      const taken = await pixels.withExif(secrets).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
      expect(taken.includes('SecretCamera')).toBe(true)
      const file = fileOf(`taken.${format}`, new Uint8Array(taken))
      const { data } = (await (await teacher()).call(uploadFile, { serviceCode, file })).body
      const { fileID } = data as { fileID: string }
      const { rawPayload: bytes } = (await (await teacher()).call(streamFile, { fileID })).raw
      expect(bytes.includes('SecretCamera')).toBe(false)
      const { format: storedAs, width, height, exif, orientation } = await sharp(bytes).metadata()
      // Upright, in its own format and proportions.
      expect([storedAs, width, height, exif, orientation]).toEqual([format, 32, 64, undefined, undefined])
    },
  )

  it('an animation that others see is kept frame by frame, without what is written beside them', async () => {
    const { default: sharp } = await import('sharp')
    const frames = Buffer.concat([Buffer.alloc(8 * 4 * 3, 0x20), Buffer.alloc(8 * 4 * 3, 0xd0)])
    const animation = sharp(frames, { raw: { width: 8, height: 8, channels: 3, pageHeight: 4 } })
    const plain = await animation.gif({ delay: [50, 90] }).toBuffer()
    const block = (head: readonly number[], text: string) =>
      Buffer.concat([Buffer.from([0x21, ...head]), Buffer.from([text.length]), Buffer.from(text), Buffer.from([0])])
    const sent = Buffer.concat([
      plain.subarray(0, -1),
      block([0xfe], 'SecretComment'),
      block([0xff, 11, ...Buffer.from('XMP DataXMP')], '<x:xmpmeta>SecretPlace</x:xmpmeta>'),
      plain.subarray(-1),
      Buffer.from('SecretTrailer'),
    ])
    const { body } = await (await teacher()).call(uploadFile, {
      serviceCode: 'question-picture',
      file: fileOf('moving.gif', sent),
    })
    const { fileID } = body.data as { fileID: string }
    const { rawPayload: bytes } = (await (await teacher()).call(streamFile, { fileID })).raw
    expect(bytes.includes('Secret')).toBe(false)
    const { format, width, pageHeight, pages, delay } = await sharp(bytes, { animated: true }).metadata()
    expect([format, width, pageHeight, pages, delay]).toEqual(['gif', 8, 4, 2, [50, 90]])
  })

  describe('what is refused', () => {
    it.each([
      ['of more pixels', 3000, 3000, 3],
      ['of more frames', 1, 1, 1001],
    ])('is an animation %s than can be drawn in a few seconds', async (_, width, height, frames) => {
      const file = fileOf('moving.gif', gifOf(width, height, frames))
      expect(await refused({ serviceCode: 'question-picture', file })).toEqual([200, 'file.tooManyPixels'])
    })

    it('[VALID-19, VALID-20] is what its serviceCode does not allow', async () => {
      const documents = ['docx', 'gif', 'jpeg', 'jpg', 'mp3', 'mp4', 'pdf', 'png', 'txt', 'xlsx', 'zip']
      const allowed: Record<string, readonly string[]> = {
        'cover-image': ['jpg', 'jpeg', 'png'],
        'course-resource': documents,
        'task-attachment': documents,
        homework: documents,
        'question-picture': ['gif', 'jpeg', 'jpg', 'png'],
        courseware: ['mp4'],
        caption: ['vtt'],
        avatar: ['jpg', 'jpeg', 'png'],
      }
      for (const serviceCode of uploadServices) {
        expect([...uploadRule(serviceCode).extensions].sort()).toEqual([...allowed[serviceCode]!].sort())
        for (const extension of fileExtensions.filter((other) => !allowed[serviceCode]!.includes(other))) {
          expect([serviceCode, extension, ...(await refused({ serviceCode, file: sampleFile(extension) }))]).toEqual([
            serviceCode,
            extension,
            200,
            'file.wrongType',
          ])
        }
      }
      for (const name of [
        'sample',
        'sample.exe',
        'png',
        '.png',
        'sample.png.html',
        'sample.png ',
        'sample.p\u200bng',
        'sample.png\u0000.txt.svg',
      ]) {
        expect([name, ...(await resource(fileOf(name, sampleFiles.png)))]).toEqual([name, 200, 'file.wrongType'])
      }
    })

    it('[VALID-19] is a file whose content does not match its name', async () => {
      for (const extension of fileExtensions) {
        for (const other of fileExtensions) {
          const same = [extension, other].every((one) => ['jpg', 'jpeg'].includes(one))
          const isText = extension === 'txt' && ['vtt', 'txt'].includes(other)
          const isArchive = extension === 'zip' && ['xlsx', 'docx', 'zip'].includes(other)
          if (extension === other || same || isText || isArchive) continue
          const serviceCode = extension === 'vtt' ? 'caption' : 'course-resource'
          expect([
            extension,
            other,
            ...(await refused({ serviceCode, file: fileOf(`sample.${extension}`, sampleFiles[other]) })),
          ]).toEqual([extension, other, 200, 'file.otherContent'])
        }
      }
    })

    it.each([
      ['text.txt', Buffer.from([0x61, 0x00, 0x62])],
      ['text.txt', Buffer.from([0xc3, 0x28])],
      ['text.txt', Buffer.from('a\x1b[31mred')],
      ['text.txt', Buffer.from([0xff, 0xfe, 0x00])],
      ['program.txt', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
      ['page.png', Buffer.from('<html><script>alert(1)</script>')],
      ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['short.png', sampleFiles.png.subarray(0, 18)],
      ['flat.png', pngOf(0, 9)],
      ['short.jpg', sampleFiles.jpg.subarray(0, 22)],
      ['headless.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])],
      ['short.gif', sampleFiles.gif.subarray(0, 7)],
      ['half.docx', sampleFiles.docx.subarray(0, 40)],
      ['plain.docx', zipOf({ 'word/document.txt': 'x' })],
      ['film.mp4', Buffer.alloc(64)],
    ])('[VALID-19] is %s that is broken or in disguise (%#)', async (name, bytes) => {
      expect(await resource(fileOf(name, bytes))).toEqual([200, 'file.otherContent'])
    })

    it('[VALID-19] is a fake caption file', async () => {
      for (const text of ['WEBVTTx\n', ' WEBVTT', '1\n00:00:01,000 --> 00:00:02,000\nsrt\n', 'WEBVTT\n\x00']) {
        expect(await refused({ serviceCode: 'caption', file: fileOf('c.vtt', Buffer.from(text)) })).toEqual([
          200,
          'file.otherContent',
        ])
      }
    })

    it('is a picture that decompresses to more than 40 megapixels', async () => {
      const edge = Math.sqrt(PICTURE_MAX_PIXELS) | 0
      for (const [extension, bytes] of [
        ['png', pngOf(edge, edge + 2)],
        ['png', pngOf(0xffff_ffff, 0xffff_ffff)],
        ['jpg', jpegOf(65_535, 65_535)],
        ['gif', gifOf(65_535, 65_535)],
      ] as const) {
        expect(await resource(fileOf(`bomb.${extension}`, bytes))).toEqual([200, 'file.tooManyPixels'])
      }
      expect(
        (
          await (
            await teacher()
          ).call(uploadFile, { serviceCode: 'course-resource', file: fileOf('large.png', pngOf(edge, edge)) })
        ).body.code,
      ).toBe(2000)
    })

    it('is a JPEG whose pixels are gone over too often, of a learner too', async () => {
      const slow = fileOf('slow.jpg', jpegOf(6320, 6320, 21))
      expect(await resource(slow)).toEqual([200, 'file.tooManyScans'])
      expect(await refused({ serviceCode: 'avatar', file: slow }, { as: 'learner' })).toEqual([
        200,
        'file.tooManyScans',
      ])
      const usual = { serviceCode: 'course-resource', file: fileOf('usual.jpg', jpegOf(6320, 6320, 18)) }
      expect((await (await teacher()).call(uploadFile, usual)).body.code).toBe(2000)
    })

    it('is an empty file, and no file', async () => {
      expect(await resource(fileOf('empty.txt', Buffer.alloc(0)))).toEqual([200, 'file.empty'])
      expect(await refused({ serviceCode: 'course-resource' })).toEqual([200, 'file.noFile'])
      expect(await resource(fileOf('', Buffer.alloc(0)))).toEqual([200, 'file.noFile'])
    })

    it('[ERROR-16, ERROR-17] has a text in each of the eleven languages', async () => {
      const who = await teacher()
      const messages: string[] = []
      for (const { code } of languages) {
        for (const file of [
          fileOf('x.exe', sampleFiles.txt),
          fileOf('x.png', sampleFiles.zip),
          fileOf('x.txt', Buffer.alloc(0)),
          fileOf('x.png', pngOf(65_000, 65_000)),
          fileOf('x.jpg', jpegOf(6320, 6320, 21)),
          fileOf('x.txt', Buffer.alloc(UPLOAD_MAX + 1)),
          undefined,
        ]) {
          const { body } = await who.call(
            uploadFile,
            { serviceCode: 'course-resource', ...(file !== undefined && { file }) },
            { lang: code },
          )
          messages.push(body.message)
        }
      }
      expect(new Set(messages).size).toBe(7 * languages.length)
    })

    it('is a form that violates the contract', async () => {
      const file = sampleFile('png')
      for (const payload of [
        {},
        { file },
        { serviceCode: 'nonsense', file },
        { serviceCode: '__proto__', file },
        { serviceCode: 'cover-image', file: 'text' },
        { serviceCode: file, file },
        { serviceCode: 'cover-image', file, other: '1' },
        { serviceCode: 'cover-image', file, other: file },
        { serviceCode: 'cover-image', file, toString: '1' },
        { serviceCode: 'x'.repeat(5000), file },
      ]) {
        expect(await refused(payload)).toEqual([400, 'request.invalid'])
      }
      expect(
        await refused({
          serviceCode: 'cover-image',
          file,
          ...Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, '1'])),
        }),
      ).toEqual([400, 'request.invalid'])
    })

    it('[CALL-24] is another content type, and a malformed form', async () => {
      const who = await teacher()
      const before = await state()
      const send = (type: string, payload: string | Buffer) =>
        who.send({
          method: 'POST',
          url: `/${uploadFile.path}?lang=ru_RU`,
          headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
          payload,
        })
      for (const type of [
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'application/octet-stream',
        'nonsense',
      ]) {
        const { status, body } = await send(type, '{"a":1}')
        expect([type, status, body.reason]).toEqual([type, 415, 'request.unsupportedType'])
      }
      const { type, body } = await multipartOf({ serviceCode: 'cover-image', file: sampleFile('png') })
      for (const [kind, payload] of [
        ['multipart/form-data', body],
        ['multipart/form-data; boundary=x', body],
        [type, Buffer.alloc(0)],
        [type, body.subarray(0, body.length - 60)],
        [type, Buffer.from('nonsense')],
      ] as const) {
        const answer = await send(kind, payload)
        expect([kind, answer.status, answer.body.reason]).toEqual([kind, 400, 'request.invalid'])
      }
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
          expect((await send(type, Buffer.from(bytes))).status).toBe(400)
        }),
        { numRuns: 25 },
      )
      expect(await state()).toEqual(before)
    })

    it('[VALID-18] is a body with an excessive Content-Length, before it is read', async () => {
      const who = await teacher()
      const { status, body } = await who.send({
        method: 'POST',
        url: `/${uploadFile.path}`,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(UPLOAD_MAX * 100),
          'sec-fetch-site': 'same-origin',
        },
        payload: 'x',
      })
      expect([status, body.reason]).toEqual([413, 'file.tooLarge'])
    })
  })

  describe('permissions', () => {
    it("to upload are for teachers and administrators, except for one's own picture", async () => {
      for (const name of ['learner', 'leader', 'committee', 'weak']) {
        for (const serviceCode of ['course-resource', 'courseware', 'caption']) {
          expect([
            name,
            serviceCode,
            ...(await refused({ serviceCode, file: sampleFile('png') }, { as: name })),
          ]).toEqual([name, serviceCode, 403, 'request.forbidden'])
        }
      }
      expect((await new Visitor(portal()).call(uploadFile, { nonsense: '1' })).status).toBe(401)
      for (const name of ['teacher', 'headmaster', 'admin']) {
        expect([
          name,
          (await (await person(name)).call(uploadFile, { serviceCode: 'cover-image', file: sampleFile('png') })).body
            .code,
        ]).toEqual([name, 2000])
      }
    })

    it("require the portal's own origin: a form carries no token", async () => {
      const payload = { serviceCode: 'cover-image', file: sampleFile('png') }
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
        { 'sec-fetch-site': '' },
      ]) {
        expect(await refused(payload, { headers })).toEqual([403, 'request.origin'])
      }
    })

    it('are logged: user, purpose, time, and a sanitised name', async () => {
      const { body } = await (await teacher()).call(uploadFile, {
        serviceCode: 'course-resource',
        file: sampleFile('txt', '‮../..\\报告\u0007 "1".txt'),
      })
      const row = await portal()
        .db.selectFrom('file')
        .selectAll()
        .where('id', '=', (body.data as { fileID: string }).fileID)
        .executeTakeFirstOrThrow()
      const user = await portal()
        .db.selectFrom('user')
        .select('id')
        .where('account_name', '=', 'teacher')
        .executeTakeFirstOrThrow()
      expect(row).toEqual({
        id: row.id,
        name: expect.stringMatching(/^[^\\/]*报告 "1"\.txt$/) as string,
        media_type: 'text/plain',
        size: sampleFiles.txt.length,
        access: 'session',
        stored_at: portal().clock.now().getTime(),
        service_code: 'course-resource',
        uploaded_by: user.id,
      })
      const long = await (await teacher()).call(uploadFile, {
        serviceCode: 'course-resource',
        file: sampleFile('txt', `${'长'.repeat(300)}.txt`),
      })
      const { name } = await portal()
        .db.selectFrom('file')
        .select('name')
        .where('id', '=', (long.body.data as { fileID: string }).fileID)
        .executeTakeFirstOrThrow()
      expect([[...name].length, name.endsWith('长.txt')]).toEqual([120, true])
    })
  })

  /** An upload as bytes, and the port to send them to. */
  async function written(who: Visitor, payload: object) {
    const { http } = portal()
    if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = http.server.address() as AddressInfo
    const { type, body } = await multipartOf(payload)
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = `POST /${uploadFile.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`
    return { port, head, body }
  }

  it('an upload keeps its place until it is answered', async () => {
    const who = await teacher()
    const send = () => who.call(uploadFile, { serviceCode: 'course-resource', file: sampleFile('txt') })
    const stored = Promise.withResolvers<void>()
    const put = vi.spyOn(portal().portal.files, 'put')
    for (let i = 0; i < 4; i++) put.mockReturnValueOnce(stored.promise)
    const four = Array.from({ length: 4 }, send)
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(4))
    const { status, body, raw } = await send()
    expect([status, body.reason, raw.headers['retry-after']]).toEqual([503, 'request.busy', '5'])
    stored.resolve()
    expect((await Promise.all(four)).map((one) => one.body.code)).toEqual([2000, 2000, 2000, 2000])
    expect((await send()).body.code).toBe(2000)
    put.mockRestore()
  })

  it('a picture is not drawn for whoever has hung up before its turn', async () => {
    const { default: sharp } = await import('sharp')
    const who = await teacher()
    const picture = { serviceCode: 'cover-image', file: sampleFile('png') }
    const { port, head, body } = await written(who, picture)
    const put = vi.spyOn(portal().portal.files, 'put')
    const large = sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#369' } })
    const before = redrawn(new Uint8Array(await large.png().toBuffer()), 'picture', () => true)
    const { server } = portal().http
    const hungUp = new Promise<void>((resolve) => {
      server.once('request', (request) =>
        request.once('end', () => {
          request.socket.once('close', () => resolve())
          socket.destroy()
        }),
      )
    })
    const socket = connect(port, '127.0.0.1')
    socket.write(Buffer.concat([Buffer.from(head), body]))
    await hungUp
    await before
    expect((await who.call(uploadFile, picture)).body.code).toBe(2000)
    expect(put).toHaveBeenCalledTimes(1)
    put.mockRestore()
  })

  it('an aborted upload leaves nothing behind', async () => {
    const who = await teacher()
    const long = fileOf('long.txt', Buffer.alloc(5_000_000, 0x61))
    const { port, head, body } = await written(who, { serviceCode: 'course-resource', file: long })
    const before = await state()
    for (const part of [0, 100, 4_000_000]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const gone = new Promise((resolve) => socket.once('close', resolve))
      await new Promise<void>((written) =>
        socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, part)]), () => written()),
      )
      socket.destroy()
      await gone
    }
    // More than the concurrency limit: aborted uploads must release their slots.
    for (let i = 0; i < 30; i++)
      expect((await who.call(uploadFile, { serviceCode: 'nonsense', file: sampleFile('png') })).status).toBe(400)
    expect(await state()).toEqual(before)
  })

  it('the clean-up knows every column with a file id', async () => {
    const tables = await portal().db.introspection.getTables()
    const found = tables
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => /(file|image|img|picture|photo|cover|caption|attachment)(_id)?$/.test(column))
    expect(found.sort()).toEqual([...fileColumns].sort())
  })
})
