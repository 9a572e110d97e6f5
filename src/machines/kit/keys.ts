/** The keys of an object that is written out with all of its keys, in their order. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // TypeScript cannot know that an object has no more keys than its type; one that is written out has none.
  Object.keys(object) as Key[]

/** An object with what `of` gives for each of these keys. */
export const eachOf = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> =>
  // TypeScript types the keys of entries as any text.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
