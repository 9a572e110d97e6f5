/** The keys of an object literal, typed and in order. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // Object.keys is typed as string[] since an object may have further keys; a literal has none.
  Object.keys(object) as Key[]

/** An object that maps each of these keys to `of(key)`. */
export const eachOf = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> =>
  // Object.fromEntries widens the keys to string.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
