/** A file as it came. */
export interface ReceivedFile {
  /** As the server calls it; empty where it says nothing. */
  readonly name: string
  readonly content: Blob
}

/** Reads an answer to its end and keeps it; `received` hears how many bytes are there so far, 0 first. */
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

/** The name in a Content-Disposition header, as the portal writes it [RFC 5987]. */
export function nameIn(disposition: string | null): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** Ends with a TimeoutError what nothing moves in for so many milliseconds. */
export function idleTimeout(within: number): { readonly signal: AbortSignal; moved(): void; end(): void } {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new DOMException('Nothing comes any more.', 'TimeoutError'))
  let timer = setTimeout(giveUp, within)
  return {
    signal: controller.signal,
    moved() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, within)
    },
    end: () => clearTimeout(timer),
  }
}
