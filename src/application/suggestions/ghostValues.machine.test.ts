import { afterEach, describe, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { startSuggestions } from './startSuggestions.ts'

afterEach(() => void vi.useRealTimers())

describe('values for a table', () => {
  const table = async () => {
    const ports = inMemoryPorts()
    const { pictures } = ports.sample
    const actors = startSuggestions({ ...ports, notify: () => undefined })
    const template = ports.keptTemplates.all().find(({ attributes }) => attributes.some(({ name }) => name === 'Height'))
    const height = template?.attributes.find(({ name }) => name === 'Height')?.id ?? ''
    const ids = pictures.map(({ id }) => id)
    const proposeHeight = (at: number, value: string) => ports.suggestions.propose(ids[at] ?? '', [{ kind: 'Value', attributeId: height, values: [value], confidence: 0.8, origin: { engine: 'Text' } }])
    const { ghostValues, decidingSuggestions } = actors
    const idle = () => vi.waitFor(() => expect(decidingSuggestions.getSnapshot().matches('idle')).toBe(true))
    const want = (...at: readonly number[]) => ghostValues.send({ type: 'values.wanted', templateId: template?.id ?? '', assetIds: at.map((index) => ids[index] ?? '') })
    const shown = () => ids.map((id) => ghostValues.getSnapshot().context.known.get(id)?.map(({ values }) => values[0]) ?? [])
    const read = vi.spyOn(ports.suggestions, 'values')
    return { ...actors, ports, ids, idle, proposeHeight, want, shown, read, rests: () => vi.waitFor(() => expect(ghostValues.getSnapshot().matches('resting')).toBe(true)) }
  }

  it('are read for what is in sight at once, and once', async () => {
    const { proposeHeight, want, shown, read, rests, ids } = await table()
    // That it is proposed is news, and over before anything is wanted: on a busy machine it would be read again in between.
    vi.useFakeTimers()
    proposeHeight(5, '24 cm')
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    want(5, 6)
    await rests()
    expect([shown()[5], shown()[6]]).toEqual([['24 cm'], []])
    want(5, 6, 7)
    await rests()
    expect(read.mock.calls.map(([, asked]) => asked)).toEqual([[ids[5], ids[6]], [ids[7]]])
  })

  it('leave the table as it is where nothing is proposed', async () => {
    const { proposeHeight, want, rests, ghostValues } = await table()
    proposeHeight(5, '24 cm')
    want(5)
    await rests()
    const before = ghostValues.getSnapshot().context
    want(6, 7)
    await rests()
    ghostValues.send({ type: 'reread.due' })
    await rests()
    const after = ghostValues.getSnapshot().context
    expect([after.known === before.known, after.names === before.names]).toEqual([true, true])
    expect(after.known.size).toBe(1)
  })

  it('are read again when something is news, also what comes while they are read', async () => {
    const { proposeHeight, want, shown, rests, ghostValues, ports } = await table()
    want(5)
    await rests()
    const release = ports.faults.hold('suggestions.values')
    ghostValues.send({ type: 'reread.due' })
    proposeHeight(5, '24 cm')
    ghostValues.send({ type: 'reread.due' })
    release()
    await vi.waitFor(() => expect(shown()[5]).toEqual(['24 cm']))
  })

  it('that cannot be read are tried again with the next rows, and with news', async () => {
    const { proposeHeight, want, shown, ghostValues, ports, rests } = await table()
    proposeHeight(5, '24 cm')
    ports.faults.fail('suggestions.values', { code: 'UNREACHABLE' })
    want(5)
    await vi.waitFor(() => expect(ghostValues.getSnapshot().matches('unread')).toBe(true))
    ports.faults.mend('suggestions.values')
    want(5, 6)
    await rests()
    expect(shown()[5]).toEqual(['24 cm'])
  })

  it('of another template are none of this one, whatever is still on its way', async () => {
    const { proposeHeight, want, shown, ghostValues, ids, ports, rests } = await table()
    proposeHeight(5, '24 cm')
    const release = ports.faults.hold('suggestions.values')
    want(5)
    ghostValues.send({ type: 'values.wanted', templateId: 'another', assetIds: [ids[5] ?? ''] })
    release()
    await rests()
    expect(shown()[5]).toEqual([])
  })

  it('go when they are decided, and come back when that is undone', async () => {
    const { proposeHeight, want, shown, rests, ghostValues, ids, decidingSuggestions, idle } = await table()
    proposeHeight(5, '24 cm')
    want(5)
    await rests()
    const [ghost] = ghostValues.getSnapshot().context.known.get(ids[5] ?? '') ?? []
    decidingSuggestions.send({ type: 'decide', decisions: [{ id: ghost?.id ?? '', decision: 'refuse' }], isAlone: true })
    await idle()
    await vi.waitFor(() => expect(shown()[5]).toEqual([]))
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(shown()[5]).toEqual(['24 cm']))
  })
})
