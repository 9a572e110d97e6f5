import * as groups from '#api/class/class-groups.contract.ts'
import type { ClassGroups, MemberOffice } from '#api/class/class-groups.contract.ts'
import { classKinds } from '#api/class/class-card.contract.ts'
import {
  findClassPeople,
  getManagedClass,
  listManagedClasses,
  managedClassStates,
} from '#api/class/managed-class.contract.ts'
import {
  decideRegistrations,
  listRegistrations,
  putInLearners,
  registrationStates,
  type RegistrationResults,
} from '#api/class/registration.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { changesOf } from '#machines/kit/changes.flow.ts'
import type { StaffDecision } from '#machines/class/managed-registrations.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

/** A change of the members of a class. */
export type MembersChange =
  | {
      readonly type: StaffDecision
      readonly registrations: readonly { readonly registrationID: string; readonly revision: number }[]
      readonly reason: string
    }
  | { readonly type: 'putIn'; readonly classID: string; readonly userIDs: readonly string[] }

/** A change of the groups or offices of a class. */
export type GroupsChange = { readonly classID: string } & (
  | { readonly type: 'add'; readonly name: string }
  | { readonly type: 'rename'; readonly groupID: string; readonly name: string }
  | { readonly type: 'order'; readonly groupIDs: readonly string[] }
  | { readonly type: 'remove'; readonly groupID: string }
  | { readonly type: 'move'; readonly groupID: string | null; readonly userIDs: readonly string[] }
  | { readonly type: 'office'; readonly office: MemberOffice; readonly userIDs: readonly string[] }
)

async function changeMembers(transport: Transport, change: MembersChange): Promise<RegistrationResults> {
  if (change.type === 'putIn') {
    const { classID, userIDs } = change
    return (await transport.send(putInLearners, { classID, userIDs: [...userIDs] })).results
  }
  const { type: decision, registrations, reason } = change
  return (await transport.send(decideRegistrations, { decision, registrations: [...registrations], reason })).results
}

function changeGroups(transport: Transport, change: GroupsChange): Promise<ClassGroups> {
  const { classID } = change
  switch (change.type) {
    case 'add':
      return transport.send(groups.createClassGroup, { classID, name: change.name })
    case 'rename':
      return transport.send(groups.renameClassGroup, { classID, groupID: change.groupID, name: change.name })
    case 'order':
      return transport.send(groups.orderClassGroups, { classID, groupIDs: [...change.groupIDs] })
    case 'remove':
      return transport.send(groups.removeClassGroup, { classID, groupID: change.groupID })
    case 'move':
      return transport.send(groups.moveClassMembers, {
        classID,
        groupID: change.groupID,
        userIDs: [...change.userIDs],
      })
    case 'office':
      return transport.send(groups.setClassOffice, { classID, office: change.office, userIDs: [...change.userIDs] })
  }
}

/** Classes in the hands of those who run them. */
export function provideManagedClasses(transport: Transport) {
  const people = (among: 'everybody' | 'staff') =>
    listOf(({ filter, ...page }) =>
      transport.send(findClassPeople, { keyword: words(filter.keyword), among, ...paged(page) }),
    )
  return {
    /** Filtered by kind, state and keyword. */
    classes: listOf(({ filter, ...page }) =>
      transport.send(listManagedClasses, {
        kind: oneOf(classKinds, filter.type),
        state: oneOf(managedClassStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    oneClass: detailOf((classID) => transport.send(getManagedClass, { classID })),
    /** The registrations of a class, filtered by state and keyword. */
    registrations: listOf(({ filter, ...page }) =>
      transport.send(listRegistrations, {
        classID: filter.classID ?? '',
        state: oneOf(registrationStates, filter.state),
        keywords: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** How many registrations of a class there are by state. */
    registrationCounts: detailOf(async (classID) => {
      const { counts } = await transport.send(listRegistrations, { classID, pageNum: 1, pageSize: 1 })
      return counts
    }),
    membersChanges: changesOf((change: MembersChange) => changeMembers(transport, change)),
    groups: detailOf((classID) => transport.send(groups.getClassGroups, { classID })),
    groupsChanges: changesOf((change: GroupsChange) => changeGroups(transport, change)),
    classPeople: people('everybody'),
    classTeachers: people('staff'),
  }
}
