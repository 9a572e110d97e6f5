import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants } from 'node:zlib'

/** Halves the size in 0.2 ms; the highest quality would take ten times as long. */
const QUALITY = 5

/**
 * A text made for one request, in brotli where the browser takes it: half of a captcha is saved, two thirds of a list.
 */
export function packed(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  void reply.header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return text
  void reply.header('content-encoding', 'br')
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
