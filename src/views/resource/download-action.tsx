import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff, Download, X } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'

import { percentText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { ResourceDownloadFlow } from '#machines/resource/resource-download.flow.ts'

import { failureText } from '#app/context/portal-context.ts'

type Loader = ActorRefFrom<ResourceDownloadFlow>

interface Props {
  readonly loader: Loader
  readonly name: string
  /** Bytes; null: no file attached, which is explained on click. */
  readonly size: number | null
}

/** [RESOURCE-01] Downloads the file with progress; can be cancelled. */
export function DownloadAction({ loader, name, size }: Props) {
  const isFetching = useSelector(loader, (snapshot) => snapshot.hasTag('fetching'))
  const received = useSelector(loader, (snapshot) => snapshot.context.received)
  const LL = texts().resource
  const share = size === null || size === 0 ? 0 : Math.min(100, Math.floor((received * 100) / size))
  return (
    <Button
      variant="soft"
      aria-busy={isFetching}
      onClick={() => loader.send({ type: isFetching ? 'download.cancelled' : 'download.asked' })}
    >
      {isFetching ? <X size={16} aria-hidden="true" /> : <Download size={16} aria-hidden="true" />}
      {isFetching ? <bdi>{LL.downloading({ percent: percentText(share, language()) })}</bdi> : LL.download()}
      <span className="visually-hidden">
        {' '}
        {isFetching ? `${LL.cancel()} ` : ''}
        {name}
      </span>
    </Button>
  )
}

/** [ERROR-20] Outcome of the download. */
export function DownloadSaid({ loader }: { loader: Loader }) {
  const failure = useSelector(loader, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const isSaved = useSelector(loader, (snapshot) => snapshot.value === 'idle' && snapshot.context.times > 0)
  return (
    <div className="resource-said" role="status">
      {failure !== null && (
        <p className="notice" data-kind="error">
          <CloudOff size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
      {isSaved && <span className="visually-hidden">{texts().resource.saved()}</span>}
    </div>
  )
}
