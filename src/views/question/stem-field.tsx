import { useState } from 'react'

import { STEM_MAX } from '#api/question/question.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { TextField } from '#views/editor/text-field.tsx'
import { UploadField } from '#views/file/upload-field.tsx'

interface Props {
  readonly language: LanguageCode
  readonly stem: string
  /** The same in another language. */
  readonly instead: string
  /** Changes what is written by then: an upload can end while somebody types. */
  readonly rewrite: (edit: (stem: string) => string) => void
}

/** Code in its own order, also within Arabic. */
const isolated = (code: string): string => `\u2066${code}\u2069`

/** What a question asks in one language, in Markdown, with pictures. */
export function StemField({ language, stem, instead, rewrite }: Props) {
  const { question: LL } = texts()
  return (
    <>
      <TextField
        label={LL.stem()}
        language={language}
        rows={5}
        max={STEM_MAX}
        isCounted
        note={LL.stemHint({
          bold: isolated('**…**'),
          code: isolated('`…`'),
          formula: isolated('$x^2$'),
          dollar: isolated('\\$'),
        })}
        placeholder={instead}
        value={stem}
        change={(text) => rewrite(() => text)}
      />
      <Picture rewrite={rewrite} />
    </>
  )
}

/** Puts an uploaded picture at the end of the question; the field is empty again for the next. */
function Picture({ rewrite }: Pick<Props, 'rewrite'>) {
  const { upload } = useAdministration().flows
  const [count, setCount] = useState(0)
  const { question: LL } = texts()
  return (
    <UploadField
      key={count}
      flow={upload}
      serviceCode="question-picture"
      label={LL.picture()}
      hint={LL.pictureHint()}
      value={null}
      onChange={(file) => {
        if (file === null) return
        const picture = `![${LL.pictureAlt()}](file:${file.fileID})`
        rewrite((stem) => (stem.trim() === '' ? picture : `${stem.trimEnd()}\n\n${picture}`))
        setCount(count + 1)
      }}
    />
  )
}
