import { fileTypeFromBuffer } from 'file-type'
import type { FileExtension } from '#api/file/upload-rule.ts'

/** The MIME types detected from the bytes; text, captions and archives are checked below. */
const KNOWN_AS: Readonly<Partial<Record<FileExtension, readonly string[]>>> = {
  xlsx: ['xlsx'],
  docx: ['docx'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  gif: ['gif'],
  pdf: ['pdf'],
  mp4: ['mp4', 'm4v'],
  mp3: ['mp3'],
}

/** Whether the bytes match the extension. Runs in a worker. */
export default async function isOfKind(bytes: Uint8Array<ArrayBuffer>, extension: FileExtension): Promise<boolean> {
  if (extension === 'txt') return isPlainText(bytes)
  if (extension === 'vtt') return isCaptions(bytes)
  if (extension === 'zip') return isArchive(bytes)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found !== undefined && (KNOWN_AS[extension] ?? []).includes(found.ext)
}

/** Control characters that no text contains, except tabs, line breaks and page breaks. */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

/** UTF-8, or UTF-16 with a byte order mark, without control characters. */
function isPlainText(bytes: Uint8Array): boolean {
  const text = decoded(bytes)
  return text !== null && !CONTROLS.test(text)
}

function decoded(bytes: Uint8Array): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** WebVTT: UTF-8 that begins with the signature as a whole word. */
function isCaptions(bytes: Uint8Array): boolean {
  return isPlainText(bytes) && /^WEBVTT(?:[ \t\r\n]|$)/.test(new TextDecoder().decode(bytes.subarray(0, 16)))
}

/** ZIP, whatever it contains: office documents are archives too. */
function isArchive(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes
  return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
}
