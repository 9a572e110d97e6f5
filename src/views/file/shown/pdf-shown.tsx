import { useActorRef } from '@xstate/react'
import { FileLock2, FileX2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { texts } from '#i18n/texts.ts'
import type { DetailFlow } from '#machines/kit/detail.flow.ts'
import type { PdfAnswer, PdfOpener } from '#browser/pdf.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { PdfPages } from './pdf-pages.tsx'

interface Props {
  readonly flow: DetailFlow<PdfOpener>
  readonly fileID: string
  readonly name: string
}

/** A stored PDF, page by page; one that is damaged or locked says so. */
export function PdfShown({ flow, fileID, name }: Props) {
  const detail = useActorRef(flow, { input: { id: fileID } })
  return (
    <DetailFaces detail={detail} within="section">
      {(open) => <Opened open={open} name={name} />}
    </DetailFaces>
  )
}

/** Open as long as it is on the page. */
function Opened({ open, name }: { readonly open: PdfOpener; readonly name: string }) {
  const [answer, setAnswer] = useState<PdfAnswer | null>(null)
  useEffect(() => {
    const opening = open()
    let isOver = false
    void opening.answer.then((given) => {
      if (!isOver) setAnswer(given)
    })
    return () => {
      isOver = true
      opening.close()
    }
  }, [open])
  const { file, portal } = texts()
  const LL = file.pdf
  if (answer === null) return <Skeleton label={portal.loading()} repeat={2} />
  if (answer === 'broken')
    return <Face within="section" title={LL.brokenTitle()} text={LL.brokenText()} icon={<FileX2 />} />
  if (answer === 'locked')
    return <Face within="section" title={LL.lockedTitle()} text={LL.lockedText()} icon={<FileLock2 />} />
  return <PdfPages pdf={answer} name={name} />
}
