import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

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

/** Around every test of a file that draws lists: a browser with a size of text, whose pages scroll nowhere. */
export const drawsLists = (): void => {
  beforeEach(() => {
    asInBrowser()
    document.documentElement.style.fontSize = '16px'
    Element.prototype.scrollTo = () => undefined
    Element.prototype.scrollIntoView = () => undefined
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
