import { Button } from '@radix-ui/themes'
import { Check, Upload } from 'lucide-react'
import { useRef } from 'react'

import { AVATAR_MAX } from '#api/file/upload-rule.ts'
import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { FileInput } from '#views/file/file-input.tsx'
import { presetIds, presets } from './presets.ts'

interface Props {
  readonly selected: string | null
  readonly isClosed: boolean
  readonly choosePreset: (id: string, address: string) => void
  readonly chooseFile: (file: File | undefined) => void
}

/** [SHELL-32, SHELL-34] The portal's pictures, deselected by a second click, or a file of the user's. */
export function PictureSources({ selected, isClosed, choosePreset, chooseFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const LL = texts().profile.avatar
  const limits = LL.limits({ types: '\u2066PNG · JPG\u2069', size: fileSizeText(AVATAR_MAX, language()) })
  return (
    <div className="avatar-sources">
      <h2 className="avatar-heading">{LL.presets()}</h2>
      <ul className="avatar-presets" aria-label={LL.presets()}>
        {presetIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="avatar-preset"
              aria-pressed={id === selected}
              aria-label={LL.preset[id]()}
              title={LL.preset[id]()}
              disabled={isClosed}
              onClick={() => choosePreset(id, presets[id])}
            >
              <img src={presets[id]} alt="" width={52} height={52} />
              {id === selected && <Check className="avatar-preset-mark" size={14} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <FileInput ref={input} serviceCode="avatar" choose={([file]) => chooseFile(file)} />
      <div className="avatar-upload">
        <Button type="button" variant="soft" disabled={isClosed} onClick={() => input.current?.click()}>
          <Upload size={16} aria-hidden="true" />
          {LL.upload()}
        </Button>
        <span className="avatar-limits">{limits}</span>
      </div>
    </div>
  )
}
