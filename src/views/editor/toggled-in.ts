/** With one of some in or out; always in their order. */
export const toggledIn = <Name extends string>(all: readonly Name[], chosen: readonly Name[], one: Name): Name[] =>
  all.filter((name) => (name === one ? !chosen.includes(name) : chosen.includes(name)))
