import { fromPromise } from 'xstate'

import { roles } from '#api/kit/call.ts'
import { accountStates, peopleSorts } from '#api/person/managed-person.contract.ts'
import * as service from '#api/person/managed-person.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'
import { peopleImportFlow } from '#machines/person/people-import.flow.ts'
import { personEditorFlow } from '#machines/person/person-editor.flow.ts'

import { asMissing } from '#app/missing.ts'
import type { PeopleFlows } from '#app/context/administration-context.ts'

/** People and their accounts, with their services. */
export function providePeople(transport: Transport): PeopleFlows {
  return {
    people: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          service.listPeople(
            transport,
            {
              keyword: filter.keyword ?? '',
              role: roles.find((role) => role === filter.role) ?? null,
              state: accountStates.find((state) => state === filter.state) ?? null,
              sort: peopleSorts.find((sort) => sort === filter.sort) ?? 'account',
            },
            page,
          ),
        ),
      },
    }),
    personEditor: personEditorFlow.provide({
      actors: {
        loadPerson: fromPromise(({ input }) => asMissing(service.getPerson(transport, input.id))),
        savePerson: fromPromise(({ input: { id, revision, draft } }) =>
          id === null
            ? service.createPerson(transport, draft)
            : service.savePerson(transport, { ...draft, userId: id, revision }),
        ),
        sendCommand: fromPromise(({ input: { id, revision, command } }) =>
          service.sendAccountEvent(transport, { userId: id, type: command, revision }),
        ),
      },
    }),
    peopleImport: peopleImportFlow.provide({
      actors: {
        checkFile: fromPromise(({ input: { file, existing, invites }, signal }) => {
          if (!(file?.content instanceof File)) throw new TypeError('There is no file to send.')
          return service.checkPeople(transport, { file: file.content, existing, invites }, signal)
        }),
        importNext: fromPromise(({ input }) => service.importPeople(transport, input)),
      },
    }),
    peopleTemplate: service.templateAddress(transport),
  }
}
