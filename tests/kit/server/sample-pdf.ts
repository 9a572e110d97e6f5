const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** A document of objects, the first of which is its catalogue. */
function documentOf(objects: readonly string[], trailer = ''): Buffer {
  let written = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = written.length
    written += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return bytes(
    `${written}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${written.length}\n%%EOF\n`,
  )
}

const hexOf = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/** A font that a reader has by itself, and one with Chinese characters, of which readers have to know the encoding. */
const latin = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
const chinese = (at: number) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${at + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor ${at + 2} 0 R >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]

/**
 * A PDF with a line on each of its pages, of Latin letters, or of Chinese characters where it begins with one; an empty
 * line leaves the page without words.
 */
export function pdfOf(lines: readonly string[], trailer = ''): Buffer {
  const [first, font] = [3, 3 + 2 * lines.length]
  const isChinese = /^\p{Script=Han}/u.test(lines[0] ?? '')
  const pages = lines.flatMap((line, at) => {
    const drawn =
      line === '' ? '0 0 90 90 re f' : `BT /F1 24 Tf 40 340 Td ${isChinese ? hexOf(line) : `(${line})`} Tj ET`
    const place = first + 2 * at
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${place + 1} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ]
  })
  const kids = lines.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  return documentOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
      ...pages,
      ...(isChinese ? chinese(font) : latin),
    ],
    trailer,
  )
}

/** One that opens by a password alone, which nobody knows. */
export const lockedPdf = (): Buffer => {
  const key = `<${'5a'.repeat(32)}>`
  return pdfOf(['Secret'], `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> /ID [<00> <00>] `)
}

/** One that ends where it has hardly begun. */
export const brokenPdf = (): Buffer => bytes('%PDF-1.4\n1 0 obj\n<< /Type /Cat')
