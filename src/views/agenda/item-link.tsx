import type { ComponentProps } from 'react'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

import { itemHref } from './item-address.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly item: AgendaItem }

/** Leads to the page of an item. A plain anchor: a subscription to the address for each of 150 is not free. */
export function ItemLink({ item, ...anchor }: Props) {
  // [SHELL-22] A broadcast opens in a window of its own.
  if (item.joinUrl !== null) return <a {...anchor} href={item.joinUrl} target="_blank" rel="noopener noreferrer" />
  return <a {...anchor} href={`#${itemHref(item)}`} />
}
