import { keysOf } from '#machines/kit/keys.ts'

import boat from './presets/boat.svg'
import dam from './presets/dam.svg'
import drop from './presets/drop.svg'
import heron from './presets/heron.svg'
import lotus from './presets/lotus.svg'
import mountains from './presets/mountains.svg'
import rain from './presets/rain.svg'
import river from './presets/river.svg'

/** [SHELL-32] The portal's pictures by subject (gap GAP-30). */
export const presets = { river, dam, heron, drop, mountains, lotus, boat, rain } as const
export type PresetId = keyof typeof presets
export const presetIds = keysOf(presets)
