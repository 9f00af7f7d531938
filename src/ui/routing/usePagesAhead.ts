import { useEffect } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { preparePage } from './screenOf.ts'

/** Milliseconds that a link is pointed at before its page is fetched: what is only passed, or scrolled by, is not meant. */
const MEANT_MS = 65

/** The path of the page that an element leads to; undefined where that is none of the application's, or is opened elsewhere. */
const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  const isPage = link !== null && link.href !== '' && link.origin === location.origin && link.target === '' && !link.hasAttribute('download')
  return isPage ? link.pathname : undefined
}

/** Fetches the code of the page that somebody is about to go to: whose link is pointed at, or has the focus. */
export const usePagesAhead = (capabilities: Capabilities): void => {
  useEffect(() => {
    let meaning: number | undefined
    const meant = ({ target }: Event): void => {
      clearTimeout(meaning)
      const path = pathOf(target)
      // What cannot be fetched now is tried again when somebody goes there.
      if (path !== undefined) meaning = window.setTimeout(() => void preparePage(capabilities, path).catch(() => undefined), MEANT_MS)
    }
    document.addEventListener('pointerover', meant, { passive: true })
    document.addEventListener('focusin', meant)
    return () => {
      clearTimeout(meaning)
      document.removeEventListener('pointerover', meant)
      document.removeEventListener('focusin', meant)
    }
  }, [capabilities])
}
