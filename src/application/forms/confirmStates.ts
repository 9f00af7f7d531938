import { answered } from '../failures/answered.ts'

/**
 * The states of something that is asked first and then done: asking → working → closed, or refused. The machine has the states `closed`, the
 * actor `working` and the actions `notify` and `fail`. `confirm`: what a yes leads to, with its guard.
 */
export const confirmStates =
  <Context, Value, Failed>() =>
  <const Confirm>(words: { readonly asking: string; readonly working: string }, confirm: Confirm) => {
    const on = { confirm, cancel: 'closed' } as const
    return {
      asking: { description: words.asking, tags: 'open', on },
      working: {
        description: words.working,
        tags: 'open',
        invoke: {
          src: 'working',
          input: ({ context }: { readonly context: Context }): Context => context,
          onDone: answered<Value, Failed>()({ target: 'closed', action: 'notify' }, { target: 'refused', action: 'fail' }),
        },
      },
      refused: { description: 'It could not be done; nothing has changed.', tags: 'open', on },
    } as const
  }
