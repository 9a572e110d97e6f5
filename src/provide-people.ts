import { fromPromise } from 'xstate'

import { roles } from '#api/contract/call.ts'
import { accountStates, peopleSorts } from '#api/contract/managed-person.ts'
import * as service from '#api/service/managed-person.ts'
import type { Transport } from '#api/service/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'
import { peopleImportFlow } from '#machines/flows/people-import.ts'
import { personEditorFlow } from '#machines/flows/person-editor.ts'

import { asMissing } from './missing.ts'
import type { PeopleFlows } from './views/administration/administration-context.ts'

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
