/** A check of a schema by a rule of our own. zod's own way to one weighs on the first page, which knows none. */
export const holds =
  <Value>(rule: (value: Value) => boolean) =>
  (checked: {
    value: Value
    issues: { push(issue: { readonly code: 'custom'; readonly input: Value }): unknown }
  }): void => {
    if (!rule(checked.value)) checked.issues.push({ code: 'custom', input: checked.value })
  }
