import type { FunctionOf, TranslationOf } from './text-syntax.ts'

/** Nested texts by key. The base, zh-CN, declares the type of each parameter. */
export interface Dictionary {
  readonly [name: string]: string | Dictionary
}

/** A translation: exactly the keys of the base, each text with the same arguments. */
export type Translation<Base> = {
  readonly [Name in keyof Base]: Base[Name] extends string ? TranslationOf<Base[Name]> : Translation<Base[Name]>
}

/** A dictionary in use: each text is a function of its arguments. */
export type TextFunctions<Base> = {
  readonly [Name in keyof Base]: Base[Name] extends string ? FunctionOf<Base[Name]> : TextFunctions<Base[Name]>
}
