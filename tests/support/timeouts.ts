import { vi } from 'vitest'

/** Milliseconds. What comes late on a busy machine comes all the same; whoever waits for it in a test waits no longer than it takes. */
const TIMEOUT = 60_000

const within = (options?: number | { readonly interval?: number; readonly timeout?: number }) => (typeof options === 'number' ? options : { timeout: TIMEOUT, ...options })

const own: typeof vi & { hasTimeLeft?: true } = vi

// Files share their modules, and each begins with this one.
if (own.hasTimeLeft === undefined) {
  const { waitFor, waitUntil } = vi
  own.hasTimeLeft = true
  vi.waitFor = (callback, options) => waitFor(callback, within(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, within(options))
}
