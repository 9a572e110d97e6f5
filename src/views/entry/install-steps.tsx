import { ChevronDown } from 'lucide-react'
import { use } from 'react'

import { texts } from '#i18n/texts.ts'
import type { Device } from '#browser/device.ts'

import { usePortal } from '#app/context/portal-context.ts'

/** Product names, not translated. */
const IOS = 'iPhone · iPad'
const ANDROID = 'Android'
const SAFARI = 'Safari'
const CHROME = 'Chrome'
const CHROMIUMS = 'Chrome / Edge'

/** Manual installation steps; the visitor's platform comes first and is open. */
export function InstallSteps() {
  const { device } = use(usePortal().flows.entry())
  const LL = texts().entry.app
  const ways: readonly { readonly device: Device; readonly title: string; readonly steps: readonly string[] }[] = [
    { device: 'ios', title: IOS, steps: [LL.openIn({ browser: SAFARI }), LL.iosShare(), LL.iosAdd()] },
    { device: 'android', title: ANDROID, steps: [LL.openIn({ browser: CHROME }), LL.androidMenu(), LL.androidAdd()] },
    {
      device: 'desktop',
      title: LL.computer(),
      steps: [LL.openIn({ browser: CHROMIUMS }), LL.desktopIcon(), LL.desktopOpen()],
    },
  ]
  const ordered = ways.toSorted((a, b) => Number(b.device === device) - Number(a.device === device))
  return (
    <section className="install-steps">
      <h2 className="entry-card-title">{LL.byHand()}</h2>
      {ordered.map(({ device: kind, title, steps }) => (
        <Fold key={kind} title={title} isOpen={kind === device}>
          <Steps steps={steps} />
        </Fold>
      ))}
    </section>
  )
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="install-list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

interface FoldProps {
  readonly title: string
  readonly isOpen: boolean
  readonly children: React.ReactNode
}

/** One of several instructions, as a disclosure. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details className="fold" open={isOpen}>
      <summary className="fold-title">
        <bdi>{title}</bdi>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
