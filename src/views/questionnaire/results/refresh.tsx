import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'

import type { Results } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import { has } from '#machines/kit/watching.ts'

/** Fetches the results again. It is not disabled meanwhile, so that it keeps the focus. */
export function Refresh({ detail }: { readonly detail: DetailActor<Results> }) {
  const isLoading = useSelector(detail, has('loadingMark'))
  return (
    <Button variant="soft" aria-busy={isLoading} onClick={() => detail.send({ type: 'item.reloaded' })}>
      <RefreshCw size={16} aria-hidden="true" />
      {texts().questionnaireResults.refresh()}
    </Button>
  )
}
