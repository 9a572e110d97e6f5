/** `npm run admin [-- ACCOUNT [CONTACT]]`: prints a link by which an administrator sets a password. */
import { launch } from './setup/launch.mjs'

await launch('scripts/admin/main.ts')
