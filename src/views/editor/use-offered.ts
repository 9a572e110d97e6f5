import { useSelector } from '@xstate/react'

import type { DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import { offeredIn } from '#api/dictionary/dictionary-rule.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'

type Entry = DictionaryType['dicts'][number]

/** What a form offers of a dictionary, and whether that is nothing, once it is known. @param chosen codes */
export function useOffered(
  list: ListActor<Entry>,
  chosen: readonly string[],
): { readonly entries: readonly Entry[]; readonly hasNone: boolean } {
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const isKnown = useSelector(list, (snapshot) => snapshot.hasTag('empty') || snapshot.hasTag('filled'))
  const entries = offeredIn(rows, chosen)
  return { entries, hasNone: isKnown && entries.length === 0 }
}
