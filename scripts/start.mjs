/** `npm start`: installs, builds and serves the portal, skipping finished steps. */
import { launch } from './setup/launch.mjs'

await launch('scripts/start/serve.ts')
