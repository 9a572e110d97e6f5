import { PICTURE_MAX_PIXELS } from '#api/file/upload-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'

/** Edge in pixels: twice the largest display size. */
const PORTRAIT_EDGE = 512
const PICTURE_EDGE = 2560
const QUALITY = 88
const WITHIN_SECONDS = 15

/** Serialised: a picture of 40 megapixels keeps a core busy for a second, and sign-in needs the cores too. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes a picture, which removes everything but the pixels: location, device, colour profile, trailing bytes. A
 * portrait becomes a square JPEG; another one keeps its format and proportions. Applies the EXIF orientation. @throws
 * Refusal for data that is neither PNG nor JPEG
 */
export function redrawn(bytes: Uint8Array, as: 'portrait' | 'picture'): Promise<Uint8Array<ArrayBuffer>> {
  const mine = last.then(() => draw(bytes, as))
  last = mine.catch(() => undefined)
  return mine
}

async function draw(bytes: Uint8Array, as: 'portrait' | 'picture'): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await library()
  try {
    const read = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', sequentialRead: true })
    const isPng = as === 'picture' && (await read.metadata()).format === 'png'
    const sized =
      as === 'portrait'
        ? // Transparent parts become white, in both skins.
          read.autoOrient().resize(PORTRAIT_EDGE, PORTRAIT_EDGE, { fit: 'cover' }).flatten({ background: '#ffffff' })
        : read.autoOrient().resize(PICTURE_EDGE, PICTURE_EDGE, { fit: 'inside', withoutEnlargement: true })
    const coloured = sized.toColourspace('srgb')
    const written = isPng ? coloured.png() : coloured.jpeg({ quality: QUALITY })
    return new Uint8Array(await written.timeout({ seconds: WITHIN_SECONDS }).toBuffer())
  } catch {
    throw new Refusal('file.otherContent')
  }
}

/** Imported with the first picture; restricted to the two decoders, whatever the bytes look like. */
async function library() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  return sharp
}
