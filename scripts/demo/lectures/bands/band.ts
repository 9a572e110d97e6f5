import { circle, deep, path, rect, WIDTH, type Point, polyline } from '../../scenes/drawing.ts'

/** The lower part of a slide: a drawing of full width. */
export const BAND_HEIGHT = 372

/**
 * What a band shows while a line is said: the title is step 0, the lines are 1, 2, 3 … of so many. Nothing moves
 * between two steps, so a lecture takes little room.
 */
export type Band = (step: number, steps: number) => string

export const sky = '#e3f1fd'
export const stream = '#69b1ff'
export const field = '#cfe0c8'
export const sand = '#e2cf9f'

export const background = (fill: string = sky): string => rect(0, 0, WIDTH, BAND_HEIGHT, fill)

/** The area below a line from the left edge to the right one. */
export const below = (points: readonly Point[], fill: string): string =>
  path(`${polyline(points)}L${WIDTH} ${BAND_HEIGHT}L0 ${BAND_HEIGHT}Z`, { fill })

/** A place that is mentioned now, or was before. */
export const spot = (x: number, y: number, isNow: boolean): string =>
  isNow
    ? circle(x, y, 30, deep, { opacity: 0.18 }) + circle(x, y, 15, deep, { stroke: '#fff', 'stroke-width': 5 })
    : circle(x, y, 11, '#fff', { stroke: deep, 'stroke-width': 5 })

export const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
