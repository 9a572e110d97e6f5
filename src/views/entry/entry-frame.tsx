import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { addressOf } from '#app/routes/address-of.ts'
import { routeOf } from '#app/routes/table.ts'

import { Brand } from '#views/shell/brand.tsx'
import { LanguageMenu } from '#views/shell/language-menu.tsx'
import { SkinMenu } from '#views/shell/skin-menu.tsx'
import './entry.css'

/** The public entry pages; each links to the others at its end. */
const siblings = ['applicationSecret', 'techAuth', 'appDownload', 'websitedownload', 'appPolymer', 'speedTest'] as const

/** The frame of the entry pages: without the shared header [SHELL-05], with a slim top bar of their own. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const current = routeOf(path).name
  const LL = texts()
  return (
    <div className="entry">
      <header className="entry-top">
        <div className="entry-top-inner">
          <Link href={addressOf('index')} className="entry-brand">
            <Brand />
          </Link>
          <div className="entry-tools">
            <LanguageMenu />
            <SkinMenu />
            <Link href={addressOf('index')} className="entry-home" aria-label={LL.entry.toHome()}>
              <House size={18} aria-hidden="true" />
              <span className="menu-button-text">{LL.entry.toHome()}</span>
            </Link>
          </div>
        </div>
      </header>
      <div className="column entry-body">{children}</div>
      <nav className="entry-pages" aria-label={LL.entry.pages()}>
        <ul className="entry-pages-inner">
          {siblings.map((name) => (
            <li key={name}>
              <Link href={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
                {LL.title[name]()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
