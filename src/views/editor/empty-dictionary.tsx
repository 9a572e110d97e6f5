import { useSelector } from '@xstate/react'
import { Link } from 'wouter'

import { isTree, type DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf, itemAddress } from './sections.ts'

/** The note of a field: its dictionary has nothing to choose from, and administrators are led there. */
export function EmptyDictionary({ typeCode }: { readonly typeCode: DictionaryTypeCode }) {
  const isAdmin = useSelector(
    useAdministration().session,
    ({ context }) => context.user?.roles.includes('admin') ?? false,
  )
  const LL = texts().dictionary
  return (
    <>
      {LL.empty({ name: LL.type[typeCode]() })}{' '}
      {isAdmin ? (
        <Link href={isTree(typeCode) ? addressOf('departments') : itemAddress('dictionaries', typeCode)}>
          {LL.fill()}
        </Link>
      ) : (
        LL.ask()
      )}
    </>
  )
}
