import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, malformed } from '#server/answer/refusal.ts'

/** Limits of a form's fields besides its one file, and of its own lines. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldNameSize: 64, fieldSize: 1024, headerPairs: 16 }
const OVERHEAD = 16 * 1024
/** Maximum forms in memory; further ones are refused with a request to retry. */
const MOST_AT_ONCE = 24

let underWay = 0

/** Makes a scope accept multipart bodies only [HTTP-07]. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart)
}

/** Refuses oversized bodies by Content-Length, before reading. @throws Refusal 413 */
export function checkLength(request: FastifyRequest, largest: number): void {
  if (Number(request.headers['content-length'] ?? 0) > largest + OVERHEAD) throw tooLarge()
}

/**
 * Parses a multipart form, its file as a File; nothing is kept of a refused or aborted form.
 * @param largest bytes of the file @throws Refusal 400, 413 or 503
 */
export async function readMultipart(request: FastifyRequest, largest: number): Promise<Record<string, unknown>> {
  if (underWay >= MOST_AT_ONCE) throw new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })
  underWay++
  try {
    return await fieldsOf(request, largest)
  } catch (error) {
    // Browsers read no answer before they have sent everything, so the rest is drained and discarded.
    request.raw.unpipe()
    request.raw.resume()
    throw isTooLarge(error) ? tooLarge() : malformed()
  } finally {
    underWay--
  }
}

async function fieldsOf(request: FastifyRequest, largest: number): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = { __proto__: null }
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: largest } })) {
    if (part.fieldname in fields) throw malformed()
    if (part.type === 'file') fields[part.fieldname] = await fileOf(part)
    else if (part.valueTruncated || part.fieldnameTruncated) throw malformed()
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
