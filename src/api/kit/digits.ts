const DIGIT = /\p{Nd}/u

/** Unicode has the digits of a script side by side, from nought to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** Replaces the decimal digits of all scripts in typed text by Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))
