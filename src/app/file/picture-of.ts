import { CallFailure } from '#api/kit/problem.ts'
import { PICTURE_MAX_PIXELS } from '#api/file/upload-rule.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 0, reason, message: '' })

/**
 * [VALID-22] Object URL of a picture file; the caller revokes it. The type is detected by content, not by name. @throws
 * CallFailure if it is not PNG or JPEG, or has too many pixels
 */
export async function pictureAddress(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer())
  if (![PNG, JPEG].some((mark) => mark.every((byte, i) => head[i] === byte))) throw refused('file.otherContent')
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    await new Promise<void>((resolve, reject) => {
      picture.addEventListener('load', () => resolve())
      picture.addEventListener('error', () => reject(refused('file.otherContent')))
      picture.src = address
    })
    if (picture.naturalWidth * picture.naturalHeight > PICTURE_MAX_PIXELS) throw refused('file.tooManyPixels')
    return address
  } catch (error) {
    URL.revokeObjectURL(address)
    throw error
  }
}
