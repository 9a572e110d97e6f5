import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { completeness } from '#machines/news/information-draft.ts'
import { inEvery } from '#machines/kit/language-texts.ts'
import { has } from '#machines/kit/watching.ts'

import { useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorDetails } from './editor-details.tsx'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { TextFields } from '#views/editor/text-fields.tsx'

/** Form and commands of an item of information. */
export function EditorForm({ editor }: { editor: EditorActor<'information'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const isPreview = useSelector(editor, has('preview'))
  const draft = useDraft(editor)
  const item = useItem(editor)
  const LL = texts().administration.editor
  return (
    <EditorFrame
      editor={editor}
      section="information"
      names={inEvery((code) => draft.texts[code].title)}
      times={item}
      facts={
        item !== null && (
          <li>
            {LL.views()} <bdi>{numberText(item.views, spoken())}</bdi>
          </li>
        )
      }
      hasPreview
    >
      <EditorDetails editor={editor} />
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => completeness(draft.texts[code])}
        note={LL.fallback()}
      >
        <TextFields key={language} editor={editor} language={language} />
      </LanguageSection>
      {isPreview && <PreviewDialog editor={editor} language={language} />}
    </EditorFrame>
  )
}
