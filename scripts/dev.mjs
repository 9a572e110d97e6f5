/** `npm run dev`: the same server, with the browser app reloading as its files change. */
import { launch } from './setup/launch.mjs'

await launch('scripts/start/develop.ts')
