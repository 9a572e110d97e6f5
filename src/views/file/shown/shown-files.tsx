import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Download, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'

import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { extensionOf, type FileExtension } from '#api/file/upload-rule.ts'
import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { DetailFlow } from '#machines/kit/detail.flow.ts'
import type { PdfOpener } from '#browser/pdf.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { PdfShown } from './pdf-shown.tsx'
import './shown-files.css'

/** What files are read with. */
export interface FileReading {
  readonly addressOf: (fileID: string) => string
  readonly text: DetailFlow<string>
  readonly pdf: DetailFlow<PdfOpener>
}
interface Props {
  readonly files: readonly AttachedFile[]
  readonly reading: FileReading
  /** Texts and the first PDF are open from the beginning. */
  readonly isOpened?: boolean
}

type Face = 'picture' | 'text' | 'pdf'
const faces: Partial<Record<FileExtension, Face>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  txt: 'text',
  pdf: 'pdf',
}
const faceOf = ({ name }: AttachedFile): Face | undefined => faces[extensionOf(name) ?? 'zip']

/** Stored files in order: pictures are shown, texts and PDFs are opened on the page, all can be downloaded. */
export function ShownFiles({ files, reading, isOpened = false }: Props) {
  if (files.length === 0) return null
  const firstPdf = files.find((file) => faceOf(file) === 'pdf')
  return (
    <ul className="shown-files">
      {files.map((file) => (
        <li key={file.fileID} className="shown-file">
          <ShownFile
            file={file}
            reading={reading}
            isOpened={isOpened && (file === firstPdf || faceOf(file) === 'text')}
          />
        </li>
      ))}
    </ul>
  )
}

interface FileProps {
  readonly file: AttachedFile
  readonly reading: FileReading
  readonly isOpened: boolean
}

function ShownFile({ file, reading, isOpened }: FileProps) {
  const { fileID, name, size } = file
  const [isOpen, setOpen] = useState(isOpened)
  const id = useId()
  const address = reading.addressOf(fileID)
  const face = faceOf(file)
  const { shown: LL } = texts().file
  return (
    <>
      <div className="shown-file-head">
        <p className="shown-file-words">
          <a className="shown-file-name" href={address} target="_blank" rel="noreferrer" download={name}>
            <Download size={16} aria-hidden="true" />
            <bdi id={id}>{name}</bdi>
          </a>
          {size !== null && <span className="shown-file-size">{fileSizeText(size, language())}</span>}
        </p>
        {(face === 'text' || face === 'pdf') && (
          <Button
            type="button"
            variant="soft"
            color="gray"
            className="record-action"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
            {isOpen ? LL.hide() : LL.show()}
          </Button>
        )}
      </div>
      {face === 'picture' && (
        <a href={address} target="_blank" rel="noreferrer">
          <img className="shown-picture" src={address} alt={name} loading="lazy" />
        </a>
      )}
      {face === 'text' && isOpen && <TextShown flow={reading.text} fileID={fileID} name={name} />}
      {face === 'pdf' && isOpen && <PdfShown flow={reading.pdf} fileID={fileID} name={name} />}
    </>
  )
}

interface TextProps {
  readonly flow: DetailFlow<string>
  readonly fileID: string
  readonly name: string
}

function TextShown({ flow, fileID, name }: TextProps) {
  const detail = useActorRef(flow, { input: { id: fileID } })
  return (
    <DetailFaces detail={detail} within="section">
      {(text) => (
        <pre className="shown-text" dir="auto" tabIndex={0} role="region" aria-label={name}>
          {text}
        </pre>
      )}
    </DetailFaces>
  )
}
