import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error' | 'warning' | 'info'
  readonly text: string
  /** Display time in milliseconds; null: the host's default. */
  readonly duration: number | null
}

export interface HostProps {
  readonly waiting: readonly Toast[]
  readonly isDark: boolean
  /** Called with the id of each toast that the host has taken over. */
  readonly onTaken: (id: number) => void
}

let queue: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()
const change = (next: readonly Toast[]) => {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the toast host is loaded with the first one. */
export function showToast(kind: Toast['kind'], text: string, duration: number | null = null): void {
  count += 1
  change([...queue, { id: count, kind, text, duration }])
}
const dropToast = (id: number): void => change(queue.filter((toast) => toast.id !== id))

/** Fallback if the host cannot be loaded, which is when messages matter. */
function PlainHost({ waiting }: { waiting: readonly Toast[] }) {
  return (
    <ul className="plain-toasts" aria-live="polite">
      {waiting.map(({ id, kind, text }) => (
        <li key={id} className="notice" data-kind={kind === 'error' ? 'error' : 'info'}>
          {text}
        </li>
      ))}
    </ul>
  )
}

const Host = lazy<ComponentType<HostProps>>(() => import('./toast-host.tsx').catch(() => ({ default: PlainHost })))

export function Toasts({ isDark }: { isDark: boolean }) {
  const waiting = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => queue,
  )
  if (count === 0) return null
  return (
    <Suspense>
      <Host waiting={waiting} isDark={isDark} onTaken={dropToast} />
    </Suspense>
  )
}
