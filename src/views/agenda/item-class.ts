import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

import { hashOf } from '#views/kit/cover/hash.ts'

/** As many as `item-colours.css` has. */
export const CLASS_COLOURS = 9

/** Follows from the id alone: a class has it in every view, at any time and for everybody. */
const colourOf = (classID: string): number => hashOf(classID) % CLASS_COLOURS

/** The names by which style sheets know an item; what belongs to no class has no colour. */
export const itemClass = ({ kind, classID }: Pick<AgendaItem, 'kind' | 'classID'>): string =>
  `agenda-item agenda-${kind}${classID === null ? '' : ` agenda-colour-${colourOf(classID)}`}`
