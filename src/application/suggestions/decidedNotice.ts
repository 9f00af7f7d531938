import type { Decision } from '../../domain/suggestions/deciding.ts'
import type { ReopenedPiece } from './SuggestionGateway.ts'
import type { Notification } from '../notifications/notifications.machine.ts'

/** Tells that several suggestions were decided; taking it back is one step away. */
export const decidedNotice = (decision: Decision, { decided, left }: { readonly decided: number; readonly left: number }, undo: () => void): Notification => ({
  kind: decided === 0 ? 'info' : 'success',
  text: `suggestions.${decision === 'accept' ? 'accepted' : 'refused'}${left > 0 ? 'But' : ''}`,
  values: { count: decided, left },
  subject: 'suggestions',
  ...(decided === 0 ? {} : { action: { text: 'suggestions.undo', run: undo } }),
})

/** Tells how much of a decision is taken back, and what of it stands: since it was changed, or since it was not gone on with. */
export const undoneNotice = ({ reopened, left, next }: ReopenedPiece): Notification => {
  if (left === 0) return { kind: 'info', text: 'suggestions.undone', subject: 'suggestions' }
  if (next === null) return { kind: 'info', text: 'suggestions.undoneBut', values: { count: left }, subject: 'suggestions' }
  return { kind: 'info', text: 'suggestions.undoneSome', values: { count: reopened, left }, subject: 'suggestions' }
}
