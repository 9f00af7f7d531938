import { vi } from 'vitest'

/** Milliseconds. What comes late on a busy machine comes all the same; whoever waits for it in a test waits no longer than it takes. */
const PATIENCE = 20_000

const own: typeof vi & { isPatient?: true } = vi

// Files share their modules, and each begins with this one.
if (own.isPatient === undefined) {
  const { waitFor, waitUntil } = vi
  own.isPatient = true
  vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options)
  vi.waitUntil = (callback, options = PATIENCE) => waitUntil(callback, options)
}
