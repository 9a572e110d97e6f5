import { use } from 'react'

import type { Homework, HomeworkVersion } from '#api/homework/homework.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { WordsAndFiles } from '#views/file/shown/words-and-files.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { Rubric } from './asked-part.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import './versions.css'

interface Props {
  readonly homework: Homework
}

/** [HOMEWORK-03] All that was handed in, the last version first, each with what was said of it; two can be compared. */
export function VersionList({ homework }: Props) {
  const { versions } = homework
  const { earlierVersions } = use(usePortal().flows.homework())
  return (
    <>
      <VersionRows homework={homework} versions={versions} />
      <EarlierVersions flow={earlierVersions} homework={homework}>
        {(earlier) => <VersionRows homework={homework} versions={earlier} />}
      </EarlierVersions>
      <CompareVersions versions={versions} level="h4" />
    </>
  )
}

function VersionRows({ homework, versions }: Props & { readonly versions: readonly HomeworkVersion[] }) {
  return (
    <ol className="version-rows" reversed start={versions[0]?.version}>
      {versions.map((version) => (
        <VersionRow key={version.version} homework={homework} version={version} />
      ))}
    </ol>
  )
}

interface RowProps extends Props {
  readonly version: HomeworkVersion
}

function VersionRow({ homework, version }: RowProps) {
  const { shownFiles } = use(usePortal().flows.homework())
  const LL = texts().handIn
  const { at, isLate, text, files } = version
  return (
    <li className="version-row">
      <div className="version-head">
        <h4 className="version-name">{LL.version({ number: numberText(version.version, language()) })}</h4>
        <span className="version-time">
          {LL.handedInAt()} <DateText value={at} />
        </span>
        {isLate && <Status kind="caution">{LL.late()}</Status>}
      </div>
      <WordsAndFiles words={text} files={files} reading={shownFiles} />
      <Review homework={homework} version={version} />
    </li>
  )
}

function Review({ homework: { versions }, version: { version, review } }: RowProps) {
  const LL = texts().handIn
  if (review === null)
    return <p className="version-time">{version === versions[0]?.version ? LL.noReview() : LL.replaced()}</p>
  const { decision, by, at, remark, marks, rubric } = review
  return (
    <div className="version-review">
      <div className="version-head">
        <Status kind={decision === 'approve' ? 'positive' : 'caution'}>{LL.decision[decision]()}</Status>
        <span className="version-time">
          {by !== null && <bdi>{by.originalName}</bdi>} <DateText value={at} />
        </span>
      </div>
      {remark !== '' && (
        <blockquote className="version-remark" dir="auto">
          {remark}
        </blockquote>
      )}
      {marks.length > 0 && <Rubric rubric={rubric} marks={marks} />}
    </div>
  )
}
