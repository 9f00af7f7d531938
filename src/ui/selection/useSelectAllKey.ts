import { isCommand } from '../kit/isCommand.ts'
import { usePageKey } from '../kit/usePageKey.ts'

/**
 * Ctrl or Cmd with A means the list as soon as it is awaited: the other keys' code may still be on its way, and the page's text is not to be
 * marked. Where no list is, the key is the browser's.
 */
export const useSelectAllKey = (stage: 'opening' | 'shown' | 'none', selectAll: () => void) =>
  usePageKey((event) => {
    if (stage === 'none' || !isCommand('a', event)) return
    event.preventDefault()
    if (stage === 'shown') selectAll()
  })
