import type { Arguments } from './arguments.ts'
import type { FoundModel } from './find-models.ts'
import type { BrowserStage } from './layers/browser.ts'
import type { HttpStage } from './layers/http.ts'
import type { NamedStage } from './run.ts'

/** The stages on which these models are walked besides the pure machine; null: not requested. */
export interface OpenLayers {
  readonly http: readonly NamedStage<HttpStage>[] | null
  readonly browser: readonly NamedStage<BrowserStage>[] | null
  readonly withoutPostgresql: boolean
  close(): Promise<void>
}

/** Opens only what is needed: a server or a browser is slow to start. */
export async function openLayers(models: readonly FoundModel[], { layers, headed }: Arguments): Promise<OpenLayers> {
  const isNeeded = (name: 'http' | 'browser'): boolean =>
    layers.includes(name) && models.some(({ model }) => name in model.layers)
  const http = isNeeded('http') ? await (await import('./layers/http.ts')).openHttpStages() : null
  const browser = isNeeded('browser') ? await (await import('./layers/browser.ts')).openBrowserStage(headed) : null
  return {
    http: http?.map((stage) => ({ name: `on ${stage.engine}`, stage })) ?? null,
    browser: browser === null ? null : [{ name: 'in Chromium', stage: browser, evidence: browser.picture }],
    withoutPostgresql: http?.some(({ engine }) => engine === 'PostgreSQL') === false,
    async close() {
      await Promise.all([...(http ?? []), ...(browser === null ? [] : [browser])].map((stage) => stage.close()))
    },
  }
}
