import * as contract from '#api/class/class-groups.contract.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import * as groups from './groups.ts'
import type { Portal } from '../portal.ts'

/** Groups of a class, for those who run it, with its offices; those are named where leave is decided on. */
export function classGroupRoutes(serve: Serve, { db }: Portal): void {
  const within = ({ signedIn }: Handling, classId: string) => ({ sender: signedIn(), classId })

  serve(contract.getClassGroups, ({ classID }, { signedIn }) => groups.readGroups(db, signedIn(), classID))
  serve(contract.createClassGroup, ({ classID, name }, handling) =>
    groups.rearrange(db, within(handling, classID), (trx) => groups.addGroup(trx, classID, name)),
  )
  serve(contract.renameClassGroup, ({ classID, groupID, name }, handling) =>
    groups.rearrange(db, within(handling, classID), (trx) => groups.renameGroup(trx, classID, groupID, name)),
  )
  serve(contract.orderClassGroups, ({ classID, groupIDs }, handling) =>
    groups.rearrange(db, within(handling, classID), (trx) => groups.orderGroups(trx, classID, groupIDs)),
  )
  serve(contract.removeClassGroup, ({ classID, groupID }, handling) =>
    groups.rearrange(db, within(handling, classID), (trx) => groups.removeGroup(trx, classID, groupID)),
  )
  serve(contract.moveClassMembers, ({ classID, groupID, userIDs }, handling) =>
    groups.rearrange(db, within(handling, classID), (trx) => groups.moveMembers(trx, classID, groupID, userIDs)),
  )
}
