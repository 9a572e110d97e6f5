/**
 * `npm test [-- STAGE …] [--since REVISION]`: installs what is missing and runs every check, or only the stages named,
 * or of these only what can have broken since a revision.
 */
import { launch } from './setup/launch.mjs'

await launch('scripts/test/main.ts')
