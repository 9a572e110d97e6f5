import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkFileNames } from './scripts/build/chunk-names.ts'
import { finish } from './scripts/build/finish.ts'
import { gatherTexts } from './scripts/build/gather-texts.ts'
import { fetchFirst } from './scripts/build/fetch-first.ts'
import { pdfData } from './scripts/build/pdf-data.ts'
import { preloadFirstPage } from './scripts/build/preload-first-page.ts'
import { skinShades } from './scripts/build/skin-shades.ts'
import { stripDescriptions } from './scripts/build/strip-descriptions.ts'
import { trimCss } from './scripts/build/trim-css.ts'

const pages = ['index.html', 'admin.html']
const loginPage = 'src/views/session/login.page.tsx'
const dictionary = 'src/i18n/base/zh-CN.ts?gathered'

/**
 * What the first page cannot do without goes into one file: each further one costs a request's heads and compresses
 * worse. The pages' own entries stay out of it, since it is loaded, and so run, by both.
 */
const firstPage =
  /react-dom\/client\.js$|\/src\/(app\/start-portal\.ts|views\/portal\/portal\.tsx|views\/session\/login\.page\.tsx)$/

/**
 * What comes with it after the sign-in, in two files for the same reason: what nearly every page stands in or is made
 * of, with its icons, and home itself, which is the page that follows. Each takes along what it imports.
 */
const withShell =
  /\/src\/(i18n\/folded\.ts|app\/(shell\/flows|[^/]+\/pages)\.ts|views\/(shell\/shell|kit\/faces\/(list|detail)-faces)\.tsx)$|\/lucide-react\/.*\/(minus|notebook-pen|search)\.mjs$|\/src\/(api\/message\/(letter|notice)\.contract|machines\/message\/messages\.flow)\.ts$/
const withHome = /\/src\/(app\/home\/flows\.ts|views\/home\/home\.page\.tsx)$/

const groups = [
  { name: 'portal', test: firstPage, priority: 3 },
  { name: 'shell', test: withShell, priority: 2 },
  { name: 'home', test: withHome, priority: 1 },
]

export default defineConfig({
  plugins: [
    react(),
    gatherTexts(),
    stripDescriptions(),
    skinShades(),
    trimCss(pages, ['index.html', loginPage]),
    preloadFirstPage({ 'index.html': [loginPage, dictionary], 'admin.html': [dictionary] }),
    fetchFirst(),
    pdfData(),
    finish(),
  ],
  build: {
    // Every browser that the portal supports preloads modules by itself, and the Content-Security-Policy allows no
    // inline script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: pages,
      checks: { bundlerTimings: false },
      output: {
        // Hashes do not compress, and hundreds of names are listed for preloading.
        chunkFileNames: chunkFileNames(groups.map(({ name }) => name)),
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups },
      },
    },
  },
})
