import { useSelector } from '@xstate/react'
import { UserRoundCheck, VenetianMask } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import type { PaperActor } from '#views/paper/paper-actor.ts'
import { usePages } from './shown-sheet.ts'

/** What is asked and why, and what becomes of the answers; on the first page. */
export function SheetIntro({ paper }: { readonly paper: PaperActor }) {
  const about = useSelector(paper, ({ context }) => context.paper?.about ?? '')
  const isAnonymous = useSelector(paper, ({ context }) => context.paper?.staysOnDevice === true)
  const mayChange = useSelector(paper, ({ context }) => context.paper?.mayChange === true)
  const { at } = usePages(paper)
  const LL = texts().questionnaireSheet
  if (at > 0) return null
  return (
    <section className="sheet-intro">
      {about !== '' && (
        <p className="sheet-about" dir="auto">
          {about}
        </p>
      )}
      <p className="sheet-whose">
        {isAnonymous ? <VenetianMask size={20} aria-hidden="true" /> : <UserRoundCheck size={20} aria-hidden="true" />}
        <span>{isAnonymous ? LL.anonymous() : mayChange ? LL.namedChangeable() : LL.named()}</span>
      </p>
    </section>
  )
}
