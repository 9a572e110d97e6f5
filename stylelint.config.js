/** Sides are named by the direction of the text, so that a page from right to left needs no rules of its own. */
export default {
  rules: {
    'property-layout-mappings': [
      'flow-relative',
      // These have no sides; of those that have four the next rule takes what differs.
      { ignoreProperties: ['margin', 'padding', 'overflow-x', 'overflow-y'] },
    ],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|inset)$/': ['/^(?:[^ (]+(?:\\([^)]*\\))? ){3}\\S+$/'],
    },
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
  },
}
