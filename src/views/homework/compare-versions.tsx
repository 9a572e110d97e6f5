import { useId, useState } from 'react'

import type { HomeworkVersion } from '#api/homework/homework.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { SelectField } from '#views/kit/record/fields.tsx'
import { textChanges, type TextChange } from './text-changes.ts'
import './versions.css'

interface Props {
  /** All that were handed in, the last one first. */
  readonly versions: readonly HomeworkVersion[]
  /** Of its heading, below that of the page's part. */
  readonly level: 'h3' | 'h4'
}

/** [HOMEWORK-03] What two versions of homework have in common, and what was changed. Needs the texts `handIn`. */
export function CompareVersions({ versions, level: Heading }: Props) {
  const [chosen, choose] = useState<{ readonly earlier?: string; readonly later?: string }>({})
  const id = useId()
  const LL = texts().handIn
  const [last, before] = versions
  if (last === undefined || before === undefined) return null
  const entries = versions.map(({ version }) => ({
    value: String(version),
    text: LL.version({ number: numberText(version, language()) }),
  }))
  const chosenOr = (value: string | undefined, otherwise: HomeworkVersion): HomeworkVersion =>
    versions.find(({ version }) => String(version) === value) ?? otherwise
  const earlier = chosenOr(chosen.earlier, before)
  const later = chosenOr(chosen.later, last)
  const field = { entries, problem: null, leave: () => undefined }
  return (
    <section className="compare" aria-labelledby={id}>
      <Heading id={id} className="compare-heading">
        {LL.compare.heading()}
      </Heading>
      <div className="compare-choice">
        <SelectField
          {...field}
          label={LL.compare.earlier()}
          name="earlier"
          value={String(earlier.version)}
          change={(value) => choose({ ...chosen, earlier: value })}
        />
        <SelectField
          {...field}
          label={LL.compare.later()}
          name="later"
          value={String(later.version)}
          change={(value) => choose({ ...chosen, later: value })}
        />
      </div>
      <ComparedTexts earlier={earlier.text} later={later.text} />
      <ComparedFiles earlier={earlier} later={later} />
    </section>
  )
}

function ComparedTexts({ earlier, later }: { readonly earlier: string; readonly later: string }) {
  const LL = texts().handIn.compare
  if (earlier === later) return <p className="compare-note">{LL.same()}</p>
  const changes = textChanges(earlier, later)
  if (changes !== null)
    return (
      <p className="compare-text" dir="auto">
        {changes.map((change, index) => (
          <Change key={index} {...change} />
        ))}
      </p>
    )
  return (
    <>
      <p className="compare-note">{LL.tooDifferent()}</p>
      <p className="compare-text" dir="auto">
        <Change kind="removed" value={earlier} />
      </p>
      <p className="compare-text" dir="auto">
        <Change kind="added" value={later} />
      </p>
    </>
  )
}

/** Never by colour alone: what was added is underlined, what was removed struck through, and both are read out. */
function Change({ kind, value }: TextChange) {
  const LL = texts().handIn.compare
  if (kind === 'same') return <span>{value}</span>
  if (kind === 'added')
    return (
      <ins>
        <span className="visually-hidden">{LL.added()} </span>
        {value}
      </ins>
    )
  return (
    <del>
      <span className="visually-hidden">{LL.removed()} </span>
      {value}
    </del>
  )
}

function ComparedFiles({ earlier, later }: { readonly earlier: HomeworkVersion; readonly later: HomeworkVersion }) {
  const LL = texts().handIn.compare
  const without = (all: HomeworkVersion, other: HomeworkVersion) =>
    all.files.filter(({ fileID }) => !other.files.some((file) => file.fileID === fileID))
  const lists = [
    { heading: LL.filesAdded(), files: without(later, earlier) },
    { heading: LL.filesRemoved(), files: without(earlier, later) },
  ].filter(({ files }) => files.length > 0)
  return lists.map(({ heading, files }) => (
    <div key={heading} className="compare-files">
      <p className="compare-note">{heading}</p>
      <ul>
        {files.map(({ fileID, name }) => (
          <li key={fileID}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  ))
}
