/** Adds a custom check to a schema. zod's own `refine` would add weight to the first page, which has no checks. */
export const holds =
  <Value>(rule: (value: Value) => boolean) =>
  (checked: {
    value: Value
    issues: { push(issue: { readonly code: 'custom'; readonly input: Value }): unknown }
  }): void => {
    if (!rule(checked.value)) checked.issues.push({ code: 'custom', input: checked.value })
  }
