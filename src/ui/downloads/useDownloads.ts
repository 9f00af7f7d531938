import { useEffect } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'

const ORIGINAL = 'a[download][href*="/content"]'

/** Has the browser follow a link that is nowhere on the page, and so heard by nobody. */
const followBeside = ({ href, download }: HTMLAnchorElement): void => Object.assign(document.createElement('a'), { href, download }).click()

/**
 * Every link to an original, wherever it stands, is one of the transfers when it is followed. Whoever opens it in another way (in another
 * tab, by its address) is answered by the browser, and so is everybody while the transfers cannot be fetched.
 */
export const useDownloads = ({ load }: Pick<Capabilities, 'load'>): void => {
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ORIGINAL) : null
      if (link === null) return
      event.preventDefault()
      const { href, download: name } = link
      load(TRANSFERS).then(
        ({ download }) => download(href, name),
        () => followBeside(link),
      )
    }
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [load])
}
