import type { LocalizedString } from 'typesafe-i18n'

import type { Formatters } from './formatters.ts'

/**
 * The syntax of typesafe-i18n, parsed at type level from the base dictionary: `{name}`, `{name:type}`,
 * `{name:type|formatter}`, and the plural forms `{{one|other}}` (of the preceding argument) and `{{name:one|other}}`.
 */

/** The types that a parameter can declare; any other makes the text uncallable. */
interface ParameterTypes {
  readonly string: string
  readonly number: number
}

/** The contents of a text's braces as a union; plural forms begin with a second brace. */
type Braces<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside | Braces<Rest>
  : never

/** The argument named in braces; never for plural forms of the preceding argument. */
type NameIn<Inside extends string> = Inside extends `{${infer Plural}`
  ? Plural extends `${infer Name}:${string}`
    ? Name
    : never
  : Inside extends `${infer Name}:${string}`
    ? Name
    : Inside extends `${infer Name}|${string}`
      ? Name
      : Inside

/** The argument's type: a number for plural forms; without a declared type, anything printable. */
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

/** The arguments of a text by name. */
export type ArgumentsOf<Text extends string> = { readonly [Inside in Braces<Text> as NameIn<Inside>]: TypeIn<Inside> }

/** The function of a text. A text typed as plain `string` (no `as const`) has none. */
export type FunctionOf<Text extends string> = string extends Text
  ? never
  : Text extends `${string}{${string}`
    ? (given: ArgumentsOf<Text>) => LocalizedString
    : () => LocalizedString

/**
 * The valid translations of a base text: any text with the same arguments in any order. A number may also appear only
 * within its plural forms (`??`): Arabic expresses one and two by the noun's form, without a digit.
 */
export type TranslationOf<Text extends string> = Text extends `${string}{${string}` ? Mentioning<Text> : string

type Mentioning<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Mention<NameIn<Inside>, TypeIn<Inside>> & Mentioning<Rest>
  : unknown

type Mention<Name extends string, Type> = [Name] extends [never]
  ? unknown
  : `${string}{${Name}}${string}` | (Type extends number ? `${string}{{${Name}:${string}??${string}}}${string}` : never)
