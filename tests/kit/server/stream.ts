import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Visitor } from './visitor.ts'

/** A server-sent event stream, as read by a browser. */
export interface EventStream {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The next event, up to an empty line; null: the stream has ended. */
  next(): Promise<string | null>
  /** Disconnects abruptly, like a browser. */
  leave(): void
}

/** Opens a stream; `from` is the address of a listening server with the path. */
export async function openStream(from: string, headers: Record<string, string>): Promise<EventStream> {
  const request = get(from, { headers, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.setEncoding('utf8')
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<string>
  let text = ''
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          return event
        }
        const chunk = await chunks.next()
        if (chunk.done === true) return null
        text += chunk.value
      }
    },
    leave: () => request.destroy(),
  }
}

export const cookieHeader = ({ cookies }: Pick<Visitor, 'cookies'>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
