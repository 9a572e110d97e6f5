import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { Direction, Tabs } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'

import { languages, languageOf, type LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import type { Completeness } from '#machines/kit/language-texts.ts'

interface Props {
  /** Completeness of a language. */
  readonly markOf: (code: LanguageCode) => Completeness
  readonly language: LanguageCode
  readonly choose: (language: LanguageCode) => void
  /** The fields of the chosen language. */
  readonly children: ReactNode
}

const marks: Readonly<Record<Completeness, ReactNode>> = {
  complete: <CircleCheck size={16} aria-hidden="true" />,
  partial: <CircleDot size={16} aria-hidden="true" />,
  empty: <CircleDashed size={16} aria-hidden="true" />,
}

/** Tabs of the eleven languages, the author's own first, each with its completeness. */
export function LanguageTabs({ markOf, language, choose, children }: Props) {
  const LL = texts().administration.editor
  const words = { complete: LL.complete, partial: LL.partial, empty: LL.blank }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [language])
  return (
    <Direction.Provider dir={spoken().dir}>
      <Tabs.Root
        value={language}
        activationMode="manual"
        onValueChange={(value) => choose(languageOf(value)?.code ?? language)}
      >
        <Tabs.List className="language-tabs" aria-label={LL.languages()} ref={list}>
          {[spoken(), ...languages.filter(({ code }) => code !== spoken().code)].map(({ code, label, tag }) => {
            const mark = markOf(code)
            return (
              <Tabs.Trigger key={code} value={code} className="language-tab" data-mark={mark}>
                {marks[mark]}
                <bdi lang={tag}>{label}</bdi>
                <span className="visually-hidden">{words[mark]()}</span>
              </Tabs.Trigger>
            )
          })}
        </Tabs.List>
        <Tabs.Content value={language} className="language-panel" tabIndex={-1}>
          {children}
        </Tabs.Content>
      </Tabs.Root>
    </Direction.Provider>
  )
}
