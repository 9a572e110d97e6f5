import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { streamFile } from '#api/file/file.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import { AVATAR_MAX } from '#api/file/upload-rule.ts'
import { changeUser, getCurrentUser } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { removeUnused } from '#server/file/unused.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { fileOf, gifOf, pngOf, sampleFiles } from '#tests/kit/server/sample-files.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let who: Visitor
  let userId: string
  let photo: Buffer
  beforeAll(async () => {
    who = await signedIn(portal(), 'learner')
    userId = ((await who.call(getCurrentUser)).body.data as { userId: string }).userId
    // With an EXIF rotation: red is above green when upright.
    const upright = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#f00' } })
      .composite([{ input: await flat(300, 300, '#0f0').png().toBuffer(), gravity: 'south' }])
      .png()
      .toBuffer()
    const sideways = await sharp(upright).rotate(270).jpeg().toBuffer()
    photo = await sharp(sideways)
      .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
  })

  const upload = async (file: File, visitor = who) =>
    (await visitor.call(uploadFile, { serviceCode: 'avatar', file })).body
  const idOf = (body: { data: unknown }): string => (body.data as { fileID: string }).fileID
  const wear = async (headImg: string, { as = who, of = userId } = {}) => as.call(changeUser, { userId: of, headImg })
  const worn = async () => ((await who.call(getCurrentUser)).body.data as { headImg: string | null }).headImg
  const kept = () => contentsOf(portal().db, ['file', 'user'])
  async function refused(file: File): Promise<string | null> {
    const before = await kept()
    const body = await upload(file)
    expect([body.code, await kept()]).toEqual([5000, before])
    return body.reason
  }

  it('[CALL-08, CALL-24, CALL-25, ENTITY-01] a picture is uploaded, selected, and visible to signed-in users only', async () => {
    const fileID = idOf(await upload(fileOf('me.jpg', photo)))
    expect((await wear(fileID)).body).toMatchObject({ code: 2000, data: null })
    expect(await worn()).toBe(fileID)
    const { raw } = await (await signedIn(portal(), 'teacher')).call(streamFile, { fileID, origin: 'true' })
    expect([raw.statusCode, raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-cache',
    ])
    expect((await new Visitor(portal()).call(streamFile, { fileID })).status).toBe(404)
  })

  it('[CALL-24] a learner may send it as cover-image, too, and then it is a portrait in every respect', async () => {
    const send = (file: File) => who.call(uploadFile, { serviceCode: 'cover-image', file })
    const { body } = await send(fileOf('me.jpg', photo))
    expect(body).toMatchObject({ code: 2000, data: { fileID: expect.any(String) as string } })
    const fileID = idOf(body)
    expect((await wear(fileID)).body).toMatchObject({ code: 2000, data: null })
    expect(await worn()).toBe(fileID)
    const { rawPayload: bytes } = (await who.call(streamFile, { fileID })).raw
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(bytes.includes('SecretCamera')).toBe(false)
    expect((await new Visitor(portal()).call(streamFile, { fileID })).status).toBe(404)
    const before = await kept()
    const over = Buffer.concat([photo, Buffer.alloc(2 * 1_048_576 + 1 - photo.length)])
    expect((await send(fileOf('over.jpg', over))).body.reason).toBe('file.avatarTooLarge')
    expect(await kept()).toEqual(before)
  })

  it('[SHELL-31, CONST-07] only pixels are kept: square, upright, JPEG, without location, camera and name', async () => {
    const withMore = Buffer.concat([photo, Buffer.from('PK\x03\x04 hidden behind the end')])
    const fileID = idOf(await upload(fileOf('holiday in Dakar.jpg', withMore)))
    const { rawPayload: bytes } = (await who.call(streamFile, { fileID })).raw
    for (const secret of ['Secret', 'Somebody', 'Exif', 'GPS', 'hidden'])
      expect([secret, bytes.includes(secret)]).toEqual([secret, false])
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
      format: 'jpeg',
      width: 512,
      height: 512,
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    })
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) =>
      [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)].map((value) => (value > 128 ? 1 : 0))
    expect([pixel(256, 40), pixel(256, 470)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ])
    const row = await portal()
      .db.selectFrom('file')
      .select(['name', 'media_type', 'size', 'access'])
      .where('id', '=', fileID)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ name: 'avatar.jpg', media_type: 'image/jpeg', size: bytes.length, access: 'session' })
  })

  it('[VALID-22] PNG is accepted too; transparent parts become white', async () => {
    const fileID = idOf(await upload(fileOf('me.png', await flat(20, 40, '#0000').png().toBuffer())))
    const { dominant } = await sharp((await who.call(streamFile, { fileID })).raw.rawPayload).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  describe('what is refused changes nothing', () => {
    it('[VALID-21, CONST-06, ERROR-17] 2 MB are accepted, one byte more is not, in eleven languages', async () => {
      const full = Buffer.concat([photo, Buffer.alloc(AVATAR_MAX - photo.length)])
      expect(AVATAR_MAX).toBe(2 * 1_048_576)
      expect((await upload(fileOf('full.jpg', full))).code).toBe(2000)
      const over = fileOf('over.jpg', Buffer.concat([full, Buffer.alloc(1)]))
      expect(await refused(over)).toBe('file.avatarTooLarge')
      const messages = await Promise.all(
        languages.map(
          async ({ code }) =>
            (await who.call(uploadFile, { serviceCode: 'avatar', file: over }, { lang: code })).body.message,
        ),
      )
      expect(new Set(messages).size).toBe(languages.length)
    })

    it('[VALID-20, VALID-22] by its content, whatever its name', async () => {
      const webp = await flat(9, 9, '#00f').webp().toBuffer()
      for (const [name, bytes] of [
        ['drawing.png', Buffer.from(SVG)],
        ['page.jpg', Buffer.from('<html><script>alert(1)</script>')],
        ['moving.jpeg', gifOf(9, 9)],
        ['modern.png', webp],
        ['half.jpg', photo.subarray(0, photo.length / 2)],
        ['headless.jpg', sampleFiles.jpg],
        ['broken.png', pngOf(500, 500)],
        // An SVG with the signature of a PNG.
        ['both.png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SVG)])],
      ] as const) {
        expect([name, await refused(fileOf(name, bytes))]).toEqual([name, 'file.otherContent'])
      }
      for (const name of ['me.gif', 'me.svg', 'me.webp', 'me'])
        expect([name, await refused(fileOf(name, photo))]).toEqual([name, 'file.wrongType'])
      expect(await refused(fileOf('me.png', Buffer.alloc(0)))).toBe('file.empty')
    })

    it('a picture bomb: huge by what it says, or few bytes that unfold to many', async () => {
      expect(await refused(fileOf('bomb.png', pngOf(0xffff_ffff, 0xffff_ffff)))).toBe('file.tooManyPixels')
      const unfolds = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
      expect(unfolds.length).toBeLessThan(AVATAR_MAX)
      expect(await refused(fileOf('black.png', unfolds))).toBe('file.tooManyPixels')
    })

    it('[CALL-08] another user’s account, and a file the caller has not just uploaded as a portrait', async () => {
      const other = await signedIn(portal(), 'teacher')
      const foreign = idOf(await upload(fileOf('other.jpg', photo), other))
      const cover = idOf(
        (
          await other.call(uploadFile, {
            serviceCode: 'cover-image',
            file: fileOf('cover.png', await flat(9, 9, '#fff').png().toBuffer()),
          })
        ).body,
      )
      const own = idOf(await upload(fileOf('own.jpg', photo)))
      const before = await worn()
      expect((await wear(own, { as: other })).body.reason).toBe('request.forbidden')
      for (const fileID of [foreign, cover, 'no-such-file'])
        expect((await wear(fileID)).body.reason).toBe('profile.notYourPicture')
      portal().clock.pass(HOUR)
      expect((await wear(own)).body.reason).toBe('profile.notYourPicture')
      expect(await worn()).toBe(before)
      for (const payload of [
        { userId },
        { userId, headImg: own, name: 'Both' },
        { userId, headImg: '../x' },
        { userId, headImg: null },
      ]) {
        expect((await who.call(changeUser, payload)).status).toBe(400)
      }
      expect(
        (await new Visitor(portal()).call(uploadFile, { serviceCode: 'avatar', file: fileOf('me.jpg', photo) })).status,
      ).toBe(401)
    })
  })

  it('the previous picture is removed by the next sweep, the current one stays', async () => {
    const files = await portal().db.selectFrom('file').select('id').where('service_code', '=', 'avatar').execute()
    const current = await worn()
    expect(files.length).toBeGreaterThan(1)
    portal().clock.pass(24 * HOUR)
    await removeUnused(portal().db, portal().portal.files, portal().clock.now())
    expect(await portal().db.selectFrom('file').select('id').where('service_code', '=', 'avatar').execute()).toEqual([
      { id: current },
    ])
  })
})
