import { useEffect } from 'react'
import type { Download } from '../../application/transfers/downloading.ts'

const ORIGINAL = 'a[download][href*="/content"]'

/**
 * Every link to an original, wherever it stands, is one of the transfers when it is followed. Whoever opens it in another way (in another
 * tab, by its address) is answered by the browser, and so is everybody while `download` is not there yet.
 */
export const useDownloads = (download: Download | undefined): void => {
  useEffect(() => {
    if (download === undefined) return undefined
    const pressed = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ORIGINAL) : null
      if (link === null) return
      event.preventDefault()
      download(link.href, link.download)
    }
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [download])
}
