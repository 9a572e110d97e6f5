import type { ComponentProps } from 'react'

import { ShownFiles } from './shown-files.tsx'

interface Props extends ComponentProps<typeof ShownFiles> {
  /** In plain paragraphs; empty: none. */
  readonly words: string
}

/** What somebody has written, and beside it the files that go with it. */
export function WordsAndFiles({ words, ...files }: Props) {
  return (
    <div className="words-and-files">
      {words !== '' && (
        <p className="shown-words" dir="auto">
          {words}
        </p>
      )}
      <ShownFiles {...files} />
    </div>
  )
}
