import { PAYLOAD_MAX, PAYLOAD_MIN } from '#api/speed/speed.contract.ts'

/** Pings of a test; the first one finds the connection still closed and does not count. */
export const PINGS = 8
/** A test downloads until one of the two is used up: milliseconds, bytes. */
export const TIME_BUDGET = 5000
export const BYTE_BUDGET = 20 * 1024 * 1024
/** Milliseconds below which another download would say nothing new. */
const SHORTEST_ROUND = 250
/** How much larger than the one before a download may be. */
const GROWTH = 4

/**
 * Mbit/s from which lectures in high definition run smoothly, and milliseconds that their way may take there and back.
 */
export const HD_SPEED = 4
export const HD_LATENCY = 300
/** Mbit/s from which lectures in standard definition do. */
export const SD_SPEED = 1

/** One download: its bytes, and the milliseconds from the first of them to the last. */
export interface Download {
  readonly bytes: number
  readonly milliseconds: number
}

/** What a line is good for: lectures in high definition, in standard definition, or only sound and documents. */
export type Advice = 'hd' | 'sd' | 'audio'

export function adviceFor(megabits: number, latency: number): Advice {
  if (megabits >= HD_SPEED && latency < HD_LATENCY) return 'hd'
  return megabits >= SD_SPEED ? 'sd' : 'audio'
}

/** The middle one, so that a single slow answer does not count; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** How much one answer differs from the next, on the average. */
export function jitterOf(values: readonly number[]): number {
  const steps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? value)))
  return sum(steps) / Math.max(steps.length, 1)
}

/** The size of the next download, in bytes; null when enough has been measured. */
export function nextSize(rounds: readonly Download[]): number | null {
  const timeLeft = TIME_BUDGET - timeOf(rounds)
  const bytesLeft = BYTE_BUDGET - bytesOf(rounds)
  if (timeLeft < SHORTEST_ROUND || bytesLeft < PAYLOAD_MIN) return null
  const last = rounds.at(-1)
  if (last === undefined) return PAYLOAD_MIN
  const affordable = (last.bytes / Math.max(last.milliseconds, 1)) * timeLeft
  const wanted = Math.min(last.bytes * GROWTH, affordable, bytesLeft, PAYLOAD_MAX)
  return Math.max(Math.floor(wanted), PAYLOAD_MIN)
}

/** Mbit/s of all downloads but the first, which only warms the line up, where there are others; 0 of none. */
export function speedOf(rounds: readonly Download[]): number {
  const counted = rounds.length > 1 ? rounds.slice(1) : rounds
  const bits = bytesOf(counted) * 8
  return bits / 1000 / Math.max(timeOf(counted), 1)
}

export const bytesOf = (rounds: readonly Download[]): number => sum(rounds.map(({ bytes }) => bytes))
export const timeOf = (rounds: readonly Download[]): number => sum(rounds.map(({ milliseconds }) => milliseconds))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
