import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createAssetMachine } from './asset.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Longer than anything is gathered before it is read again, milliseconds. */
const A_WHILE = 10_000

const CHANGED = 'The quay before the fire'

/** A file whose description is typed, and whose session is over. */
const expired = async () => {
  const ports = inMemoryPorts()
  const { library, files } = ports.sample
  const [file] = files
  if (file === undefined) throw new Error('The sample has no file')
  const asset = createActor(createAssetMachine({ ...ports, notify: () => undefined })).start()
  asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId: file.id, from: undefined })
  await vi.waitFor(() => expect(asset.getSnapshot().value).toBe('viewing'))
  const form = () => asset.getSnapshot().context.edit?.getSnapshot()
  const send = asset.getSnapshot().context.edit?.send
  send?.({ type: 'edit' })
  send?.({ type: 'field.changed', field: 'description', value: CHANGED })
  for (const call of ['assets.read', 'assets.edit']) ports.faults.fail(call, { code: 'NOT_SIGNED_IN' })
  const signInAgain = () => {
    for (const call of ['assets.read', 'assets.edit']) ports.faults.mend(call)
    // The stream comes back with the new session, and has everything read again.
    library.publish({ kind: 'stream.reopened' })
  }
  const saved = () => library.assets.get(file.id)?.description
  const draft = () => [asset.getSnapshot().value, form()?.context.draft.description, form()?.hasTag('unsaved')]
  return { asset, form, send, library, signInAgain, saved, draft }
}

it('what was typed outlives facts that cannot be followed without a session, and the new session that reads everything again', async () => {
  const { library, signInAgain, draft, send, saved } = await expired()
  library.publish({ kind: 'library.changed', type: 'RECORDS' })
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(draft()).toEqual(['viewing', CHANGED, true])
  signInAgain()
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(draft()).toEqual(['viewing', CHANGED, true])
  send?.({ type: 'save' })
  await vi.waitFor(() => expect(saved()).toBe(CHANGED))
})

it('what was typed outlives the saving that finds the session over, and is saved by the next one', async () => {
  const { form, send, signInAgain, draft, saved } = await expired()
  send?.({ type: 'save' })
  await vi.waitFor(() => expect(form()?.value).toEqual({ editing: 'failed' }))
  expect([...draft(), form()?.context.failure?.code]).toEqual(['viewing', CHANGED, true, 'NOT_SIGNED_IN'])
  signInAgain()
  send?.({ type: 'save' })
  await vi.waitFor(() => expect([form()?.value, saved()]).toEqual(['closed', CHANGED]))
})
