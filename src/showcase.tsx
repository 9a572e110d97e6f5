import './views/styles.css'

import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'

import { languageOf } from '#i18n/locales.ts'
import { loadAreas, loadTexts } from '#i18n/texts.ts'

import { browserHooks } from './browser/address.ts'
import { Blocks } from './showcase/blocks.tsx'
import { Frames } from './showcase/frames.tsx'
import { ThemeRoot } from './views/kit/theme/theme-root.tsx'

const container = document.getElementById('portal')
if (container === null) throw new Error('The page has no place for the showcase.')
const root = createRoot(container)

const asked = new URLSearchParams(window.location.search)
const language = languageOf(asked.get('lang'))
if (language === null) {
  root.render(
    <ThemeRoot skin="light">
      <Frames />
    </ThemeRoot>,
  )
} else {
  await loadTexts(language.code)
  await loadAreas(['record', 'shell', 'file'])
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
  root.render(
    <Router {...browserHooks}>
      <ThemeRoot skin={asked.get('skin') === 'dark' ? 'dark' : 'light'}>
        <Blocks />
      </ThemeRoot>
    </Router>,
  )
}
