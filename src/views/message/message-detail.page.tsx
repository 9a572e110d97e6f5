import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { Composer } from './composer.tsx'
import { LetterHistory } from './letter-history.tsx'
import { LISTS, lettersOf } from './message-address.ts'
import { useSurroundings, type DialogueActor, type WritingActor } from './dialogue-surroundings.ts'
import './dialogue.css'

/** [ROUTE-83, ROUTE-84, MSG-03] The letters between two people, and the letter box. */
export default function MessageDetailPage({ query }: PageProps) {
  const { dialogue, writing, kept } = use(usePortal().flows.correspondence())
  const dialogueId = query.get('dialogueId') ?? ''
  const actor = useActorRef(dialogue, {
    input: { dialogueId, isSeen: document.visibilityState === 'visible' },
  })
  const writer = useActorRef(writing, { input: { to: dialogueId, ...kept(dialogueId) } })
  useSurroundings(actor, writer, dialogueId)
  const partner = useSelector(actor, (snapshot) => snapshot.context.partner)
  // [MSG-04] The name in the address is a placeholder until the partner is loaded.
  const name = partner?.originalName ?? query.get('name') ?? ''
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'))
  usePageTitle(name)
  if (isMissing) return <Missing />
  return (
    <div className="column dialogue">
      <BackLink href={lettersOf(LISTS)}>{texts().message.centre.toLetters()}</BackLink>
      <header className="dialogue-head">
        <Avatar id={partner?.userId ?? dialogueId} name={name} size={40} />
        <h1 className="dialogue-name">
          <bdi>{name}</bdi>
        </h1>
      </header>
      <Letters actor={actor} writer={writer} name={name} />
    </div>
  )
}

function Letters({ actor, writer, name }: { actor: DialogueActor; writer: WritingActor; name: string }) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'))
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const canWrite = useSelector(actor, (snapshot) => snapshot.context.canWrite)
  const LL = texts()
  if (isLoading) {
    return (
      <div className="letters" aria-busy="true">
        <Skeleton label={LL.portal.loading()} repeat={2} />
      </div>
    )
  }
  if (failure !== null) return <Failed failure={failure} retry={() => actor.send({ type: 'letters.reloaded' })} />
  if (!isShown) return null
  return (
    <>
      <LetterHistory actor={actor} writer={writer} name={name} />
      {canWrite ? <Composer writer={writer} /> : <p className="dialogue-closed">{LL.message.dialogue.closed()}</p>}
    </>
  )
}

function Missing() {
  const LL = texts()
  return (
    <div className="column">
      <Face title={LL.problem.missingHeading()} text={LL.problem.missingText()} icon={<SearchX />}>
        <Button asChild variant="soft">
          <Link href={lettersOf(LISTS)}>{LL.message.centre.toLetters()}</Link>
        </Button>
      </Face>
    </div>
  )
}
