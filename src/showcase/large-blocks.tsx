import { Button } from '@radix-ui/themes'
import { Inbox } from 'lucide-react'
import { useState } from 'react'

import { language, texts } from '#i18n/texts.ts'

import { LAYOUT_RATIOS } from '#app/portal-settings.ts'
import { Columns } from '#views/kit/columns/columns.tsx'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { showToast, Toasts } from '#views/kit/toast/toasts.tsx'
import { Prose } from '#views/kit/prose/prose.tsx'
import { samplesIn } from './samples.ts'

export function Texts() {
  const { prose, lead } = samplesIn(language().code)
  return (
    <div className="showcase-stack">
      {LAYOUT_RATIOS.map((ratio) => (
        <Columns
          key={ratio}
          ratio={ratio}
          main={<Prose html={prose} />}
          side={<p className="showcase-part">{lead}</p>}
        />
      ))}
    </div>
  )
}

export function Dialogs() {
  const { titles, lead, words } = samplesIn(language().code)
  const [size, setSize] = useState<'small' | 'large' | null>(null)
  const close = () => setSize(null)
  return (
    <p className="showcase-line">
      {(['small', 'large'] as const).map((option) => (
        <Button key={option} variant="soft" onClick={() => setSize(option)}>
          {option}
        </Button>
      ))}
      {size !== null && (
        <Dialog
          size={size}
          title={titles[0]}
          text={lead}
          close={close}
          actions={
            <>
              <Button variant="soft" color="gray" onClick={close}>
                {texts().portal.back()}
              </Button>
              <Button onClick={close}>{texts().portal.retry()}</Button>
            </>
          }
        >
          {size === 'large' && <p>{words[0]}</p>}
        </Dialog>
      )}
    </p>
  )
}

export function Faces() {
  const { titles, lead } = samplesIn(language().code)
  const kinds = ['success', 'error', 'warning', 'info'] as const
  return (
    <div className="showcase-stack">
      <Face within="section" title={titles[0] ?? ''} text={lead} icon={<Inbox />} />
      <Failed failure={{ reason: 'request.noNetwork', message: null }} retry={() => undefined} />
      <Skeleton label={texts().portal.loading()} />
      <p className="showcase-line">
        {kinds.map((kind) => (
          <Button key={kind} variant="soft" color="gray" onClick={() => showToast(kind, lead)}>
            {kind}
          </Button>
        ))}
      </p>
      <Toasts isDark={document.documentElement.classList.contains('dark')} />
    </div>
  )
}
