import type { WritingStore } from './kept-writing.ts'

const nameOf = (key: readonly string[]) => `written ${JSON.stringify(key)}`
/** Storage that is blocked throws; that is a rejection here. */
const promised = <Result>(act: () => Result) => new Promise<Result>((resolve) => resolve(act()))

/** Kept in this tab until it is closed, so that nobody finds it who opens the browser later. */
export const tabWriting = (page: Pick<Window, 'sessionStorage'>): WritingStore => ({
  get: (key) => promised(() => JSON.parse(page.sessionStorage.getItem(nameOf(key)) ?? 'null') as unknown),
  put: (key, kept) => promised(() => page.sessionStorage.setItem(nameOf(key), JSON.stringify(kept))),
  delete: (key) => promised(() => page.sessionStorage.removeItem(nameOf(key))),
  // The end of a session clears the whole storage of the tab, and the end of the tab does.
  deleteOf: () => Promise.resolve(),
  deleteBefore: () => Promise.resolve(),
})
