import { useSelector } from '@xstate/react'
import { Minus, Move, Search, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'

import { texts } from '#i18n/texts.ts'

import { AssistantFindings } from './assistant-findings.tsx'
import type { AssistantActor } from './assistant-widget.tsx'
import { useArrows, useDragging } from './moving.ts'
import '#views/kit/icon-button/icon-button.css'

interface Props {
  readonly assistant: AssistantActor
  /** Whether the user opened the panel, so that it takes the focus; else it was restored open. */
  readonly isPressed: boolean
}

/** The open assistant: drag handle, question, results. Escape collapses it. */
export function AssistantPanel({ assistant, isPressed }: Props) {
  const isBusy = useSelector(assistant, (snapshot) => snapshot.hasTag('busy'))
  const panel = useRef<HTMLDivElement>(null)
  const collapse = () => {
    const isInside = panel.current?.contains(document.activeElement) === true
    const widget = panel.current?.parentElement
    assistant.send({ type: 'panel.collapsed' })
    // Keeps the focus on the collapsed widget.
    if (isInside) requestAnimationFrame(() => widget?.querySelector('button')?.focus())
  }
  return (
    <div
      ref={panel}
      className="assistant-panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          collapse()
        } else goThrough(event)
      }}
    >
      <Bar assistant={assistant} collapse={collapse} />
      <Question assistant={assistant} isPressed={isPressed} />
      <div className="assistant-findings" aria-busy={isBusy}>
        <AssistantFindings assistant={assistant} />
      </div>
    </div>
  )
}

function Bar({ assistant, collapse }: { assistant: AssistantActor; collapse: () => void }) {
  const bar = useDragging(assistant)
  const arrows = useArrows(assistant)
  const LL = texts().assistant
  return (
    <div className="assistant-bar" {...bar}>
      <h2 className="assistant-title">{LL.name()}</h2>
      <button
        type="button"
        className="icon-button assistant-move"
        aria-label={LL.move()}
        title={LL.move()}
        onKeyDown={arrows}
        onClick={() => assistant.send({ type: 'corner.asked' })}
      >
        <Move size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-expanded={true}
        aria-label={LL.collapse()}
        title={LL.collapse()}
        onClick={collapse}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

function Question({ assistant, isPressed }: Props) {
  const text = useSelector(assistant, (snapshot) => snapshot.context.text)
  const input = useRef<HTMLInputElement>(null)
  const LL = texts().assistant
  useEffect(() => {
    if (isPressed) input.current?.focus()
  }, [isPressed])
  return (
    <label className="assistant-question">
      <span className="assistant-label">{LL.question()}</span>
      <span className="assistant-field">
        <Search size={18} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          dir="auto"
          placeholder={LL.example()}
          value={text}
          onChange={(event) => assistant.send({ type: 'text.changed', text: event.target.value })}
        />
        {text !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label={LL.clear()}
            onClick={() => {
              assistant.send({ type: 'text.changed', text: '' })
              input.current?.focus()
            }}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </span>
    </label>
  )
}

/** Arrow keys move between the question and the results. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .assistant-finding')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at < 0) return
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
