/** The second half of a command that began under another Node: `first.mjs SCRIPT …`. */
import { launch } from './launch.mjs'

const [script] = process.argv.splice(2, 1)
await launch(script)
