// Lint rules: typed rules where they catch real faults (promises, any, unions, hooks), nothing about style (prettier's job).
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/**', '.stryker-tmp/**', 'data/**', 'node_modules/**', 'eslint.config.js'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', 'scripts/**/*.mjs'],
    languageOptions: {
      parserOptions: {
        // One program for all files: the three of `npm run types` share most of theirs, and each would be checked for itself.
        project: ['tsconfig.lint.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // Where components are: on the server 'use' is a name like any other.
    files: ['src/ui/**', 'src/web/**', 'src/features/**'],
    ignores: ['**/*.server.ts', '**/*.test.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // After 19 or 20 h in New York a day cut out of a timestamp is tomorrow.
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'src/core/ground/dates.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(CallExpression[callee.property.name="slice"][callee.object.callee.property.name="toISOString"], CallExpression[callee.property.name="slice"][callee.object.property.name=/At$|^at$/])',
          message:
            'A day is easternDay(instant) of core/ground/eastern-day.ts, or utcDay(instant) of dates.ts.',
        },
      ],
    },
  },
  { files: ['bench/**', 'scripts/**', 'test/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    // A cast there is a comment, which the rule does not see.
    files: ['scripts/**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
)
