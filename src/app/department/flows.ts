import {
  createDepartment,
  getDepartment,
  listDepartments,
  sendDepartmentEvent,
  type DepartmentAction,
  type ManagedDepartment,
} from '#api/department/managed-department.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { placeIn } from '#machines/department/department.lifecycle.ts'
import { changesOf } from '#machines/kit/changes.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'

import { asMissing } from '#app/kit/missing.ts'
import { whole } from '#app/kit/whole-list.ts'

/** A department to be made, named in one language. */
export interface NewDepartment {
  readonly parentID: string | null
  readonly language: LanguageCode
  readonly name: string
}

/** Departments as administrators keep them. */
export function provideManagedDepartments(transport: Transport) {
  return {
    departmentTree: whole(() => transport.send(listDepartments, {})),
    /** The words of an action are the place that was chosen for it. */
    oneDepartment: recordOf<ManagedDepartment, DepartmentAction>({
      load: (departmentID) => asMissing(transport.send(getDepartment, { departmentID })),
      send: ({ id: departmentID, item: { revision, facts }, intent: { event: type, words } }) =>
        transport.send(sendDepartmentEvent, {
          departmentID,
          type,
          revision,
          placeID: placeIn(facts, words)?.departmentID ?? null,
        }),
    }),
    departmentMaking: changesOf(({ parentID, language, name }: NewDepartment) =>
      transport.send(createDepartment, { parentID, texts: [{ language, name }] }),
    ),
  }
}
