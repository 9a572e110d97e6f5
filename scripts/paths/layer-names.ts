/**
 * Where paths are walked: on the pure machine, over HTTP on a real server (on every database engine), in a real
 * browser. Innermost first.
 */
export const layerNames = ['pure', 'http', 'browser'] as const
export type LayerName = (typeof layerNames)[number]

/** What each is called. */
export const layerWords: Readonly<Record<LayerName, string>> = {
  pure: 'on the pure machine',
  http: 'over HTTP',
  browser: 'in a browser',
}
