import { defineConfig } from 'vitest/config'

/** For `npm run mutation` alone: the domain's tests by themselves, in one worker that is not made anew for each file. */
export default defineConfig({
  test: { environment: 'node', testTimeout: 60_000, include: ['src/domain/**/*.test.ts'], isolate: false, fileParallelism: false },
})
