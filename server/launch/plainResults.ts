import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Builds the web app with plain objects for effect's results, which nobody there compares, hashes or prints: 3 kB less of the first page's code. */
export const plainResults: Plugin = {
  name: 'vitrine:plain-results',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^effect\/Result$/ },
    handler: () => fileURLToPath(new URL('plainResult.ts', import.meta.url)),
  },
}
