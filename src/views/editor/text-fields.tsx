import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { DETAIL_MAX, SUMMARY_MAX, TITLE_MAX } from '#api/news/news.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { languageOf, defaultLanguage, type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import { isPlain, isTooLong, type DraftText } from '#machines/news/information-draft.ts'

import { changeDraft, isOver as isDiscarded, useDraft, type EditorActor } from './document.ts'
import { Labelled } from './labelled.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly editor: EditorActor<'information'>
  readonly language: LanguageCode
}

/** The text fields of one language, in its direction. */
export function TextFields({ editor, language }: Props) {
  const draft = useDraft(editor)
  const isOver = useSelector(editor, isDiscarded)
  const LL = texts().administration.editor
  const text = draft.texts[language]
  const { tag, dir } = languageOf(language) ?? defaultLanguage
  const change = (changed: Partial<DraftText>) =>
    changeDraft(editor, (written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  const id = useId()
  const written = { lang: tag, dir, readOnly: isOver }
  const detailNote = isTooLong(text)
    ? LL.tooLong({ count: numberText(text.informationDetail.length, spoken()), max: numberText(DETAIL_MAX, spoken()) })
    : null
  return (
    <div className="text-fields">
      <Labelled id={`${id}-title`} label={LL.title()} count={text.title.length} max={TITLE_MAX}>
        <input
          {...written}
          id={`${id}-title`}
          className="text-box text-field text-field-title"
          maxLength={TITLE_MAX}
          value={text.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Labelled>
      <Labelled
        id={`${id}-summary`}
        label={LL.summary()}
        note={LL.summaryHint()}
        count={text.summary.length}
        max={SUMMARY_MAX}
      >
        <textarea
          {...written}
          id={`${id}-summary`}
          className="text-box text-field"
          rows={2}
          maxLength={SUMMARY_MAX}
          aria-describedby={`${id}-summary-note`}
          value={text.summary}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Labelled>
      {isPlain(draft) ? (
        <Labelled id={`${id}-detail`} label={LL.plainText()} note={LL.plainHint()} problem={detailNote}>
          <textarea
            {...written}
            id={`${id}-detail`}
            className="text-box text-field"
            rows={3}
            aria-describedby={`${id}-detail-note`}
            value={text.informationDetail}
            onChange={(event) => change({ informationDetail: event.target.value })}
          />
        </Labelled>
      ) : (
        <Labelled id={`${id}-detail`} label={LL.text()} problem={detailNote}>
          <RichText
            labelId={`${id}-detail-label`}
            lang={tag}
            dir={dir}
            isClosed={isOver}
            value={text.informationDetail}
            change={(informationDetail) => change({ informationDetail })}
          />
        </Labelled>
      )}
    </div>
  )
}
