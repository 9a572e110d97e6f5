import { useState } from 'react'

import { language } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Cover } from '#views/kit/cover/cover.tsx'
import { FileSize } from '#views/kit/file-size/file-size.tsx'
import { Progress } from '#views/kit/progress/progress.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText, TimeRange } from '#views/kit/time/time-text.tsx'
import { samplesIn } from './samples.ts'

const COVERS = 24

export function Covers() {
  const { titles, categories, names } = samplesIn(language().code)
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  return (
    <div className="showcase-stack">
      <ul className="showcase-covers">
        {Array.from({ length: COVERS }, (_, index) => (
          <li key={index}>
            <Cover id={`course-${index}`} category={pick(categories, index)} title={pick(titles, index)} shape="card" />
            <p>{pick(titles, index)}</p>
          </li>
        ))}
      </ul>
      <ul className="showcase-thumbs">
        {titles.map((title, index) => (
          <li key={title}>
            <Cover id={`thumb-${index}`} category={pick(categories, index)} title={title} shape="thumb" />
          </li>
        ))}
      </ul>
      <Cover id="wide" category={pick(categories, 1)} title={pick(titles, 1)} shape="wide" />
      <p className="showcase-line">
        {names.flatMap((name) =>
          ([64, 40, 32] as const).map((size) => <Avatar key={`${name} ${size}`} id={name} name={name} size={size} />),
        )}
      </p>
    </div>
  )
}

export function Marks() {
  const { statuses, search, categories } = samplesIn(language().code)
  const [wanted, setWanted] = useState('')
  const kinds = ['positive', 'caution', 'negative', 'active', 'neutral'] as const
  return (
    <div className="showcase-stack">
      <p className="showcase-line">
        {kinds.map((kind, index) => (
          <Status key={kind} kind={kind}>
            {statuses[index]}
          </Status>
        ))}
      </p>
      {[0, 3, 42.6, 99.7, 100].map((value) => (
        <Progress key={value} value={value} label={categories[0] ?? ''} />
      ))}
      <SearchBox label={search} placeholder={search} value={wanted} commit={setWanted} />
      <SearchBox label={search} placeholder={search} value={categories[1] ?? ''} commit={setWanted} />
    </div>
  )
}

export function Sizes() {
  return (
    <div className="showcase-stack">
      <p className="showcase-line">
        <DateText value="2026-03-05 06:07:00" />
        <DateText value="2026-03-05 06:07:00" precision="day" />
        <DateText value="2026-03-05 06:07:00" precision="time" />
      </p>
      <p>
        <TimeRange from="2026-03-05 06:00:00" to="2026-03-05 07:30:00" />
      </p>
      <p>
        <TimeRange from="2026-03-05 06:00:00" to="2026-04-01 07:30:00" />
      </p>
      <p>
        <TimeRange from="2026-03-05 06:00:00" to="2026-04-01 07:30:00" precision="day" />
      </p>
      <p className="showcase-line">
        {[0, 1, 1000, 1024, 1536, 500_000, 1_048_576, 25_000_000, 1.5 * 1024 ** 3].map((bytes) => (
          <FileSize key={bytes} bytes={bytes} />
        ))}
      </p>
    </div>
  )
}
