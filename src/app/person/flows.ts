import { fromPromise } from 'xstate'

import { roles } from '#api/kit/call.ts'
import * as person from '#api/person/managed-person.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import { checkPeople } from '#api/person/managed-person.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { peopleImportFlow } from '#machines/person/people-import.flow.ts'
import { personEditorFlow } from '#machines/person/person-editor.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

/** People and their accounts, with their services. */
export function providePeople(transport: Transport) {
  return {
    /** Filtered by role, state and keyword, and sorted. */
    people: listOf(({ filter, ...page }) =>
      transport.send(person.listPeople, {
        keyword: words(filter.keyword),
        role: oneOf(roles, filter.role),
        state: oneOf(person.accountStates, filter.state),
        sort: oneOf(person.peopleSorts, filter.sort) ?? 'account',
        ...paged(page),
      }),
    ),
    personEditor: provide(personEditorFlow, {
      actors: {
        loadPerson: fromPromise(({ input }) => asMissing(transport.send(person.getPerson, { userId: input.id }))),
        savePerson: fromPromise(({ input: { id, revision, draft } }) => {
          const written = { ...draft, roles: [...draft.roles] }
          return id === null
            ? transport.send(person.createPerson, written)
            : transport.send(person.savePerson, { ...written, userId: id, revision })
        }),
        sendCommand: fromPromise(({ input: { id, revision, command } }) =>
          transport.send(person.sendAccountEvent, { userId: id, type: command, revision }),
        ),
      },
    }),
    peopleImport: provide(peopleImportFlow, {
      actors: {
        checkFile: fromPromise(({ input: { file, existing, invites }, signal }) => {
          if (!(file?.content instanceof File)) throw new TypeError('There is no file to send.')
          return checkPeople(transport, { file: file.content, existing, invites }, signal)
        }),
        importNext: fromPromise(({ input }) => transport.send(person.importPeople, input)),
      },
    }),
    /** Address of the import template. */
    peopleTemplate: transport.address(person.getPeopleTemplate, {}),
  }
}
