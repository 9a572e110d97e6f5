import { useActorRef, useSelector } from '@xstate/react'
import { MessageCircleQuestionMark } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import { hasRoomBeside, sizeOf } from '#machines/assistant/assistant-place.ts'
import { shownPlace, type AssistantFlow } from '#machines/assistant/assistant.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { AssistantPanel } from './assistant-panel.tsx'
import { screenSize, useArrows, useDragging, useScreenSize } from './moving.ts'
import { useUncovered } from './uncovered.ts'
import './assistant.css'

export type AssistantActor = ActorRefFrom<AssistantFlow>

/** Screen width in pixels below which an open panel would cover everything. */
const NARROW = 600

/** [SHELL-50] A round button, or the open panel, at a position that the user can change. */
export default function AssistantWidget() {
  const isSignedIn = useSelector(usePortal().session, (snapshot) => snapshot.matches('signedIn'))
  // Remounted when the session changes, so that the next user sees nothing of the previous one.
  return <Widget key={String(isSignedIn)} isSignedIn={isSignedIn} />
}

function Widget({ isSignedIn }: { isSignedIn: boolean }) {
  const flows = use(usePortal().flows.assistant())
  const screen = screenSize()
  const kept = flows.kept()
  const assistant = useActorRef(flows.assistant, {
    input: {
      place: kept?.place ?? null,
      isOpen: screen.width >= NARROW && (kept?.isOpen ?? hasRoomBeside(screen)),
      screen,
      isSignedIn,
    },
  })
  const context = useSelector(assistant, (snapshot) => snapshot.context)
  const isExpanded = useSelector(assistant, (snapshot) => snapshot.hasTag('expanded'))
  const isDragging = useSelector(assistant, (snapshot) => snapshot.hasTag('dragging'))
  const root = useRef<HTMLElement>(null)
  const [isPressed, setPressed] = useState(false)
  useScreenSize(assistant)
  useUncovered(assistant, root)

  const { x, y } = shownPlace(context)
  const { width, height } = sizeOf(context.shape, context.screen)
  return (
    <aside
      ref={root}
      className="assistant"
      aria-label={texts().assistant.name()}
      data-shape={context.shape}
      data-dragging={isDragging}
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width, blockSize: height }}
    >
      {isExpanded ? (
        <AssistantPanel assistant={assistant} isPressed={isPressed} />
      ) : (
        <OpenButton assistant={assistant} pressed={() => setPressed(true)} />
      )}
      <Whereabouts assistant={assistant} />
    </aside>
  )
}

function OpenButton({ assistant, pressed }: { assistant: AssistantActor; pressed: () => void }) {
  const dragging = useDragging(assistant)
  const arrows = useArrows(assistant)
  const LL = texts().assistant
  return (
    <button
      type="button"
      className="assistant-button"
      aria-expanded={false}
      aria-label={LL.open()}
      title={LL.open()}
      {...dragging}
      onKeyDown={arrows}
      onClick={() => {
        pressed()
        assistant.send({ type: 'panel.opened' })
      }}
    >
      <MessageCircleQuestionMark size={24} aria-hidden="true" />
    </button>
  )
}

/** Announces the new position after a move. */
function Whereabouts({ assistant }: { assistant: AssistantActor }) {
  const place = useSelector(assistant, (snapshot) => snapshot.context.place)
  const isDragging = useSelector(assistant, (snapshot) => snapshot.hasTag('dragging'))
  const first = useRef(place)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (place === null || isDragging || place === first.current || said.current === null) return
    said.current.textContent = texts().assistant.moved({ x: place.x, y: place.y })
  }, [place, isDragging])
  return <p ref={said} className="visually-hidden" role="status" />
}
