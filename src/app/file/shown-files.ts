import { fileAddress } from '#api/file/file.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'

/** Stored files that are shown on the page: their addresses, the text in one, a PDF. */
export function provideShownFiles(transport: Transport) {
  const addressOf = (fileID: string): string => fileAddress(transport, fileID)
  const fetched = async (fileID: string): Promise<Response> => {
    const answer = await fetch(addressOf(fileID))
    if (!answer.ok) throw new Error(`The file was not sent: ${answer.status}.`)
    return answer
  }
  return {
    addressOf,
    text: detailOf(async (fileID) => (await fetched(fileID)).text()),
    /** What reads it is fetched with the first one that is opened. */
    pdf: detailOf(async (fileID) => {
      const [bytes, { pdfOpener }] = await Promise.all([
        fetched(fileID).then((answer) => answer.arrayBuffer()),
        import('#browser/pdf.ts'),
      ])
      return pdfOpener(bytes)
    }),
  }
}
