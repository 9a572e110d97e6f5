import type { ShellProps } from '../pages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around a page. Home brings its own top (gap GAP-11). */
export default function Shell({ hasHeader, children }: ShellProps) {
  return (
    <>
      {hasHeader && <Header />}
      {children}
      <Footer />
    </>
  )
}
