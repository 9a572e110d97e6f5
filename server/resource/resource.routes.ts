import type { FastifyRequest } from 'fastify'
import { downloadResource, listResources, rateResource } from '#api/resource/resource.contract.ts'
import { dispositionOf } from '#server/file/file-name.ts'
import type { ByteRange } from '#server/file/store.ts'
import { rangeOf } from '#server/http/byte-range.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { attachmentOf, countDownload, noAttachment } from './download.ts'
import { rateOnce } from './ratings.ts'
import { findResources } from './resources.ts'

/** What there is to download. */
export function resourceRoutes(serve: Serve, { db, files }: Portal): void {
  serve(listResources, (asked, { signedIn, language, now }) =>
    findResources(db, asked, { userId: signedIn().userId, language }, now),
  )

  serve(rateResource, ({ resourceID, stars }, { signedIn, now }) =>
    rateOnce(db, { userId: signedIn().userId, resourceId: resourceID, stars, now }),
  )

  serve(downloadResource, async ({ resourceID }, { request, reply, language, now }) => {
    const { fileId, name, mediaType, size } = await attachmentOf(db, resourceID, language, now)
    const range = askedRange(request, size, fileId)
    const bytes = await files.open(fileId, range)
    if (bytes === null) throw noAttachment()
    // A resumed download has been counted already.
    if (range === null || range.from === 0) await countDownload(db, resourceID)
    void reply.headers({
      etag: etagOf(fileId),
      'content-type': mediaType,
      'content-length': range === null ? size : range.to - range.from + 1,
      'content-disposition': dispositionOf('attachment', name),
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    if (range !== null) void reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`)
    return bytes
  })
}

const etagOf = (fileId: string): string => `"${fileId}"`

/** If-Range: a range of a different version would be useless, so the whole file is sent. @throws Refusal 416 */
function askedRange({ headers }: FastifyRequest, size: number, fileId: string): ByteRange | null {
  const has = headers['if-range']
  const range = has === undefined || has === etagOf(fileId) ? rangeOf(headers.range, size) : null
  if (range === 'outside') throw new Refusal('request.invalid', {}, { status: 416 })
  return range
}
