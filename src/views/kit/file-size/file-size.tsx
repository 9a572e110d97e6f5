import { fileSizeText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

/** [CONST-08] */
export function FileSize({ bytes }: { bytes: number }) {
  return <bdi className="file-size">{fileSizeText(bytes, language())}</bdi>
}
