import type { Ref } from 'react'

import { mediaTypes, uploadRule, type UploadService } from '#api/file/upload-rule.ts'

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly serviceCode: UploadService
  /** Several can be chosen at once. */
  readonly isMultiple?: boolean
  readonly choose: (files: readonly File[]) => void
}

/** The hidden file input; the buttons of the field open it. */
export function FileInput({ ref, serviceCode, isMultiple = false, choose }: Props) {
  const { extensions } = uploadRule(serviceCode)
  // Some devices filter by MIME type, others by extension.
  const accept = [
    ...extensions.map((extension) => `.${extension}`),
    ...new Set(extensions.map((extension) => mediaTypes[extension])),
  ]
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      multiple={isMultiple}
      accept={accept.join(',')}
      onChange={({ currentTarget }) => {
        choose([...(currentTarget.files ?? [])])
        // Allows choosing the same file again.
        currentTarget.value = ''
      }}
    />
  )
}
