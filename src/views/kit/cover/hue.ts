import type { CSSProperties } from 'react'

import { hashOf } from './hash.ts'

/**
 * Degrees of the OKLCH circle: cool ones beside the portal's blue, plum and sand; no green and no red, which are for
 * outcomes.
 */
export const HUES = [250, 225, 205, 190, 280, 305, 335, 75] as const

/** The colour of a category as the custom property that `cover.css` and `avatar.css` paint with. */
export const hueOf = (category: string): CSSProperties => ({ '--hue': HUES[hashOf(category) % HUES.length] })
