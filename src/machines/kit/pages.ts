import { PAGE_MAX } from '#api/kit/paging.ts'

/** [CONST-01] Page sizes; the first is the default. */
export const PAGE_SIZES = [10, 20, 30, 40] as const
/** [CONST-01, SHELL-54] Number of pages of a fast jump. */
export const FAST_JUMP = 5
/** [SHELL-54] Pages shown on either side of the current one. */
const WINDOW = 2

/** The number of pages; at least one. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/**
 * The page number of a text: empty, zero and non-numbers give the first page [VALID-29], too large numbers the last
 * [VALID-30], negative ones the first; decimals are truncated (gap GAP-60).
 */
export function pageAskedFor(text: string, lastPage = PAGE_MAX): number {
  const asked = Math.trunc(Number(text))
  if (Number.isNaN(asked)) return 1
  return Math.min(Math.max(asked, 1), Math.max(lastPage, 1))
}

/** One of the page sizes; the default for any other value. */
export function sizeAskedFor(text: string | null): number {
  return PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZES[0]
}

/** The pages around the current one, with the first and the last; a gap replaces those left out. */
export function pageWindow(page: number, lastPage: number): readonly (number | 'gap')[] {
  const near = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => page - WINDOW + i)
  const shown = [...new Set([1, ...near, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .sort((a, b) => a - b)
  return shown.flatMap((number, i) => {
    const before = shown[i - 1] ?? 0
    return number - before > 1 ? ['gap' as const, number] : [number]
  })
}
