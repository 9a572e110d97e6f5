import type { ReactNode } from 'react'

import { language } from '#i18n/texts.ts'

import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { Button } from '@radix-ui/themes'
import { samplesIn } from './samples.ts'
import { Covers, Marks, Sizes } from './small-blocks.tsx'
import { Dialogs, Faces, Texts } from './large-blocks.tsx'
import { Journeys } from './journeys.tsx'
import { Paginations } from './paginations.tsx'
import { Records } from './records.tsx'
import { Uploads } from './uploads.tsx'
import './showcase.css'

const sections: readonly { readonly name: string; readonly content: () => ReactNode }[] = [
  { name: 'Pagination', content: () => <Paginations /> },
  { name: 'Journey, JourneyLine', content: () => <Journeys /> },
  { name: 'RecordAction, notices, ReasonField, RecordHistory', content: () => <Records /> },
  { name: 'Cover, Avatar', content: () => <Covers /> },
  { name: 'Status, Progress, SearchBox', content: () => <Marks /> },
  { name: 'DateText, TimeRange, FileSize', content: () => <Sizes /> },
  { name: 'Columns, Prose', content: () => <Texts /> },
  { name: 'UploadField', content: () => <Uploads /> },
  { name: 'Dialog', content: () => <Dialogs /> },
  { name: 'Face, Skeleton, toasts', content: () => <Faces /> },
]

/** Every building block in all its states, in one language and skin. */
export function Blocks() {
  const { titles, lead, categories } = samplesIn(language().code)
  return (
    <main className="column showcase">
      <PageHead title={titles[2]} lead={lead} actions={<Button size="3">{categories[0]}</Button>} />
      <LinkTabs
        label="Categories"
        entries={categories.map((text, index) => ({
          href: `/${index}`,
          text,
          isCurrent: index === 1,
          count: 3 ** index,
        }))}
      />
      {sections.map(({ name, content }) => (
        <section key={name} className="showcase-section" id={name}>
          <h2 className="showcase-name" lang="en" dir="ltr">
            {name}
          </h2>
          {content()}
        </section>
      ))}
    </main>
  )
}
