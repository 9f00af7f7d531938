import { type AnyActorRef, fromCallback } from 'xstate'
import { valueOf } from '../failures/outcome.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { readingCount, knownBytes, selectedCount, selectedIn, selectedModules } from './selected.ts'
import type { SelectionSnapshot } from './selection.machine.ts'
import type { SelectionGateway } from './SelectionGateway.ts'

/** Milliseconds that a selection stays as it is before it is asked for: a range that grows by the arrow keys is asked for once. */
const SETTLED_MS = 250

/** Of a selection, by what it was when it was asked for. */
export interface Measured {
  readonly type: 'size.measured'
  readonly picked: unknown
  readonly except: unknown
  readonly bytes: number
}

/** Follows a selection, and asks for the size of what cannot be added up from its rows: folders, and lists that were not read. */
export const measuring = (selections: SelectionGateway) =>
  fromCallback<{ readonly type: 'none' }, { readonly selection: AnyActorRef }, Measured>(({ input: { selection }, sendBack }) => {
    let asked: readonly unknown[] = []
    let latest = new AbortController()
    let waiting: ReturnType<typeof setTimeout> | undefined
    const ask = async (snapshot: SelectionSnapshot, type: ResourceType, signal: AbortSignal) => {
      const { picked, except } = snapshot.context
      const size = valueOf(await selections.size(type, selectedIn(snapshot).selection, signal))
      if (size !== undefined && !signal.aborted) sendBack({ type: 'size.measured', picked, except, bytes: size.bytes })
    }
    const follow = (snapshot: SelectionSnapshot) => {
      const { picked, except, within, shown } = snapshot.context
      const now = [snapshot.value, picked, except, within, shown.folders, shown.total]
      if (now.every((part, at) => part === asked[at])) return
      latest.abort()
      clearTimeout(waiting)
      asked = now
      const [only, ...others] = selectedModules(snapshot)
      // Of several modules it is not told.
      if (only === undefined || others.length > 0 || selectedCount(snapshot) === 0 || readingCount(snapshot) !== undefined || knownBytes(snapshot) !== undefined) return
      latest = new AbortController()
      const { signal } = latest
      waiting = setTimeout(() => void ask(snapshot, only.type, signal), SETTLED_MS)
    }
    const following = selection.subscribe(follow)
    return () => {
      following.unsubscribe()
      latest.abort()
      clearTimeout(waiting)
    }
  })
