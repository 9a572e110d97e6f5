import { streamFile } from '#api/contract/file.ts'
import { notFound } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import type { Portal } from '../portal.ts'

/** What browsers may show by themselves; everything else is only ever saved. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Stored files [CALL-25]. */
export function fileRoutes(serve: Serve, { db, files }: Portal): void {
  serve(streamFile, async ({ fileID }, { reply, caller }) => {
    const file = await db.selectFrom('file').select(['name', 'media_type', 'access']).where('id', '=', fileID).executeTakeFirst()
    // Whoever may not have it is not told that it is there.
    if (file === undefined || (file.access === 'session' && caller === null)) throw notFound()
    const bytes = await files.open(fileID)
    if (bytes === null) throw notFound()
    const shown = SHOWN.has(file.media_type)
    void reply.headers({
      'content-type': shown ? file.media_type : 'application/octet-stream',
      'content-length': bytes.size,
      'content-disposition': shown ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': `${file.access === 'open' ? 'public' : 'private'}, max-age=31536000, immutable`,
      // Opened by itself, a file is a page of the portal's own origin: it may run and load nothing.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    return bytes.stream
  })
}
