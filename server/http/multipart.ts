import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, malformed } from '#server/answer/refusal.ts'
import { placesWithin } from './places.ts'

/** Limits of a form's fields besides its one file, and of its own lines. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldNameSize: 64, fieldSize: 1024, headerPairs: 16 }
const OVERHEAD = 16 * 1024
/** Forms at one time, until they are answered; further ones are refused with a request to retry. */
const takePlace = placesWithin({ all: 24, person: 4, address: 12 })

/** The least of a form that has to arrive in a time, or it is given up. */
export interface Pace {
  readonly bytes: number
  readonly milliseconds: number
}

/** 13 kbit/s: on the slowest mobile line. */
const leastPace: Pace = { bytes: 16 * 1024, milliseconds: 10_000 }

/** Makes a scope accept multipart bodies only [HTTP-07]. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart)
}

/** Refuses oversized bodies by Content-Length, before reading. @throws Refusal 413 */
export function checkLength(request: FastifyRequest, largest: number): void {
  if (Number(request.headers['content-length'] ?? 0) > largest + OVERHEAD) throw tooLarge()
}

interface FormReading {
  /** Bytes of the file. */
  readonly largest: number
  readonly userId: string | null
  /** Told of the fields before the file, when that begins: whoever may not send it is refused before it is read. */
  readonly admitFile: (fields: Readonly<Record<string, unknown>>) => Promise<void>
}

/**
 * Reads a form and handles it. It keeps its place until then: its file is in memory, and may wait in line for a parser.
 *
 * @throws Refusal 503, those of reading and those of `handle`
 */
export async function handleMultipart<Answer>(
  request: FastifyRequest,
  reading: FormReading,
  handle: (form: Record<string, unknown>) => Answer | Promise<Answer>,
): Promise<Answer> {
  const giveBack = takePlace({ userId: reading.userId, address: request.ip })
  if (giveBack === null) throw new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })
  try {
    return await handle(await readMultipart(request, reading))
  } finally {
    giveBack()
  }
}

/**
 * Parses a multipart form, its file as a File; nothing is kept of a refused or aborted form.
 *
 * @throws Refusal 400 or 413, and those of `admitFile`
 */
export async function readMultipart(
  request: FastifyRequest,
  reading: FormReading,
  pace = leastPace,
): Promise<Record<string, unknown>> {
  const watch = watchPace(request, pace)
  try {
    return await fieldsOf(request, reading)
  } catch (error) {
    // Browsers read no answer before they have sent everything, so the rest is drained and discarded.
    request.raw.unpipe()
    request.raw.resume()
    if (isTooLarge(error)) throw tooLarge()
    throw error instanceof Refusal ? error : malformed()
  } finally {
    clearInterval(watch)
  }
}

/** Ends the connection of a form that comes in too slowly. */
function watchPace({ raw }: FastifyRequest, { bytes, milliseconds }: Pace): NodeJS.Timeout {
  let before = raw.socket.bytesRead
  return setInterval(() => {
    const now = raw.socket.bytesRead
    if (now - before < bytes && !raw.readableEnded) raw.destroy()
    before = now
  }, milliseconds)
}

async function fieldsOf(
  request: FastifyRequest,
  { largest, admitFile }: FormReading,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = { __proto__: null }
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: largest } })) {
    if (part.fieldname in fields) throw malformed()
    if (part.type === 'file') {
      await admitFile({ ...fields })
      fields[part.fieldname] = await fileOf(part)
    } else if (part.valueTruncated || part.fieldnameTruncated) throw malformed()
    else fields[part.fieldname] = part.value
  }
  return fields
}

/** An empty file input counts as absent. */
async function fileOf(part: MultipartFile): Promise<File | undefined> {
  const chunks: Buffer<ArrayBuffer>[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) chunks.push(chunk)
  if (part.file.truncated) throw tooLarge()
  // The parser gives undefined for a missing or empty name. Browsers write a quotation mark as %22.
  const name = ((part.filename as string | undefined) ?? '').replaceAll('%22', '"')
  return name === '' && chunks.length === 0 ? undefined : new File(chunks, name, { type: part.mimetype })
}

const tooLarge = (): Refusal => new Refusal('file.tooLarge', {}, { status: 413 })

function isTooLarge(error: unknown): boolean {
  if (error instanceof Refusal) return error.reason === 'file.tooLarge'
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}
