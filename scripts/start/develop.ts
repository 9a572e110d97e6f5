import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'

import { createServer, type Plugin } from 'vite'

import { readSettings } from '#server/settings.ts'

import { freePort } from './free-port.ts'

/** Mirrors the server's handling of built pages: it injects the settings and serves the second page as /admin. */
function pagesAsServed(portal: object): Plugin {
  const content = JSON.stringify(portal).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return {
    name: 'portal:pages-as-served',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/admin\/?(\?|$)/.test(request.url ?? '')) request.url = '/admin.html'
        next()
      })
    },
    transformIndexHtml: (html) =>
      html.replace('<meta name="portal" content=""', `<meta name="portal" content="${content}"`),
  }
}

const settings = readSettings(process.env)
const serverPort = await freePort()
const ofVite = [
  '$',
  '\\?',
  'index\\.html',
  'showcase\\.html',
  'admin(?:\\.html|/?\\?|/?$)',
  '@',
  'src/',
  'assets/pdfjs-',
  'node_modules/',
  ...readdirSync('public'),
]

const vite = await createServer({
  plugins: [pagesAsServed(settings.portal)],
  clearScreen: false,
  logLevel: 'warn',
  server: {
    port: settings.port,
    host: settings.host,
    strictPort: true,
    proxy: { [`^/(?!${ofVite.join('|')})`]: { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false } },
  },
})
await vite.listen()

// Everything that is not the browser app's goes to the server, which sees the address that the browser sees, so that
// its checks of Origin hold. It has a port of its own, which nobody needs to know: it says the other one.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { DRAIN_SECONDS: '0', ...process.env, NODE_ENV: 'development', PORT: String(serverPort), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
server.stdout.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk.toString().replaceAll(`localhost:${serverPort}`, `localhost:${settings.port}`))
})

let stopping = false
const stop = (code: number): void => {
  if (stopping) return
  stopping = true
  server.once('exit', () => process.exit(code))
  if (server.exitCode !== null || !server.kill('SIGTERM')) process.exit(code)
  void vite.close()
}
server.once('exit', (code) => {
  stop(code ?? 1)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
