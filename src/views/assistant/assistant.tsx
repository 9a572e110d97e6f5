import { lazy } from 'react'

import { loadAreas } from '#i18n/texts.ts'

/** The floating assistant with its texts [SHELL-50, gap GAP-26]; its search index is loaded when it is opened. */
const Assistant = lazy(async () => {
  const [module] = await Promise.all([import('./assistant-widget.tsx'), loadAreas(['assistant'])])
  return module
})

export default Assistant
