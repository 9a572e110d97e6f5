import { create } from 'qrcode'

import './qr-code.css'

/** Quiet zone in modules, required by scanners. */
const QUIET = 4

interface Props {
  readonly address: string
  /** Accessible name: the target of the code. */
  readonly label: string
}

/** A QR code of an address as inline SVG, dark on white in every skin, as scanners require. Load it lazily. */
export default function QrCode({ address, label }: Props) {
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  return (
    <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={dark(modules)} fill="#000" />
    </svg>
  )
}

/** The dark modules as one path: a stroke per run of each row. */
function dark({ size, data }: { size: number; data: Uint8Array }): string {
  const strokes: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (x < size && data[y * size + x] === 1) x += 1
      if (x > start) strokes.push(`M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`)
    }
  }
  return strokes.join('')
}
