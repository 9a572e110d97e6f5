import type { FileExtension } from '#api/file/upload-rule.ts'

/** The dimensions in a picture's header, without decoding it; null: the header is unreadable. */
export function pixelsOf(bytes: Uint8Array, extension: FileExtension): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (extension === 'png') return view.getUint32(16) * view.getUint32(20)
    if (extension === 'gif') return view.getUint16(6, true) * view.getUint16(8, true)
    return pixelsOfJpeg(view)
  } catch {
    // Truncated header.
    return null
  }
}

/** Markers of JPEG frames, which hold the size; those between them do not. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without payload. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Skips from marker to marker until a frame begins. */
function pixelsOfJpeg(view: DataView): number | null {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    while (view.getUint8(at) === 0xff) at++
    const marker = view.getUint8(at++)
    if (isFrame(marker)) return view.getUint16(at + 3) * view.getUint16(at + 5)
    // Image data or end of file before any frame.
    if (marker === 0xda || marker === 0xd9) return null
    if (!isBare(marker)) at += view.getUint16(at)
  }
}
