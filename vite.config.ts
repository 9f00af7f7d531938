import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Where the API listens while `npm run dev` serves the web app from its sources. */
const api = process.env.VITRINE_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/v1': { target: api } } },
  build: {
    outDir: 'build/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/{domain,application,infrastructure}/**/*.test.ts', 'tests/architecture/**/*.test.ts', 'src/ui/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'ui', environment: 'jsdom', include: ['src/ui/**/*.test.tsx', 'tests/ui/**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/server/globalSetup.ts'],
          include: ['server/**/*.test.ts', 'tests/{contract,security,durability,files}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
