import { classKinds } from '#api/class/class-card.contract.ts'
import {
  classTypes,
  getClass,
  listClassFacets,
  listMyClasses,
  listOpenClasses,
  openWindows,
} from '#api/class/class.contract.ts'
import { listClassContacts, writeToGroup, type ClassContact, type ClassContacts } from '#api/class/contact.contract.ts'
import {
  getOwnRegistration,
  registerForClass,
  sendRegistrationEvent,
  type Registration,
  type RegistrationAction,
} from '#api/class/registration.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { listLessons } from '#api/timetable/timetable.contract.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf, type Filter } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import { letterWritingOf } from '#machines/message/letter-writing.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

const narrowed = (filter: Filter) => ({
  kind: oneOf(classKinds, filter.kind),
  year: filter.year ? Number(filter.year) : undefined,
  place: words(filter.place),
  keyword: words(filter.keyword),
})

/** The flows of the class pages. An unknown type lists all (gap GAP-15). */
export function provideClasses(transport: Transport) {
  return {
    /** [ROUTE-62] Filtered by type, kind, year, place and keyword. */
    mine: listOf(({ filter, ...page }) =>
      transport.send(listMyClasses, { type: oneOf(classTypes, filter.type), ...narrowed(filter), ...paged(page) }),
    ),
    /** [REG-02] Filtered by window, and like one's own. */
    open: listOf(({ filter, ...page }) =>
      transport.send(listOpenClasses, {
        window: oneOf(openWindows, filter.window),
        ...narrowed(filter),
        ...paged(page),
      }),
    ),
    /** The kinds, years and places of either list. */
    facets: detailOf((asked: PayloadOf<typeof listClassFacets>) => transport.send(listClassFacets, asked)),
    /** [ROUTE-63] */
    oneClass: detailOf((id) => asMissing(transport.send(getClass, { classID: id }))),
    /** [REG-01] The caller's own, by the class; there need not be a record yet. */
    registration: recordOf<Registration, RegistrationAction>({
      load: (id) => asMissing(transport.send(getOwnRegistration, { classID: id })),
      send: ({ id, item, intent }) =>
        intent.event === 'register' || item.registrationID === null
          ? transport.send(registerForClass, { classID: id, revision: item.revision })
          : transport.send(sendRegistrationEvent, {
              registrationID: item.registrationID,
              type: intent.event,
              revision: item.revision,
              reason: intent.words.trim(),
            }),
    }),
    /** [CLASS-02] Filtered by class; all on one page. */
    lessons: listOf(async ({ filter }) => {
      const { list } = await transport.send(listLessons, { classID: filter.classID ?? '' })
      return { list, count: list.length }
    }),
    /** [ROUTE-67] Filtered by class, group and keyword. */
    contacts: listOf<ClassContact, ClassContacts>(({ filter, ...page }) =>
      asMissing(
        transport.send(listClassContacts, {
          classID: filter.classID ?? '',
          group: words(filter.group),
          keyword: words(filter.keyword),
          ...paged(page),
        }),
      ),
    ),
    /** A letter to each of a group, or of the whole class. */
    groupLetter: letterWritingOf<Pick<PayloadOf<typeof writeToGroup>, 'classID' | 'group'>>(
      async ({ to, ...outgoing }) => (await transport.send(writeToGroup, { ...to, ...outgoing })).letter,
    ),
  }
}
