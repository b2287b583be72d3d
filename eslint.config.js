import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { noInlineText } from './tools/lint/no-inline-text.js';
import { readMessagesLate } from './tools/lint/read-messages-late.js';

const configFiles = ['**/config.ts', '**/*.config.{js,ts}', '**/webpack*.{js,ts}', '**/federation.js', 'jest.*.js'];

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data*/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', 300],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' },
      ],
    },
  },
  {
    files: [
      ...configFiles,
      'sandbox/**',
      'e2e/**',
      'bench/**',
      'tests/**',
      'tools/{jest,release}/**',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  // Playwright reads a fixture's needs off an object pattern, also an empty one.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['packages/web-kit/**', 'shell-app/**', 'owner-remote/**', 'static-pages-remote/**'],
    ...hooks.configs.flat['recommended-latest'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['{packages/web-kit,shell-app,owner-remote,static-pages-remote}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'packages/web-kit/src/app/browser-storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Browsers may refuse it: use web-kit/browser-storage.',
        })),
      ],
    },
  },
  {
    files: ['shell-app/**', 'owner-remote/**', 'static-pages-remote/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              message: 'Import the router from react-router-dom only: it is the shared singleton.',
            },
          ],
        },
      ],
    },
  },
  noInlineText,
  readMessagesLate,
);
