import type { FunctionOf, TranslationOf } from './text-syntax.ts'

/** Texts by their names, in groups. The base, zh-CN, declares with each parameter its type. */
export interface Dictionary {
  readonly [name: string]: string | Dictionary
}

/**
 * A dictionary of another language: the keys of the base's, all of them and no others, each text with its arguments.
 */
export type Translation<Base> = {
  readonly [Name in keyof Base]: Base[Name] extends string ? TranslationOf<Base[Name]> : Translation<Base[Name]>
}

/** A dictionary as the portal uses it: each text a function of its arguments. */
export type TextFunctions<Base> = {
  readonly [Name in keyof Base]: Base[Name] extends string ? FunctionOf<Base[Name]> : TextFunctions<Base[Name]>
}
