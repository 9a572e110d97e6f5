import { Button } from '@radix-ui/themes'
import { Upload } from 'lucide-react'

import { UPLOAD_MAX, uploadRule, type UploadService } from '#api/file/upload-rule.ts'
import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

interface Props {
  readonly hintId: string
  readonly serviceCode: UploadService
  readonly isOver: boolean
  readonly isDisabled: boolean
  readonly open: () => void
}

/** The drop target and file button, with the allowed types and sizes. */
export function DropZone({ hintId, serviceCode, isOver, isDisabled, open }: Props) {
  const LL = texts().file
  return (
    <div className="upload-zone">
      <div className="upload-choose">
        <Button type="button" variant="soft" className="upload-button" disabled={isDisabled} onClick={open}>
          <Upload size={16} aria-hidden="true" />
          {LL.choose()}
        </Button>
        {/* Hidden without a mouse: nothing can be dropped by touch. */}
        <span className="upload-drop" aria-hidden="true">
          {isOver ? LL.dropNow() : LL.drop()}
        </span>
      </div>
      <p className="upload-limits" id={hintId}>
        {LL.limits({ types: typesText(serviceCode), size: fileSizeText(UPLOAD_MAX, language()) })}
      </p>
    </div>
  )
}

/** [VALID-20] JPEG is an alias of JPG. Bidi marks keep the list in one direction in every language. */
const typesText = (serviceCode: UploadService): string => {
  const names = uploadRule(serviceCode).extensions.filter((extension) => extension !== 'jpeg')
  return `\u2066${names.map((extension) => extension.toUpperCase()).join(' · ')}\u2069`
}
