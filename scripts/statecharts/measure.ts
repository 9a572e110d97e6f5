/**
 * Advance widths of Helvetica and of the faces that are drawn to its measure (Arial, Liberation Sans), in thousandths
 * of the font size, for the characters from space to tilde. Measured here and not in a browser: a picture must come out
 * with the same bytes on every machine.
 */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'

const widths = { regular: regular.split(' ').map(Number), bold: bold.split(' ').map(Number) }

export type Weight = keyof typeof widths

/** The width of a text in pixels, with a margin for wider faces. */
export function textWidth(text: string, size: number, weight: Weight = 'regular'): number {
  let sum = 0
  for (const character of text)
    sum += widths[weight][(character.codePointAt(0) ?? 0) - 32] ?? (character > '\u2fff' ? 1000 : 600)
  return Math.ceil((sum * size * 1.03) / 1000)
}

/**
 * Breaks a text between words (a word that is too long also after a dot or before a capital) into lines no wider than
 * `width`.
 */
export function wrap(text: string, width: number, size: number, weight: Weight = 'regular'): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((part) => pieces(part, width, size, weight))) {
    const longer = line === '' ? word.text : line + (word.glued ? '' : ' ') + word.text
    if (line !== '' && textWidth(longer, size, weight) > width) {
      lines.push(line)
      line = word.text
    } else line = longer
  }
  if (line !== '') lines.push(line)
  return lines
}

function pieces(
  word: string,
  width: number,
  size: number,
  weight: Weight,
): readonly { text: string; glued: boolean }[] {
  if (textWidth(word, size, weight) <= width) return [{ text: word, glued: false }]
  return word.split(/(?<=[./])|(?=[A-Z])/).map((text, index) => ({ text, glued: index > 0 }))
}
