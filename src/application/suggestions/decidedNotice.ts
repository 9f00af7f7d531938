import type { Decision } from '../../domain/suggestions/deciding.ts'
import type { Notification } from '../notifications/notifications.machine.ts'

/** Tells that several suggestions were decided; taking it back is one step away. */
export const decidedNotice = (decision: Decision, { decided, left }: { readonly decided: number; readonly left: number }, undo: () => void): Notification => ({
  kind: decided === 0 ? 'info' : 'success',
  text: `suggestions.${decision === 'accept' ? 'accepted' : 'refused'}${left > 0 ? 'But' : ''}`,
  values: { count: decided, left },
  subject: 'suggestions',
  ...(decided === 0 ? {} : { action: { text: 'suggestions.undo', run: undo } }),
})
