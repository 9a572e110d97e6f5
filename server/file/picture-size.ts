import type { FileExtension } from '#api/file/upload-rule.ts'

export interface PictureSize {
  readonly pixels: number
  /** The pixels that are gone over to decode it: a JPEG may have any number of scans, each of all its pixels. */
  readonly scanned: number
}

/** The size of a picture by its header and its markers, without decoding it; null: the header is unreadable. */
export function sizeOf(bytes: Uint8Array, extension: FileExtension): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (extension === 'png') return once(view.getUint32(16) * view.getUint32(20))
    if (extension === 'gif') return once(view.getUint16(6, true) * view.getUint16(8, true))
    return sizeOfJpeg(bytes, view)
  } catch {
    // Truncated header.
    return null
  }
}

const once = (pixels: number): PictureSize => ({ pixels, scanned: pixels })

/** Markers of JPEG frames, which hold the size; those between them do not. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without payload. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const SCAN = 0xda
const END = 0xd9
/** Scans go over whole blocks. */
const BLOCK = 8

/** Skips from marker to marker, as decoders do, so that no scan is hidden from it. */
function sizeOfJpeg(bytes: Uint8Array, view: DataView): PictureSize | null {
  let frame: { readonly pixels: number; readonly inBlocks: number } | null = null
  let scans = 0
  for (let at = markerFrom(bytes, 2); at !== null; at = markerFrom(bytes, at)) {
    const marker = view.getUint8(at++)
    if (marker === END) break
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 3), view.getUint16(at + 5)]
      const blocks = Math.ceil(height / BLOCK) * Math.ceil(width / BLOCK)
      frame ??= { pixels: height * width, inBlocks: blocks * BLOCK ** 2 }
    }
    if (marker === SCAN) {
      if (frame === null) return null
      scans++
    }
    if (!isBare(marker)) at += view.getUint16(at)
  }
  return frame && { pixels: frame.pixels, scanned: frame.inBlocks * scans }
}

/** Where the code of the next marker is; null: there is none. Within the data of a scan, 0xff 0x00 stands for 0xff. */
function markerFrom(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] === 0xff && bytes[at + 1] !== 0 && bytes[at + 1] !== 0xff) return at + 1
  }
  return null
}
