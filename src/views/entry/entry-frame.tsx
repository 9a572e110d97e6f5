import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

import { entryAddress } from '#api/entry/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { speedAddress } from '#api/speed/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Brand } from '#views/shell/brand.tsx'
import { LanguageMenu } from '#views/shell/language-menu.tsx'
import { SkinMenu } from '#views/shell/skin-menu.tsx'
import './entry.css'

/** The public entry pages; each links to the others at its end. */
const siblings = [
  { name: 'applicationSecret', href: entryAddress('applicationSecret') },
  { name: 'techAuth', href: entryAddress('techAuth') },
  { name: 'appDownload', href: entryAddress('appDownload') },
  { name: 'websitedownload', href: entryAddress('websitedownload') },
  { name: 'appPolymer', href: entryAddress('appPolymer') },
  { name: 'speedTest', href: speedAddress('speedTest') },
] as const

/** The frame of the entry pages: without the shared header [SHELL-05], with a slim top bar of their own. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const current = usePortal().routeOf(path).name
  const LL = texts()
  return (
    <div className="entry">
      <header className="entry-top">
        <div className="entry-top-inner">
          <Link href={homeAddress('index')} className="entry-brand">
            <Brand />
          </Link>
          <div className="entry-tools">
            <LanguageMenu />
            <SkinMenu />
            <Link href={homeAddress('index')} className="entry-home" aria-label={LL.entry.toHome()}>
              <House size={18} aria-hidden="true" />
              <span className="menu-button-text">{LL.entry.toHome()}</span>
            </Link>
          </div>
        </div>
      </header>
      <div className="column entry-body">{children}</div>
      <nav className="entry-pages" aria-label={LL.entry.pages()}>
        <ul className="entry-pages-inner">
          {siblings.map(({ name, href }) => (
            <li key={name}>
              <Link href={href} aria-current={name === current ? 'page' : undefined}>
                {LL.title[name]()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
