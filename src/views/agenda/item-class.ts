import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

/** As many as `item-colours.css` has. */
export const CLASS_COLOURS = 9

/** The names by which style sheets know an item; what belongs to no class of one's own has no colour. */
export const itemClass = ({ kind, classPlace }: Pick<AgendaItem, 'kind' | 'classPlace'>): string =>
  `agenda-item agenda-${kind}${classPlace === null ? '' : ` agenda-colour-${classPlace % CLASS_COLOURS}`}`
