import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'

import { roles } from '#api/kit/call.ts'
import * as person from '#api/person/managed-person.contract.ts'
import { listEntries } from '#api/dictionary/dictionary.service.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import { checkPeople } from '#api/person/managed-person.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { provide } from '#machines/kit/services.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { personEditorFlow, type KeptPerson } from '#machines/person/person-editor.flow.ts'

import { importOf } from '#app/bulk-import/import-of.ts'
import type { KeptForms } from '#app/kit/kept-form.ts'
import { asMissing } from '#app/kit/missing.ts'
import { whole } from '#app/kit/whole-list.ts'

const keptPerson = z.object({
  draft: z.object({
    accountName: z.string(),
    originalName: z.string(),
    phone: z.string(),
    email: z.string(),
    language: z.string(),
    roles: z.array(z.string()),
    department: z.string(),
  }),
  revision: z.number(),
})

/** People and their accounts, with their services. */
export function providePeople(transport: Transport, kept: KeptForms) {
  const form = kept<KeptPerson>('person', keptPerson)
  return {
    /** Filtered by role, state, department and keyword, and sorted. */
    people: listOf(({ filter, ...page }) =>
      transport.send(person.listPeople, {
        keyword: words(filter.keyword),
        role: oneOf(roles, filter.role),
        state: oneOf(person.accountStates, filter.state),
        department: words(filter.department),
        sort: oneOf(person.peopleSorts, filter.sort) ?? 'account',
        ...paged(page),
      }),
    ),
    personEditor: provide(personEditorFlow, {
      actors: {
        restoreDraft: fromPromise(({ input: { id } }) => form.restore(id)),
        keepDraft: fromCallback<KeepWriting<KeptPerson>>(({ receive }) => form.keep(receive)),
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
    peopleImport: importOf({
      check: (sent, signal) => checkPeople(transport, sent, signal),
      next: (rows) => transport.send(person.importPeople, rows),
    }),
    /** The departments to choose from [ENTITY-12]. */
    departments: whole(() => listEntries(transport, 'department')),
    /** Address of the import template. */
    peopleTemplate: transport.address(person.getPeopleTemplate, {}),
  }
}
