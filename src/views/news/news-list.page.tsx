import type { PageProps } from '#app/context/page-source.ts'
import { HelpCentre } from './help-centre.tsx'
import { HELP } from './help-address.ts'
import { News } from './news.tsx'
import './news.css'

/** [ROUTE-16] One address for both feeds. */
export default function NewsListPage({ query }: PageProps) {
  return query.get('help') === HELP ? <HelpCentre query={query} /> : <News query={query} />
}
