import { PAYLOAD_MAX, PAYLOAD_MIN } from '#api/speed/speed.contract.ts'

/** Number of pings; the first one includes the connection setup and is discarded. */
export const PINGS = 8
/** Limits of the download test: milliseconds, bytes. */
export const TIME_BUDGET = 5000
export const BYTE_BUDGET = 20 * 1024 * 1024
/** Minimum remaining milliseconds for another download. */
const SHORTEST_ROUND = 250
/** Maximum growth factor between two downloads. */
const GROWTH = 4

/** Minimum Mbit/s and maximum round trip in milliseconds for lectures in high definition. */
export const HD_SPEED = 4
export const HD_LATENCY = 300
/** Minimum Mbit/s for lectures in standard definition. */
export const SD_SPEED = 1

/** One download: its bytes, and the milliseconds from the first to the last byte. */
export interface Download {
  readonly bytes: number
  readonly milliseconds: number
}

/** The rating of a connection: lectures in high definition, in standard definition, or only sound and documents. */
export type Advice = 'hd' | 'sd' | 'audio'

export function adviceFor(megabits: number, latency: number): Advice {
  if (megabits >= HD_SPEED && latency < HD_LATENCY) return 'hd'
  return megabits >= SD_SPEED ? 'sd' : 'audio'
}

/** The median, so that a single slow response does not count; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** Jitter: the mean difference between consecutive responses. */
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

/** Mbit/s of all downloads except the first, which is a warm-up if there are others; 0 for an empty list. */
export function speedOf(rounds: readonly Download[]): number {
  const counted = rounds.length > 1 ? rounds.slice(1) : rounds
  const bits = bytesOf(counted) * 8
  return bits / 1000 / Math.max(timeOf(counted), 1)
}

export const bytesOf = (rounds: readonly Download[]): number => sum(rounds.map(({ bytes }) => bytes))
export const timeOf = (rounds: readonly Download[]): number => sum(rounds.map(({ milliseconds }) => milliseconds))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
