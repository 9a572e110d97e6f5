import { ArrowLeft, List } from 'lucide-react'
import { Link } from 'wouter'

import { homeAddress } from '#api/home/addresses.ts'
import { liveAddress } from '#api/live/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Brand } from '#views/shell/brand.tsx'
import { LanguageMenu } from '#views/shell/language-menu.tsx'
import { SkinMenu } from '#views/shell/skin-menu.tsx'

/** The page has no header [SHELL-05] and is opened from outside: brand, exit and language menu. */
export function LiveTop({ hasList }: { hasList: boolean }) {
  const { settings } = usePortal()
  const LL = texts().live
  return (
    <header className="live-top">
      <div className="live-top-inner">
        <Link href={homeAddress('index')} className="live-top-brand">
          <Brand />
        </Link>
        <nav className="live-top-ways" aria-label={LL.terms[settings.wording].name()}>
          {!hasList && (
            <Link href={liveAddress('livePlay')} className="live-top-way">
              <List size={18} aria-hidden="true" />
              <span className="live-top-word">{LL.terms[settings.wording].all()}</span>
            </Link>
          )}
          <Link href={homeAddress('index')} className="live-top-way">
            <ArrowLeft size={18} aria-hidden="true" className="mirrored" />
            <span className="live-top-word">{LL.toHome()}</span>
          </Link>
        </nav>
        <LanguageMenu />
        <SkinMenu />
      </div>
    </header>
  )
}
