import { useActorRef } from '@xstate/react'

import type { DictionarySummary } from '#api/dictionary/managed-dictionary.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DocumentRow } from '#views/editor/document-list.tsx'
import { itemAddress } from '#views/editor/sections.ts'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { purposeOf } from './dictionary-words.ts'

/** [ENTITY-12] The dictionaries of the portal, each with what it is for and how many entries it has. */
export default function DictionaryList() {
  const list = useActorRef(useAdministration().flows.dictionaries, { input: {} })
  const LL = texts().dictionary
  usePageTitle(LL.heading())
  const countText = ({ offered, retired }: DictionarySummary): string[] => [
    ...(offered + retired === 0 ? [LL.none()] : [LL.offered({ count: numberText(offered, language()) })]),
    ...(retired === 0 ? [] : [LL.retiredCount({ count: numberText(retired, language()) })]),
  ]
  return (
    <>
      <PageHead title={LL.heading()} lead={LL.intro()} />
      <ListFaces list={list} empty={null}>
        {(rows) => (
          <ul className="document-rows">
            {rows.map((row) => (
              <DocumentRow
                key={row.dictTypeCode}
                href={itemAddress('dictionaries', row.dictTypeCode)}
                title={LL.type[row.dictTypeCode]()}
                facts={[purposeOf(row.dictTypeCode), ...countText(row)]}
                status={null}
              />
            ))}
          </ul>
        )}
      </ListFaces>
    </>
  )
}
