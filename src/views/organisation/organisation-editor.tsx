import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import { PORTAL_NAME_MAX } from '#api/organisation/organisation.contract.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { firstWritten, inEvery } from '#machines/kit/language-texts.ts'
import { blankOrganisation, organisationCompleteness } from '#machines/organisation/organisation-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import '#views/editor/document-parts.css'
import '#views/kit/facts/facts.css'

/** What the portal is called, and what the organisation has set of languages and times. */
export default function OrganisationEditor() {
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.organisation, {
    input: { kind: 'organisation', id: '', draft: blankOrganisation },
  })
  return (
    <EditorPage editor={editor} section="organisation">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'organisation'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const LL = texts().organisation
  if (item === null) return null
  return (
    <EditorFrame
      editor={editor}
      section={null}
      names={inEvery(() => LL.heading())}
      times={item.updatedAt === null ? null : { updatedAt: item.updatedAt, publishedAt: null }}
    >
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => organisationCompleteness(draft, code)}
        note={LL.fallback()}
      >
        <TextField
          label={LL.name()}
          language={language}
          look="title"
          max={PORTAL_NAME_MAX}
          isCounted
          placeholder={firstWritten(draft.texts, ({ name }) => name) || texts().portal.name()}
          note={LL.nameHint()}
          value={draft.texts[language].name}
          change={(name) => changeDraft(editor, ({ texts: all }) => ({ texts: { ...all, [language]: { name } } }))}
        />
      </LanguageSection>
      <EditorSection title={LL.settings()} note={LL.settingsHint({ settings: '\u2068MAIN_LANGUAGE, TIME_ZONE\u2069' })}>
        <dl className="facts">
          <div className="fact">
            <dt>{LL.mainLanguage()}</dt>
            <dd>
              <bdi>{languageOf(item.mainLanguage)?.label}</bdi>
            </dd>
          </div>
          <div className="fact">
            <dt>{LL.timeZone()}</dt>
            <dd>
              <bdi>{item.timeZone}</bdi>
            </dd>
          </div>
        </dl>
      </EditorSection>
    </EditorFrame>
  )
}
