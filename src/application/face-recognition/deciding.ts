import { type Result, succeed } from 'effect/Result'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { ChosenFaces, FaceFailure, FaceGateway, Naming } from './FaceGateway.ts'

interface Ports {
  readonly faces: FaceGateway
  readonly notify: Notify
  /** Who is listed, and where they are seen, is different now. `decided`: of whom it was decided, as they are listed. */
  readonly changed: (decided?: readonly string[]) => void
}

/** What is said of a decision, and of whom it was. */
interface Said {
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly decided?: readonly string[]
}

const signal = (): AbortSignal => new AbortController().signal

/** What is decided of faces without a further question; each says what was done, and how to take it back. */
export const deciding = ({ faces, notify, changed }: Ports) => {
  const undone = async (back: () => Promise<Result<unknown, FaceFailure>>, again: NotificationAction): Promise<void> => {
    const failure = failureOf(await back())
    notify(failure === undefined ? { kind: 'info', text: 'faces.undone' } : { kind: 'failure', text: `failure.${failure.code}`, ...offeredAgain(failure, again) })
    changed()
  }
  const made = <Value>(outcome: Result<Value, FaceFailure>, { text, values = {}, decided }: Said, back: (value: Value) => Promise<Result<unknown, FaceFailure>>): void => {
    const value = valueOf(outcome)
    if (!hasSucceeded(outcome) || value === undefined) notify({ kind: 'failure', text: `failure.${failureOf(outcome)?.code ?? 'UNEXPECTED'}`, subject: 'faces' })
    else notify({ kind: 'success', text, values, subject: 'faces', action: offering('faces.undo', (again) => undone(() => back(value), again)) })
    changed(decided)
  }
  const splitAgain = async (groups: readonly (readonly string[])[]): Promise<Result<unknown, FaceFailure>> => {
    let last: Result<unknown, FaceFailure> = succeed(undefined)
    for (const group of groups) {
      last = await faces.split(group, signal())
      if (!hasSucceeded(last)) return last
    }
    return last
  }
  return {
    named: (naming: Naming, name: string, { groups }: ChosenFaces): void => {
      const action = offering('faces.undo', (again) => undone(() => faces.undoNaming(naming.change, signal()), again))
      const { named: count, left } = naming
      const rest = { kind: 'success', subject: 'faces', action } as const
      if (left > 0) notify({ ...rest, text: 'faces.namedBut', values: { name, count, left } })
      else notify({ ...rest, text: 'faces.named', values: { name, count } })
      changed(groups)
    },
    merge: async (groups: readonly string[]): Promise<void> => made(await faces.merge(groups, signal()), { text: 'faces.merged' }, ({ moved }) => splitAgain(moved)),
    split: async (groupId: string, apart: readonly string[]): Promise<void> =>
      made(await faces.split(apart, signal()), { text: 'faces.split', values: { count: apart.length } }, (other) => faces.merge([groupId, other.groupId], signal())),
    ignore: async (chosen: ChosenFaces, ignored: boolean): Promise<void> => {
      const count = chosen.groups.length + chosen.faces.length
      made(await faces.ignore(chosen, ignored, signal()), { text: ignored ? 'faces.ignored' : 'faces.notIgnored', values: { count }, decided: chosen.groups }, () => faces.ignore(chosen, !ignored, signal()))
    },
    reject: async (apart: readonly string[], name: string): Promise<void> =>
      made(await faces.reject(apart, name, signal()), { text: 'faces.rejected', values: { count: apart.length, name }, decided: [name] }, ({ change }) => faces.undoNaming(change, signal())),
  }
}

export type Decisions = Omit<ReturnType<typeof deciding>, 'named'>
