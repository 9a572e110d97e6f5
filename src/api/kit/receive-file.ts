/** A downloaded file. */
export interface ReceivedFile {
  /** The server's file name; empty if none is given. */
  readonly name: string
  readonly content: Blob
}

/** Reads a response body into memory; `received` is called with the bytes so far, first with 0. */
export async function keepBytes(
  body: ReadableStream<Uint8Array>,
  type: string,
  received: (bytes: number) => void,
): Promise<Blob> {
  const parts: BlobPart[] = []
  let bytes = 0
  received(bytes)
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value as Uint8Array<ArrayBuffer>)
    bytes += part.value.byteLength
    received(bytes)
  }
  return new Blob(parts, { type })
}

/** Parses the file name of a Content-Disposition header [RFC 5987]. */
export function nameIn(disposition: string | null): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** Reads to the end and keeps nothing; `received` hears how many bytes there are so far, 0 first. */
export async function countBytes(body: ReadableStream<Uint8Array>, received: (bytes: number) => void): Promise<void> {
  const reader = body.getReader()
  let bytes = 0
  received(bytes)
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    received(bytes)
  }
}
