import { Button } from '@radix-ui/themes'
import { Upload } from 'lucide-react'

import { UPLOAD_MAX, type UploadService } from '#api/file/upload-rule.ts'
import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { typesText } from './types-text.ts'

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
