import type { Page } from 'playwright'

/** What is kept on the device of what was written in forms, as JSON. */
export const writtenOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('writing', 1)
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
