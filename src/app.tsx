import './views/styles.css'

import { createRoot } from 'react-dom/client'

import { startPortal } from './app/start-portal.ts'
import { PortalView } from './views/portal/portal.tsx'

const container = document.getElementById('portal')
if (container === null) throw new Error('The page has no place for the portal.')
const portal = startPortal(window)
// Errors outside all error boundaries are reported as well [CONST-17].
createRoot(container, { onUncaughtError: portal.reportError }).render(<PortalView portal={portal} />)
