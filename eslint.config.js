import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'

import { walls } from './scripts/lint/walls.ts'

export default defineConfig(
  globalIgnores(['dist/**', 'data/**', 'test-results/**', 'docs/statecharts/**']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.mts'],
    extends: [typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { portal: { rules: { walls } } },
    rules: {
      'portal/walls': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Both are about looks; what they would catch, no-floating-promises and the compiler catch.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // The parts of the portal are objects of closures, not classes: their functions have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // It takes the type arguments of a call (`fromPromise<void>(…)`) for a mistake.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Code points are what password and name lengths count.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // Where React is: the walls keep it out of everything else.
    files: ['src/*.tsx', 'src/{app,views,showcase}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // It takes the look-up of a page's component by its route for the making of a new one.
    rules: { 'react-hooks/static-components': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.{js,mjs}'], extends: [typescript.configs.recommended, typescript.configs.disableTypeChecked] },
)
