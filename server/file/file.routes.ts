import type { FastifyReply, FastifyRequest } from 'fastify'
import { streamFile } from '#api/file/file.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import { dispositionOf } from './file-name.ts'
import { knownFiles } from './known-files.ts'
import type { KnownFile } from './known-files.ts'
import { checkUploader, storeUpload } from './upload.ts'
import { rangeOf } from '#server/http/byte-range.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Caller } from '#server/session/sessions.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** Types that browsers may show or play inline; all others are downloads. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'video/mp4', 'audio/mpeg', 'text/vtt'])

/** Files that people upload [CALL-24], and stored files [CALL-25]. */
export function fileRoutes(serve: Serve, portal: Portal): void {
  const { db, files } = portal
  const knownFile = knownFiles(db)

  serve(
    uploadFile,
    async (payload, { reply, signedIn, now }) => {
      const isAwaited = () => !reply.raw.destroyed
      return { fileID: await storeUpload(portal, { ...payload, isAwaited }, signedIn(), now) }
    },
    { admitFile: ({ serviceCode }, { signedIn }) => checkUploader(serviceCode, signedIn()) },
  )

  serve(streamFile, async ({ fileID }, { request, reply, caller, now }) => {
    const file = await knownFile(fileID)
    // A forbidden file is indistinguishable from a missing one.
    if (file === null || !(await isOpenTo(portal, fileID, file, caller, now))) throw notFound()
    const etag = `"${fileID}"`
    if (request.headers['if-none-match']?.includes(etag) === true) return answer304(reply, file, etag)

    const range = askedRange(request, file, etag)
    if (range === 'outside') {
      void reply.header('content-range', `bytes */${file.size}`)
      throw new Refusal('request.invalid', {}, { status: 416 })
    }
    const bytes = await files.open(fileID, range)
    if (bytes === null) throw notFound()
    const shown = SHOWN.has(file.media_type)
    void reply.headers({
      ...keeping(file, etag),
      'content-type': shown ? typeOf(file) : 'application/octet-stream',
      'content-length': range === null ? file.size : range.to - range.from + 1,
      'content-disposition': dispositionOf(shown ? 'inline' : 'attachment', file.name),
      'accept-ranges': 'bytes',
      // Opened directly, a file is a page of the portal's origin: it may run and load nothing.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    if (range !== null) void reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.size}`)
    return bytes
  })
}

/** Whether somebody may fetch a file. */
async function isOpenTo(
  { db, mayFetch }: Portal,
  fileId: string,
  { access, uploaded_by: uploadedBy }: KnownFile,
  caller: Caller | null,
  now: Date,
): Promise<boolean> {
  if (access === 'open') return true
  if (caller === null || access === 'session') return caller !== null
  if (uploadedBy === caller.userId) return true
  for (const may of mayFetch) if (await may(db, fileId, caller, now)) return true
  return false
}

/** If-Range: a range of a different version would be useless, so the whole file is sent. */
function askedRange(request: FastifyRequest, { size }: KnownFile, etag: string): ReturnType<typeof rangeOf> {
  const { range, 'if-range': has } = request.headers
  return has === undefined || has === etag ? rangeOf(range, size) : null
}

/** What is not for everybody is asked for again each time: who uses the browser next may have none. */
const keeping = ({ access }: KnownFile, etag: string) => ({
  etag,
  'cache-control': access === 'open' ? 'public, max-age=31536000, immutable' : 'private, no-cache',
})

const typeOf = ({ media_type }: KnownFile): string =>
  media_type.startsWith('text/') ? `${media_type}; charset=utf-8` : media_type

function answer304(reply: FastifyReply, file: KnownFile, etag: string): undefined {
  void reply.code(304).headers(keeping(file, etag))
  return undefined
}
