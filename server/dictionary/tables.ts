import type { Generated } from 'kysely'
import type { Instant } from '#server/database/codec.ts'

export interface DictTypeTable {
  code: string
  revision: Generated<number>
  /** Null: nobody has changed it. */
  updated_at: Generated<Instant | null>
}

export interface DictTable {
  type_code: string
  code: string
  position: number
  /** Null: it is offered. */
  retired_at: Generated<Instant | null>
}

export interface DictNameTable {
  type_code: string
  code: string
  language: string
  name: string
}

export interface DictionaryTables {
  dict_type: DictTypeTable
  dict: DictTable
  dict_name: DictNameTable
}
