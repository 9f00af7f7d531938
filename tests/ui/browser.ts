import { vi } from 'vitest'

class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Stands in for what jsdom lacks of a browser: nothing is ever resized, and no medium is asked for. */
export const asInBrowser = (): void => {
  vi.stubGlobal('ResizeObserver', NeverResized)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
}
