import { PICTURE_MAX_PIXELS } from '#api/file/upload-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'

/** Pixels of an edge: twice what the largest place that shows a face needs. */
const EDGE = 512
const QUALITY = 88
const WITHIN_SECONDS = 15

/** One after the other: a picture of 40 megapixels keeps a core busy for a second, and sign-in wants them too. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture of a person anew, square and as JPEG, so that nothing of what was sent is kept but what is seen: no
 * place, no device, no profile, no bytes behind the end. Upright, as its camera meant it. @throws Refusal for what
 * cannot be read as PNG or JPEG
 */
export function redrawn(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const mine = last.then(() => draw(bytes))
  last = mine.catch(() => undefined)
  return mine
}

async function draw(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await library()
  try {
    return new Uint8Array(
      await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .resize(EDGE, EDGE, { fit: 'cover' })
        // What can be looked through lies on white, in both skins.
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY })
        .timeout({ seconds: WITHIN_SECONDS })
        .toBuffer(),
    )
  } catch {
    throw new Refusal('file.otherContent')
  }
}

/** Fetched with the first picture; it reads nothing but the two kinds, whatever a file's bytes look like. */
async function library() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  return sharp
}
