/** `npm run dev`: the same server, with hot reload of the browser app. */
import { launch } from './setup/launch.mjs'

await launch('scripts/start/develop.ts')
