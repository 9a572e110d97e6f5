import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  TextLayer,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where the build puts what pdf.js fetches by name. */
const data = `/assets/pdfjs-${version}/`
GlobalWorkerOptions.workerSrc = `${data}pdf.worker.min.mjs`

/** More pixels than this are too many for a canvas on some phones. */
const PIXELS_MOST = 16_000_000

/** How one page is drawn. */
export interface Sheet {
  /** The first is 1. */
  readonly page: number
  /** In CSS pixels. */
  readonly width: number
  /** Filled with the drawn page once it is ready; what it shows before stays until then. */
  readonly on: HTMLElement
}
/** A page that is being drawn. */
export interface Drawing {
  /** Whether the page has words that can be read out and searched, once it is drawn. Rejected if it cannot be. */
  readonly hasWords: Promise<boolean>
  stop(): void
}
export interface OpenedPdf {
  readonly pages: number
  draw(sheet: Sheet): Drawing
}
/** A document that was opened, or why it was not. */
export type PdfAnswer = OpenedPdf | 'broken' | 'locked'
export interface OpeningPdf {
  readonly answer: Promise<PdfAnswer>
  close(): void
}
/** Opens a document, as often as it is shown. */
export type PdfOpener = () => OpeningPdf

/** Reads in a worker, without scripts, forms and links of the document. */
export const pdfOpener =
  (bytes: ArrayBuffer): PdfOpener =>
  () => {
    const opening = getDocument({
      // The worker takes its bytes away.
      data: bytes.slice(0),
      cMapUrl: `${data}cmaps/`,
      standardFontDataUrl: `${data}standard_fonts/`,
      wasmUrl: `${data}wasm/`,
      // The Content-Security-Policy allows no WebAssembly.
      useWasm: false,
      verbosity: 0,
    })
    return {
      answer: opening.promise.then(opened, (error: unknown) =>
        error instanceof PasswordException ? 'locked' : 'broken',
      ),
      close: () => void opening.destroy(),
    }
  }

const opened = (document: PDFDocumentProxy): OpenedPdf => ({
  pages: document.numPages,
  draw(sheet) {
    const stopped = new AbortController()
    return { hasWords: draw(document, sheet, stopped.signal), stop: () => stopped.abort() }
  },
})

async function draw(document: PDFDocumentProxy, { page: number, width, on }: Sheet, stopped: AbortSignal) {
  const page = await document.getPage(number)
  stopped.throwIfAborted()
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const dense = Math.min(devicePixelRatio, Math.sqrt(PIXELS_MOST / (viewport.width * viewport.height)))
  const canvas = globalThis.document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * dense)
  canvas.height = Math.floor(viewport.height * dense)
  canvas.style.inlineSize = `${viewport.width}px`
  canvas.style.blockSize = `${viewport.height}px`
  canvas.ariaHidden = 'true'
  const words = globalThis.document.createElement('div')
  words.className = 'pdf-words'
  words.style.setProperty('--total-scale-factor', String(scale))
  const rendering = page.render({ canvas, viewport, transform: [dense, 0, 0, dense, 0, 0] })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  stopped.addEventListener('abort', () => {
    rendering.cancel()
    layer.cancel()
  })
  await Promise.all([rendering.promise, layer.render()])
  stopped.throwIfAborted()
  on.replaceChildren(canvas, words)
  return layer.textContentItemsStr.some((text) => text.trim() !== '')
}
