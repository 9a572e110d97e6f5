import type { Page } from 'playwright'

import type { KeptPaper } from '#machines/paper/paper-context.ts'
import { userId } from '#server/demo/ids.ts'

/**
 * Writes into the store of this browser what a device has kept of a paper of the learner's, in place of all else; null:
 * nothing. The portal has opened a paper before, so that there is a store.
 */
export const keepOnDevice = (page: Page, kept: KeptPaper | null): Promise<void> =>
  page.evaluate(
    async ([person, found]) => {
      const opening = indexedDB.open('papers', 1)
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
      store.clear()
      const sheet = found?.kind === 'questionnaire' ? `questionnaire ${found.paperID}` : found?.paperID
      if (found !== null) store.put({ kept: found, at: 0 }, [person, sheet ?? '', found.device])
      await new Promise((resolve) => (store.transaction.oncomplete = resolve))
      opening.result.close()
    },
    [userId('learner'), kept] as const,
  )
