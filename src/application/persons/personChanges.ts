import * as Result from 'effect/Result'
import type { DonePersonChange, NewPerson } from '../../domain/persons/personChange.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { PersonFailure, PersonGateway } from './PersonGateway.ts'
import type { PersonsContext } from './personsContext.ts'

export interface PersonChangePorts {
  readonly persons: PersonGateway
  readonly notify: Notify
}

type Outcome<Value> = Promise<Result.Result<Value, PersonFailure>>

const newOf = ({ name, area, source }: NewPerson): NewPerson => ({ name, area, source })

/** How a change to the persons of a picture is made, told and taken back. */
export const personChanges = ({ persons, notify }: PersonChangePorts) => {
  const takeBack = async ({ place, read }: PersonsContext, done: DonePersonChange): Outcome<unknown> => {
    const { signal } = new AbortController()
    if (done.kind === 'remove') return persons.add(place, read?.contentVersion ?? '', [newOf(done.removed)], signal)
    if (done.kind === 'change') return persons.change(place, done.after, { name: done.before.name, area: done.before.area }, signal)
    for (const person of done.added) {
      const removed = await persons.remove(place, person, signal)
      if (Result.isFailure(removed)) return removed
    }
    return Result.succeed(undefined)
  }
  const undo = async (context: PersonsContext, done: DonePersonChange, again: NotificationAction): Promise<void> => {
    const outcome = await takeBack(context, done)
    notify(Result.isSuccess(outcome) ? { kind: 'info', text: 'persons.undone' } : { kind: 'failure', text: `failure.${outcome.failure.code}`, ...offeredAgain(outcome.failure, again) })
  }
  return {
    perform: async ({ place, read, change }: PersonsContext, signal: AbortSignal): Outcome<DonePersonChange> => {
      if (change === undefined || read === undefined) return Result.fail({ code: 'NOT_FOUND' })
      if (change.kind === 'add') {
        return Result.map(await persons.add(place, read.contentVersion, change.persons, signal), (added) => ({ kind: 'add', added }))
      }
      if (change.kind === 'remove') return Result.map(await persons.remove(place, change.person, signal), () => ({ kind: 'remove', removed: change.person }))
      return Result.map(await persons.change(place, change.person, change.to, signal), (after) => ({ kind: 'change', before: change.person, after }))
    },
    notifyDone: (context: PersonsContext, done: DonePersonChange): void => {
      const [first] = done.kind === 'add' ? done.added : [done.kind === 'remove' ? done.removed : done.after]
      const values = { name: first?.name ?? '', count: done.kind === 'add' ? done.added.length : 1 }
      const text = values.count > 1 ? 'persons.notices.addMany' : `persons.notices.${done.kind}`
      notify({ kind: 'success', text, values, action: offering('persons.undo', (again) => undo(context, done, again)) })
    },
    notifyFailed: ({ code }: PersonFailure): void => notify({ kind: 'failure', text: `failure.${code}` }),
  }
}
