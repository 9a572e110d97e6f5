import { useActorRef } from '@xstate/react'
import { Download } from 'lucide-react'

import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { extensionOf } from '#api/file/upload-rule.ts'
import { fileSizeText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import './task.css'

const pictures: readonly (string | null)[] = ['png', 'jpg', 'jpeg', 'gif']

/** Files in order: pictures and plain texts are shown, all can be downloaded. */
export function ShownFiles({ files }: { readonly files: readonly AttachedFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="review-files">
      {files.map((file) => (
        <li key={file.fileID} className="review-file">
          <ShownFile file={file} />
        </li>
      ))}
    </ul>
  )
}

function ShownFile({ file: { fileID, name, size } }: { readonly file: AttachedFile }) {
  const { addressOfFile } = useAdministration().flows
  const address = addressOfFile(fileID)
  const extension = extensionOf(name)
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer" download={name}>
        <Download size={16} aria-hidden="true" /> <bdi>{name}</bdi>
        {size !== null && ` (${fileSizeText(size, language())})`}
      </a>
      {pictures.includes(extension) && <img className="review-picture" src={address} alt={name} loading="lazy" />}
      {extension === 'txt' && <FileText fileID={fileID} name={name} />}
    </>
  )
}

/** The text in a file. */
function FileText({ fileID, name }: { readonly fileID: string; readonly name: string }) {
  const detail = useActorRef(useAdministration().flows.fileText, { input: { id: fileID } })
  return (
    <DetailFaces detail={detail} within="section">
      {(text) => (
        <pre className="review-text" dir="auto" tabIndex={0} role="region" aria-label={name}>
          {text}
        </pre>
      )}
    </DetailFaces>
  )
}
