import type { agendaAddresses } from '#api/agenda/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof agendaAddresses> = {
  'class-agenda': page(() => import('#views/agenda/class-agenda.page.tsx'), {
    texts: ['agenda', 'timetable'],
    flows: ['agenda'],
  }),
}
