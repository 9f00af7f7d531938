import { MOST_LINKS, type ShareLink } from '../../domain/share-links/shareLink.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { ShareLinkGateway } from './ShareLinkGateway.ts'

/** Ends a link, says so, and offers to take that back. */
export const revoking = (shareLinks: ShareLinkGateway, notify: Notify): ((link: ShareLink) => Promise<void>) => {
  const { signal } = new AbortController()
  const restore = async ({ id, title }: ShareLink, again: NotificationAction): Promise<void> => {
    const outcome = await shareLinks.restore(id, signal)
    const refused = failedWith(outcome, 'VALIDATION_FAILED') ? 'shareLinks.notices.tooMany' : 'shareLinks.notices.notRestored'
    const text = hasSucceeded(outcome) ? 'shareLinks.notices.restored' : refused
    notify({ kind: hasSucceeded(outcome) ? 'success' : 'failure', text, values: { title, limit: MOST_LINKS }, subject: `shareLink ${id}`, ...offeredAgain(failureOf(outcome), again) })
  }
  return async (link) => {
    const { id, title } = link
    const outcome = await shareLinks.revoke(id, signal)
    notify(
      hasSucceeded(outcome)
        ? { kind: 'success', text: 'shareLinks.notices.revoked', values: { title }, subject: `shareLink ${id}`, action: offering('shareLinks.undo', (again) => restore(link, again)) }
        : { kind: 'failure', text: 'shareLinks.notices.notRevoked', values: { title }, subject: `shareLink ${id}` },
    )
  }
}
