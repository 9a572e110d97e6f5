import { PICTURE_MAX_PIXELS } from '#api/file/upload-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'

/** Edge in pixels: twice the largest display size of a portrait. */
const EDGE = 512
const QUALITY = 88
const WITHIN_SECONDS = 15

/** Serialised: a picture of 40 megapixels keeps a core busy for a second, and sign-in needs the cores too. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes a portrait as a square JPEG, which removes everything but the pixels: location, device, colour profile,
 * trailing bytes. Applies the EXIF orientation. @throws Refusal for data that is neither PNG nor JPEG
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
        // Transparent parts become white, in both skins.
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

/** Imported with the first picture; restricted to the two decoders, whatever the bytes look like. */
async function library() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  return sharp
}
