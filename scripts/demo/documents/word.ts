import { escaped, officeParts, relations, XML, zipOf } from './zip.ts'

type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'point'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

const STYLE: Readonly<Record<string, string>> = { title: 'Title', heading: 'Heading1', text: 'Normal', point: 'Point' }
const COLUMNS = 9600

const paragraph = (text: string, style: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = Math.floor(COLUMNS / head.length)
  const cell = (text: string, style: string, fill: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill === '' ? '' : `<w:shd w:val="clear" w:fill="${fill}"/>`}</w:tcPr>${paragraph(text, style)}</w:tc>`
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:color="B8C6D6"/>`)
    .join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${COLUMNS}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${head.map(() => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid><w:tr><w:trPr><w:tblHeader/></w:trPr>${head.map((text) => cell(text, 'Head', 'E6F4FF')).join('')}</w:tr>${rows.map((row) => `<w:tr>${row.map((text) => cell(text, 'Normal', '')).join('')}</w:tr>`).join('')}</w:tbl>${paragraph('', 'Normal')}`
}

const blockOf = (block: Block): string =>
  block.kind === 'table'
    ? table(block.head, block.rows)
    : paragraph(block.kind === 'point' ? `☐  ${block.text}` : block.text, STYLE[block.kind] ?? 'Normal')

const style = (id: string, name: string, run: string, spacing: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${spacing}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
const WORDS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const STYLES = `${XML}<w:styles ${WORDS}>${[
  style(
    'Normal',
    'Normal',
    '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/>',
    '<w:spacing w:after="80"/>',
  ),
  style('Title', 'Title', '<w:b/><w:color w:val="0958B8"/><w:sz w:val="44"/>', '<w:spacing w:after="160"/>'),
  style(
    'Heading1',
    'heading 1',
    '<w:b/><w:color w:val="0958B8"/><w:sz w:val="28"/>',
    '<w:keepNext/><w:spacing w:before="280" w:after="100"/>',
  ),
  style('Point', 'Point', '', '<w:spacing w:after="60"/><w:ind w:left="400" w:hanging="400"/>'),
  style('Head', 'Head', '<w:b/>', '<w:spacing w:after="40"/>'),
].join('')}</w:styles>`

/** A .docx file. */
export const wordDocument = (blocks: readonly Block[]): Buffer =>
  zipOf({
    ...officeParts('word/document.xml', {
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    'word/_rels/document.xml.rels': relations([['styles', 'styles.xml']]),
    'word/styles.xml': STYLES,
    'word/document.xml': `${XML}<w:document ${WORDS}><w:body>${blocks.map(blockOf).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr></w:body></w:document>`,
  })

export const title = (text: string): Block => ({ kind: 'title', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const text = (content: string): Block => ({ kind: 'text', text: content })
export const points = (...contents: readonly string[]): readonly Block[] =>
  contents.map((content) => ({ kind: 'point', text: content }))
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
})
