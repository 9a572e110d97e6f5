import { File as FileIcon } from 'lucide-react'

import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import './homework.css'

/** Stored files: pictures, sound and films open, others are downloaded. */
export function FileList({ files }: { readonly files: readonly AttachedFile[] }) {
  const { fileAddress } = usePortal()
  return (
    <ul className="homework-files">
      {files.map(({ fileID, name, size }) => (
        <li key={fileID} className="homework-file">
          <FileIcon size={16} aria-hidden="true" />
          <a href={fileAddress(fileID)} target="_blank" rel="noopener">
            <bdi>{name}</bdi>
            <span className="visually-hidden"> ({texts().portal.newWindow()})</span>
          </a>
          {size !== null && <span className="homework-file-size">{fileSizeText(size, language())}</span>}
        </li>
      ))}
    </ul>
  )
}
