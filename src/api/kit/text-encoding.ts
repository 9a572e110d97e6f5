/** The encodings of text files that can be read, by the labels of the Encoding standard. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1254',
  'windows-1256',
  'windows-1258',
  'windows-874',
] as const
export type TextEncoding = (typeof textEncodings)[number]
