import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { texts } from '#i18n/texts.ts'

import '#views/kit/dialog/dialog.css'
import '#views/kit/icon-button/icon-button.css'
import { onShowShortcuts } from './shortcuts-shown.ts'
import './shortcuts.css'

/** The player's shortcuts, in a native dialog: its top layer is visible in full screen too. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => onShowShortcuts(() => dialog.current?.showModal()), [])
  const LL = texts().study.shortcuts
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['Space', 'K'], LL.play()],
    [['←', '→'], LL.step()],
    [['J', 'L'], LL.leap()],
    [['0–9'], LL.tenth()],
    [['↑', '↓'], LL.volume()],
    [['M'], LL.mute()],
    [['C'], LL.captions()],
    [['<', '>'], LL.speed()],
    [['F'], LL.fullScreen()],
    [['?'], LL.list()],
  ]
  return (
    <dialog
      ref={dialog}
      className="player-shortcuts"
      aria-label={LL.title()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="player-shortcuts-body">
        <h2 className="player-panel-title">{LL.title()}</h2>
        <dl>
          {keys.map(([names, does]) => (
            <div key={does} className="player-shortcut">
              <dt dir="ltr">
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button className="icon-button dialog-close" aria-label={LL.close()}>
            <X size={18} aria-hidden="true" />
          </button>
        </form>
      </div>
    </dialog>
  )
}
