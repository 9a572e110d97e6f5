import { PICTURE_MAX_PIXELS } from '#api/file/upload-rule.ts'
import { Refusal, malformed } from '#server/answer/refusal.ts'

/** Edge in pixels: twice the largest display size. */
const PORTRAIT_EDGE = 512
const PICTURE_EDGE = 2560
/** Of all frames of an animation; they take ten times as long to write as those of a photograph. */
const ANIMATED_MAX_PIXELS = 20_000_000
const FRAMES_MAX = 1000
const QUALITY = 88
/** Not looked at while the scans of a JPEG are read: these are counted before. */
const WITHIN_SECONDS = 15

/** Serialised: a picture of 40 megapixels keeps a core busy for a second, and sign-in needs the cores too. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes a picture, which removes everything but the pixels: location, device, colour profile, comments, trailing
 * bytes. A portrait becomes a square JPEG; another one keeps its format, proportions and frames. Applies the EXIF
 * orientation. @throws Refusal for data that is neither PNG, JPEG nor GIF, for an animation that takes too long, and
 * where nobody waits for the picture any more when its turn comes
 */
export function redrawn(
  bytes: Uint8Array,
  as: 'portrait' | 'picture',
  isAwaited: () => boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const mine = last.then(() => {
    if (!isAwaited()) throw malformed()
    return draw(bytes, as)
  })
  last = mine.catch(() => undefined)
  return mine
}

async function draw(bytes: Uint8Array, as: 'portrait' | 'picture'): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await library()
  try {
    const options = { failOn: 'error', sequentialRead: true } as const
    // Nothing is decoded here; the height is that of all frames.
    const head = sharp(bytes, { ...options, animated: true, limitInputPixels: false })
    const { format, width, height, pages = 1 } = await head.metadata()
    const animated = format === 'gif'
    if (animated && (width * height > ANIMATED_MAX_PIXELS || pages > FRAMES_MAX))
      throw new Refusal('file.tooManyPixels')
    const read = sharp(bytes, { ...options, animated, limitInputPixels: PICTURE_MAX_PIXELS })
    const to = as === 'portrait' ? 'jpeg' : format
    const sized =
      as === 'portrait'
        ? // Transparent parts become white, in both skins.
          read.autoOrient().resize(PORTRAIT_EDGE, PORTRAIT_EDGE, { fit: 'cover' }).flatten({ background: '#ffffff' })
        : read.autoOrient().resize(PICTURE_EDGE, PICTURE_EDGE, { fit: 'inside', withoutEnlargement: true })
    const coloured = sized.toColourspace('srgb')
    const written = to === 'gif' ? coloured.gif() : to === 'png' ? coloured.png() : coloured.jpeg({ quality: QUALITY })
    return new Uint8Array(await written.timeout({ seconds: WITHIN_SECONDS }).toBuffer())
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file.otherContent')
  }
}

/** Imported with the first picture; restricted to the three decoders, whatever the bytes look like. */
async function library() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] })
  return sharp
}
