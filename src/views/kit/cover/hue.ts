import type { CSSProperties } from 'react'

import { hashOf } from './hash.ts'

/**
 * Hues in OKLCH degrees: cool ones around the portal's blue, plum and sand; red and green are reserved for outcomes.
 */
export const HUES = [250, 225, 205, 190, 280, 305, 335, 75] as const

/** The hue of a category as the custom property used by `cover.css` and `avatar.css`. */
export const hueOf = (category: string): CSSProperties => ({ '--hue': HUES[hashOf(category) % HUES.length] })
