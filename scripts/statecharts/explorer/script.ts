import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const nothing = 'virtual:nothing'
const root = resolve(import.meta.dirname, '../../..')

/**
 * The page's script with everything that it needs, the machines and their models among it. The same files give the same
 * bytes.
 */
export async function clientScript(models: readonly string[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [modelsOf(models)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'client/main.ts'),
        formats: ['iife'],
        name: 'explorer',
        fileName: 'explorer',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = built[0]?.output[0]
  if (chunk === undefined) throw new Error('the explorer was not built')
  return chunk.code
}

/** The testers' models without their checks, and without what they load to walk over HTTP or in a browser. */
function modelsOf(files: readonly string[]): Plugin {
  const modules: Readonly<Record<string, string>> = {
    'virtual:models': [
      `import { isPathModel } from ${JSON.stringify(join(root, 'scripts/paths/model.ts'))}`,
      ...files.map((file, index) => `import * as file${index} from ${JSON.stringify(resolve(root, file))}`),
      `export const models = [${files.map((_, index) => `file${index}`).join()}].flatMap(Object.values).filter(isPathModel)`,
    ].join('\n'),
    [nothing]: 'export default null',
    'node:assert/strict': 'export default new Proxy(() => undefined, { get: () => () => undefined })',
  }
  return {
    name: 'models',
    enforce: 'pre',
    resolveId: (id, _, { kind }) => {
      if (kind === 'dynamic-import') return `\0${nothing}`
      return id in modules ? `\0${id}` : null
    },
    load: (id) => modules[id.slice(1)] ?? null,
  }
}
