import type { LocalizedString } from 'typesafe-i18n'

import type { Formatters } from './formatters.ts'

/**
 * The syntax of typesafe-i18n, read by the compiler from the texts of the base dictionary: `{name}`, `{name:type}`,
 * `{name:type|formatter}`, and the plural forms `{{one|other}}` (of the argument before) and `{{name:one|other}}`.
 */

/** The types that a parameter can be declared to have; any other name of a type gives a text that nobody can call. */
interface ParameterTypes {
  readonly string: string
  readonly number: number
}

/** What stands between the braces of a text, each once; plural forms begin with a second brace. */
type Braces<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside | Braces<Rest>
  : never

/** The argument that a pair of braces names; none for plural forms of the argument before. */
type NameIn<Inside extends string> = Inside extends `{${infer Plural}`
  ? Plural extends `${infer Name}:${string}`
    ? Name
    : never
  : Inside extends `${infer Name}:${string}`
    ? Name
    : Inside extends `${infer Name}|${string}`
      ? Name
      : Inside

/**
 * The type of that argument. Plural forms are chosen by a number; a parameter without a type takes what can be written.
 */
type TypeIn<Inside extends string> = Inside extends `{${string}`
  ? number
  : Inside extends `${infer Declared}|${infer Formatter}`
    ? Formatter extends keyof Formatters
      ? DeclaredType<Declared>
      : never
    : DeclaredType<Inside>

type DeclaredType<Inside extends string> = Inside extends `${string}:${infer Type}`
  ? Type extends keyof ParameterTypes
    ? ParameterTypes[Type]
    : never
  : string | number

/** The arguments of a text by their names. */
export type ArgumentsOf<Text extends string> = { readonly [Inside in Braces<Text> as NameIn<Inside>]: TypeIn<Inside> }

/** The function that fills a text in. A text that the compiler knows only as `string` (no `as const`) gives none. */
export type FunctionOf<Text extends string> = string extends Text
  ? never
  : Text extends `${string}{${string}`
    ? (given: ArgumentsOf<Text>) => LocalizedString
    : () => LocalizedString

/**
 * What another language may write for a text of the base: any text that names the same arguments, in any order. A
 * number may also stand within its plural forms (`??`): Arabic says one and two by the form of the noun, without the
 * figure.
 */
export type TranslationOf<Text extends string> = Text extends `${string}{${string}` ? Mentioning<Text> : string

type Mentioning<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Mention<NameIn<Inside>, TypeIn<Inside>> & Mentioning<Rest>
  : unknown

type Mention<Name extends string, Type> = [Name] extends [never]
  ? unknown
  : `${string}{${Name}}${string}` | (Type extends number ? `${string}{{${Name}:${string}??${string}}}${string}` : never)
