import { failureOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { Downloads } from './Downloads.ts'

/** Begins a download, and tells whether it could be begun. */
export type Download = (address: string) => Promise<void>

export const downloading =
  (downloads: Downloads, notify: Notify): Download =>
  async (address) => {
    const failure = failureOf(await downloads.begin(address))
    if (failure === undefined) notify({ kind: 'success', text: 'library.downloadBegun' })
    else notify({ kind: 'failure', text: `failure.${failure.code}` })
  }
