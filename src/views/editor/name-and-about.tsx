import { COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import { TextField } from './text-field.tsx'

interface Words {
  readonly name: string
  readonly about: string
}
interface Props {
  readonly language: LanguageCode
  readonly words: Words
  /** In another language: it stands in for what is not written. */
  readonly instead: Words
  readonly labels: { readonly name: string; readonly about: string; readonly aboutHint: string }
  readonly aboutRows?: number
  readonly aboutMax: number
  readonly change: (changed: Partial<Words>) => void
}

/** The name of what is published, and what is said of it, in one language. */
export function NameAndAbout({ language, words, instead, labels, aboutRows = 4, aboutMax, change }: Props) {
  return (
    <div className="text-fields">
      <TextField
        label={labels.name}
        language={language}
        look="title"
        max={COURSE_TITLE_MAX}
        isCounted
        placeholder={instead.name}
        value={words.name}
        change={(name) => change({ name })}
      />
      <TextField
        label={labels.about}
        language={language}
        rows={aboutRows}
        max={aboutMax}
        isCounted
        note={labels.aboutHint}
        placeholder={instead.about}
        value={words.about}
        change={(about) => change({ about })}
      />
    </div>
  )
}
