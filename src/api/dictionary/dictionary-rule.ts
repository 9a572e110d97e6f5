/** The dictionaries that the portal asks for [ENTITY-12], in the order in which they are kept. */
export const dictionaryTypes = [
  'courseCategory',
  'newsTopic',
  'helpTopic',
  'department',
  'post',
  'educationLevel',
  'documentType',
  'religion',
  'country',
] as const
export type DictionaryTypeCode = (typeof dictionaryTypes)[number]

/** Whether readers see the entries in the order of their names, whichever their own is. */
export const isByName = (typeCode: string): boolean => typeCode === 'country'

/** Whose entries are made, moved, merged and closed one by one, on a page of their own. */
export const isTree = (typeCode: string): boolean => typeCode === 'department'

interface Entry {
  readonly dictCode: string
  readonly isRetired?: true | undefined
}

/** What a form offers: what is not retired, and what has been chosen before. */
export const offeredIn = <Listed extends Entry>(entries: readonly Listed[], chosen: readonly string[]): Listed[] =>
  entries.filter(({ dictCode, isRetired }) => isRetired !== true || chosen.includes(dictCode))
