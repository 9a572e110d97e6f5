import { rule as casts } from './casts.ts'
import { walls } from './walls.ts'

/** The portal's own rules, as a plugin of the linter. */
export default { meta: { name: 'portal' }, rules: { casts, walls } }
