import type * as z from 'zod/mini'

/** What clients say with the events of a lifecycle, by event: all of it goes into the log. */
export type Said = Readonly<Record<string, z.ZodMiniType<object>>>

type Constant<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value
/** What goes with one event; for an event by itself, nothing. */
export type Words<Schema extends z.ZodMiniType<object>> = string extends keyof z.output<Schema>
  ? object
  : { readonly [Key in keyof z.output<Schema>]: Constant<z.output<Schema>[Key]> }

type Flat<Event> = { readonly [Key in keyof Event]: Event[Key] }

/** The client events of a lifecycle: what is said with each, and what the server adds to it. */
export type ClientEvent<Sayings extends Said, Added extends { readonly [Type in keyof Sayings]: object }> = {
  readonly [Type in keyof Sayings]: Flat<{ readonly type: Type } & Words<Sayings[Type]> & Added[Type]>
}[keyof Sayings]

/** The events of `Sayings` as a client sends them. `Payload`: what it says beside, by event, which is not logged. */
export type Sent<Sayings extends Said, Payload = object, Type extends keyof Sayings = keyof Sayings> = {
  readonly [Each in Type]: Flat<
    { readonly type: Each } & Words<Sayings[Each]> & (Each extends keyof Payload ? Payload[Each] : object)
  >
}[Type]
