import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import { liveAddress } from '#api/live/addresses.ts'
import {
  BROADCAST_SUMMARY_MAX,
  BROADCAST_TITLE_MAX,
  LINK_MAX,
  PLAYLIST_ENDING,
  SPEAKER_MAX,
} from '#api/live/broadcast-rule.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'
import {
  blankBroadcast,
  broadcastCompleteness,
  type BroadcastDraft,
  type BroadcastWords,
} from '#machines/live/broadcast-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { EditorSection } from '#views/editor/editor-section.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { NEW } from '#views/editor/sections.ts'
import { TextField } from '#views/editor/text-field.tsx'
import { TimeField } from '#views/editor/time-field.tsx'
import { LiveStatus } from '#views/live/live-status.tsx'
import '#views/editor/document-parts.css'

/** [LIVE-01] The editor of a live broadcast: its texts, when it is, and where it is watched. */
export default function BroadcastEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const [draft] = useState(() => blankBroadcast(new Date()))
  const editor = useActorRef(flows.editors.broadcast, {
    input: { kind: 'broadcast', id: id === NEW ? null : id, draft },
  })
  return (
    <EditorPage editor={editor} section="broadcasts">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'broadcast'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const LL = texts().broadcast
  const titles = inEvery((code) => draft.texts[code].title)
  const set = (changed: Partial<BroadcastDraft>) => changeDraft(editor, (written) => ({ ...written, ...changed }))
  const write = (changed: Partial<BroadcastWords>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <EditorFrame
      editor={editor}
      section="broadcasts"
      names={titles}
      times={item === null ? null : { createdAt: item.createdAt, updatedAt: item.updatedAt, publishedAt: null }}
      facts={
        item !== null && (
          <>
            <li>
              <LiveStatus state={item.state} />
            </li>
            <li>
              <a
                href={item.joinUrl ?? `/#${liveAddress('livePlay', { id: item.broadcastID })}`}
                target="_blank"
                rel="noopener"
              >
                {LL.watch()}
                <span className="visually-hidden"> ({texts().portal.newWindow()})</span>
              </a>
            </li>
          </>
        )
      }
    >
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => broadcastCompleteness(draft, code)}
        note={LL.fallback()}
      >
        <div className="text-fields">
          <TextField
            label={LL.title()}
            language={language}
            look="title"
            max={BROADCAST_TITLE_MAX}
            isCounted
            placeholder={nameIn(titles, language)}
            value={draft.texts[language].title}
            change={(title) => write({ title })}
          />
          <TextField
            label={LL.summary()}
            language={language}
            rows={4}
            max={BROADCAST_SUMMARY_MAX}
            isCounted
            note={LL.summaryHint()}
            value={draft.texts[language].summary}
            change={(summary) => write({ summary })}
          />
        </div>
      </LanguageSection>
      <EditorSection title={LL.details()}>
        <div className="field-grid">
          <TimeField
            label={LL.startsAt()}
            name="startsAt"
            value={draft.startsAt}
            change={(startsAt) => set({ startsAt })}
          />
          <TimeField label={LL.endsAt()} name="endsAt" value={draft.endsAt} change={(endsAt) => set({ endsAt })} />
        </div>
        <TextField
          label={LL.speaker()}
          language={null}
          max={SPEAKER_MAX}
          value={draft.speaker}
          change={(speaker) => set({ speaker })}
        />
        <TextField
          label={LL.joinUrl()}
          language={null}
          max={LINK_MAX}
          note={LL.joinUrlHint()}
          placeholder="https://"
          value={draft.joinUrl}
          change={(joinUrl) => set({ joinUrl })}
        />
        <TextField
          label={LL.source()}
          language={null}
          max={LINK_MAX}
          note={LL.sourceHint({ ending: PLAYLIST_ENDING, setting: 'LIVE_SOURCES' })}
          placeholder="https://…/master.m3u8"
          value={draft.source}
          change={(source) => set({ source })}
        />
      </EditorSection>
    </EditorFrame>
  )
}
