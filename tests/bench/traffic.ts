import type { CDPSession } from 'playwright'

/** Bytes over the wire with headers, per request. */
export type Traffic = readonly { readonly path: string; readonly bytes: number; readonly isPicture: boolean }[]

/** Starts counting; the returned function waits for pending requests and reports all. */
export async function countTraffic(devtools: CDPSession): Promise<() => Promise<Traffic>> {
  const paths = new Map<string, string>()
  const pictures = new Set<string>()
  const sizes = new Map<string, number>()
  let changed: () => void = () => undefined
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname)
    if (type === 'Image') pictures.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
    changed()
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    sizes.set(requestId, 0)
    changed()
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  return async () => {
    const sent = [...paths.keys()]
    while (sent.some((id) => !sizes.has(id))) {
      await new Promise<void>((resolve) => {
        changed = resolve
      })
    }
    return sent.map((id) => ({ path: paths.get(id) ?? '', bytes: sizes.get(id) ?? 0, isPicture: pictures.has(id) }))
  }
}
