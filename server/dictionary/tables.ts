export interface DictTypeTable {
  code: string
}

export interface DictTable {
  type_code: string
  code: string
  position: number
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
