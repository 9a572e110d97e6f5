/** `npm start`: installs, builds and serves the portal, as far as each is still to be done. */
import { launch } from './setup/launch.mjs'

await launch('scripts/start/serve.ts')
