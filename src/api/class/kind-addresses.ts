import { classAddress } from './addresses.ts'

/** [CLASS-01] The kinds of classes, each of which has addresses of its own (gap GAP-04). */
type Kind = 'face' | 'online' | 'party'

/** The pages of each kind; online classes have contacts and evaluations on the class itself only [ROUTE-85]. */
export const classPages = {
  face: { list: 'class-list', detail: 'class-detail', contacts: 'class-maillist', evaluation: 'class-assessment' },
  party: {
    list: 'dx-class-list',
    detail: 'dx-class-detail',
    contacts: 'dx-class-maillist',
    evaluation: 'dx-class-assessment',
  },
  online: { list: 'onLine-list', detail: 'onLine-detail', contacts: null, evaluation: null },
} as const satisfies Record<Kind, { list: string; detail: string; contacts: string | null; evaluation: string | null }>

/** [ROUTE-64, ROUTE-74] The address of the evaluations of a class. */
export function evaluationsOf(kind: Kind, classID: string): string {
  const { evaluation } = classPages[kind]
  return evaluation === null
    ? addressOfClass(kind, classID, { tab: 'evaluation' })
    : classAddress(evaluation, { classID })
}

interface Way {
  /** The filter of the list on the way back [SHELL-12]. */
  readonly type?: string | null
  readonly tab?: string | null
}

/** [ROUTE-63, ROUTE-73, ROUTE-85] The address of a class, by its kind. */
export const addressOfClass = (kind: Kind, classID: string, { type = null, tab = null }: Way = {}): string =>
  classAddress(classPages[kind].detail, { classID, type, tab })
