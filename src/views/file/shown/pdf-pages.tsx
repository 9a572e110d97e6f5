import { MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import { isolated } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { OpenedPdf } from '#browser/pdf.ts'

import { Pagination } from '#views/kit/pagination/pagination.tsx'
import '#views/kit/icon-button/icon-button.css'
import './pdf-pages.css'

/** Of the width of the frame. */
const ZOOMS = [1, 1.5, 2, 3] as const

interface Props {
  readonly pdf: OpenedPdf
  readonly name: string
}

type Standing = 'drawing' | 'words' | 'picture' | 'failed'

/** The pages of a document one at a time, each as wide as its frame or larger. */
export function PdfPages({ pdf, name }: Props) {
  const [page, turnTo] = useState(1)
  const [zoom, setZoom] = useState(0)
  const [standing, setStanding] = useState<Standing>('drawing')
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const times = ZOOMS[zoom] ?? 1
  useEffect(() => {
    if (width === 0 || sheet.current === null) return
    const drawing = pdf.draw({ page, width: width * times, on: sheet.current })
    let isOver = false
    const note = (reached: Standing) => {
      if (!isOver) setStanding(reached)
    }
    drawing.hasWords.then(
      (hasWords) => note(hasWords ? 'words' : 'picture'),
      () => note('failed'),
    )
    return () => {
      isOver = true
      drawing.stop()
    }
  }, [pdf, page, width, times])
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 })
  }, [page])
  const { pdf: LL } = texts().file
  const written = (value: number) => numberText(value, language())
  return (
    <div className="pdf">
      <div className="pdf-bar">
        {pdf.pages > 1 && (
          <Pagination
            simple
            label={name}
            page={page}
            size={1}
            count={pdf.pages}
            turnTo={(wanted) => {
              setStanding('drawing')
              turnTo(wanted)
            }}
            resize={() => undefined}
          />
        )}
        <div className="pdf-zoom">
          <Zoom label={LL.smaller()} isClosed={zoom === 0} press={() => setZoom(zoom - 1)}>
            <ZoomOut size={18} aria-hidden="true" />
          </Zoom>
          <Zoom label={LL.toWidth()} isClosed={zoom === 0} press={() => setZoom(0)}>
            <MoveHorizontal size={18} aria-hidden="true" />
          </Zoom>
          <Zoom label={LL.larger()} isClosed={zoom === ZOOMS.length - 1} press={() => setZoom(zoom + 1)}>
            <ZoomIn size={18} aria-hidden="true" />
          </Zoom>
        </div>
      </div>
      <div
        ref={frame}
        className="pdf-frame"
        role="region"
        aria-label={LL.page({ name: isolated(name), page: written(page), pages: written(pdf.pages) })}
        aria-busy={standing === 'drawing'}
        data-larger={times > 1}
        // Scrolled by keyboard.
        tabIndex={times > 1 ? 0 : undefined}
        // A document has its own direction, whatever that of the page is.
        dir="ltr"
        hidden={standing === 'failed'}
      >
        <div ref={sheet} className="pdf-sheet" />
      </div>
      <p className="pdf-note" role="status">
        {standing === 'picture' && LL.noWords()}
        {standing === 'failed' && LL.failed()}
      </p>
    </div>
  )
}

interface ZoomProps {
  readonly label: string
  readonly isClosed: boolean
  readonly press: () => void
  readonly children: ReactNode
}

function Zoom({ label, isClosed, press, children }: ZoomProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      // Not `disabled`, which would drop the focus at the end of the scale.
      aria-disabled={isClosed}
      onClick={() => {
        if (!isClosed) press()
      }}
    >
      {children}
    </button>
  )
}

/** The inner width of an element in whole pixels; 0: not known yet. */
function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (of.current === null) return
    const watching = new ResizeObserver(([entry]) => {
      // Hidden, it has none.
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width))
    })
    watching.observe(of.current)
    return () => watching.disconnect()
  }, [of])
  return width
}
