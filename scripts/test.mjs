/** `npm test [-- STAGE …]`: installs what is missing and runs every check, or only the stages named. */
import { launch } from './setup/launch.mjs'

await launch('scripts/test/main.ts')
