import type { MoveCopyContext, MoveCopyEvent } from './moveCopyContext.ts'

interface Heard {
  readonly context: Pick<MoveCopyContext, 'asked' | 'waiting'>
  readonly event: MoveCopyEvent
}

/** What was cut moves but once, however often it is pasted before it has gone. */
export const isMovedAlready = ({ context, event }: Heard): boolean =>
  event.type === 'moveCopy.open' && event.asked.action === 'move' && [context, ...context.waiting].some(({ asked }) => asked.selection === event.asked.selection)

/** Behind what is under way. */
export const queued = ({ waiting }: Heard['context'], event: MoveCopyEvent): Partial<MoveCopyContext> =>
  event.type === 'moveCopy.open' ? { waiting: [...waiting, { asked: event.asked, destination: event.destination }] } : {}
