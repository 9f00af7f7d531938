import { useState } from 'react'
import type { FirstActors } from '../../application/actors.ts'
import type { ListState } from '../../application/actions/currentTarget.ts'
import { isCommand } from '../kit/isCommand.ts'
import { makeOutliving } from './outliving.ts'
import { usePageKey } from '../kit/usePageKey.ts'

/** A key that nobody took, and what was shown when it was pressed. */
export interface KeyAhead extends ListState {
  readonly event: KeyboardEvent
  readonly address: string
}

/** More presses than these are no waiting any more. */
const KEPT = 9

/** The last keys that nobody took. The code that hears them can still be on its way: it sets out at the first of them, and begins with what was meant for it. */
export const useKeysAhead = ({ folder, selection, capabilities }: Pick<FirstActors, 'folder' | 'selection' | 'capabilities'>): KeyAhead[] => {
  const [ahead] = useState<KeyAhead[]>([])
  usePageKey((event) => {
    ahead.push({ event, address: location.href, selection: selection.getSnapshot(), rows: folder.getSnapshot().children.window?.getSnapshot() })
    ahead.splice(0, ahead.length - KEPT)
    // The browser has a use of its own for it.
    if (!capabilities.isBegun() && isCommand('k', event)) event.preventDefault()
    makeOutliving(capabilities)
  })
  return ahead
}
