import './views/styles.css'

import { createRoot } from 'react-dom/client'

import { startAdministration } from './app/start-administration.ts'
import { AdministrationView } from './views/administration/administration.tsx'

const container = document.getElementById('portal')
if (container === null) throw new Error('The page has no place for the administration.')
const administration = startAdministration(window)
createRoot(container, { onUncaughtError: administration.reportError }).render(
  <AdministrationView administration={administration} />,
)
