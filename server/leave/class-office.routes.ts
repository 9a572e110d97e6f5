import { randomUUID } from 'node:crypto'
import { setClassOffice } from '#api/class/class-groups.contract.ts'
import { rearrange, setOffice } from '#server/class/groups.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { handOverIn } from './hand-over.ts'

/** The offices that members of a class hold: leave that waits for one of them waits for whoever holds it. */
export function classOfficeRoutes(serve: Serve, { db, effects, signals }: Portal): void {
  serve(setClassOffice, async ({ classID, office, userIDs }, { signedIn, now }) => {
    const told: string[] = []
    const groups = await rearrange(db, { sender: signedIn(), classId: classID }, async (trx) => {
      const appointed = await setOffice(trx, classID, office, userIDs)
      told.push(...(await handOverIn(trx, classID, { id: randomUUID(), now, appointed })))
    })
    if (told.length > 0) signals.tell(told, 'notice')
    void effects.dispatch()
    return groups
  })
}
