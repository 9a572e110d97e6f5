import { useActorRef } from '@xstate/react'

import { informationCategories } from '#api/news/news.contract.ts'
import { draftOf } from '#machines/news/information-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { EditorForm } from './editor-form.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { NEW } from '#views/editor/sections.ts'

/** [NEWS-01, NEWS-04] The editor of an item of information. The address may set the category of a new one. */
export default function Editor({ id, query }: { id: string; query: URLSearchParams }) {
  const { flows } = useAdministration()
  const categoryCode = informationCategories.find((code) => code === query.get('category')) ?? 'news'
  const draft = draftOf({ categoryCode, topicCode: null, texts: [] })
  const editor = useActorRef(flows.editors.information, {
    input: { kind: 'information', id: id === NEW ? null : id, draft },
  })
  return (
    <EditorPage editor={editor} section="information">
      <EditorForm editor={editor} />
    </EditorPage>
  )
}
