import type { DeskItem } from '#api/desk/desk.contract.ts'

/** Where the desk stands. */
export interface DeskPlace {
  /** Its address, without filters. */
  readonly path: string
  /** The only lifecycle whose records are decided on here; empty: all. */
  readonly lifecycle: string
  readonly entry: DeskItem['full']['entry']
  /** The address of the other entry. */
  readonly otherEntry: string
}
