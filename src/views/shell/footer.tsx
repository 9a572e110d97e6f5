import { useActorRef, useSelector } from '@xstate/react'
import { use } from 'react'

import { usePortal } from '../portal/portal-context.ts'

/** [ENTITY-11, CALL-17] The organisation's copyright text; the other footer entries need routes that are not there yet. */
export function Footer() {
  const copyright = useActorRef(use(usePortal().flows.shell()).copyright, { input: {} })
  const rows = useSelector(copyright, (snapshot) => snapshot.context.rows)
  return (
    <footer className="footer">
      <p className="footer-copyright">{rows.map(String).join(' ')}</p>
    </footer>
  )
}
