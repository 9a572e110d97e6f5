import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import '#views/kit/icon-button/icon-button.css'
import type { Cropping } from '#browser/avatar-cropper.ts'
import { STEP, ZOOM_STEP } from './crop-frame.tsx'
import type { Stage } from './stage.ts'

interface Props {
  readonly stage: Stage
  readonly isClosed: boolean
}

/** Buttons as an alternative to drag and pinch; left and right are physical in every language. */
export function CropControls({ stage, isClosed }: Props) {
  const LL = texts().profile.avatar
  const controls: readonly (readonly [label: string, icon: ReactNode, act: (cropping: Cropping) => void])[] = [
    [LL.zoomOut(), <ZoomOut key="icon" size={18} />, (cropping) => cropping.zoom(-ZOOM_STEP)],
    [LL.zoomIn(), <ZoomIn key="icon" size={18} />, (cropping) => cropping.zoom(ZOOM_STEP)],
    [LL.left(), <ArrowLeft key="icon" size={18} />, (cropping) => cropping.move(-STEP, 0)],
    [LL.right(), <ArrowRight key="icon" size={18} />, (cropping) => cropping.move(STEP, 0)],
    [LL.up(), <ArrowUp key="icon" size={18} />, (cropping) => cropping.move(0, -STEP)],
    [LL.down(), <ArrowDown key="icon" size={18} />, (cropping) => cropping.move(0, STEP)],
    [LL.reset(), <RotateCcw key="icon" size={18} />, (cropping) => cropping.reset()],
  ]
  return (
    <div className="avatar-controls" role="group" aria-label={LL.controls()} dir="ltr">
      {controls.map(([label, icon, act]) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          aria-label={label}
          title={label}
          disabled={isClosed}
          onClick={() => stage.current !== null && act(stage.current)}
        >
          {icon}
        </button>
      ))}
    </div>
  )
}
