import type { ReactNode } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { languages, type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import type { Completeness } from '#machines/kit/language-texts.ts'

import { LanguageTabs } from './language-tabs.tsx'

interface Props {
  readonly language: LanguageCode
  readonly choose: (language: LanguageCode) => void
  /** Completeness of a language. */
  readonly markOf: (code: LanguageCode) => Completeness
  /** Explains the fallback for readers whose language is missing. */
  readonly note: string
  /** The fields of the chosen language. */
  readonly children: ReactNode
}

/** All translated fields, one language at a time. */
export function LanguageSection({ language, choose, markOf, note, children }: Props) {
  const LL = texts().administration.editor
  const complete = languages.filter(({ code }) => markOf(code) === 'complete').length
  return (
    <section className="editor-section" aria-labelledby="editor-languages">
      <div className="editor-section-head">
        <h2 className="editor-heading" id="editor-languages">
          {LL.languages()}
        </h2>
        <p className="editor-note">
          {LL.progress({ count: numberText(complete, spoken()), all: numberText(languages.length, spoken()) })} · {note}
        </p>
      </div>
      <LanguageTabs markOf={markOf} language={language} choose={choose}>
        {children}
      </LanguageTabs>
    </section>
  )
}
