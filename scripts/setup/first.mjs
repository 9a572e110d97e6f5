/** The second stage of a command started under another Node: `first.mjs SCRIPT …`. */
import { launch } from './launch.mjs'

const [script] = process.argv.splice(2, 1)
await launch(script)
