import { PAGE_MAX } from '#api/kit/paging.ts'

/** [CONST-01] Rows of a page to choose from; the first is the default. */
export const PAGE_SIZES = [10, 20, 30, 40] as const
/** [CONST-01, SHELL-54] Pages of a fast jump. */
export const FAST_JUMP = 5
/** [SHELL-54] Pages shown on either side of the current one. */
const WINDOW = 2

/** How many pages there are; an empty list has one. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/**
 * The page that somebody asks for in words: empty, zero and what is no number give the first [VALID-29], too large a
 * number the last [VALID-30], a negative one the first, of a decimal the whole part counts (gap GAP-60).
 */
export function pageAskedFor(text: string, lastPage = PAGE_MAX): number {
  const asked = Math.trunc(Number(text))
  if (Number.isNaN(asked)) return 1
  return Math.min(Math.max(asked, 1), Math.max(lastPage, 1))
}

/** One of the sizes to choose from; the default for anything else. */
export function sizeAskedFor(text: string | null): number {
  return PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZES[0]
}

/** The pages around the current one, first and last included; a gap stands for those between that are left out. */
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
