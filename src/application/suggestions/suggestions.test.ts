import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { hiddenIn } from './hidden.ts'
import type { ReopenedPiece } from './SuggestionGateway.ts'
import { startSuggestions } from './startSuggestions.ts'

/** The inbox of a library in which so many pictures have two tags proposed, the first of them surer. */
const begin = async (count = 2) => {
  const ports = inMemoryPorts()
  const { library, pictures } = ports.sample
  const propose = (id: string, ...tags: readonly string[]) => ports.suggestions.propose(id, tags.map((tag, at) => ({ kind: 'Tag', tag, confidence: 0.95 - at / 10, origin: { engine: 'Objects' } })))
  for (const { id } of pictures.slice(0, count)) propose(id, 'Quay', 'Crane')
  const notified: Notification[] = []
  const actors = startSuggestions({ ...ports, notify: (one) => notified.push(one) })
  const { suggestions, decidingSuggestions } = actors
  const inbox = () => suggestions.getSnapshot()
  const deciding = () => decidingSuggestions.getSnapshot()
  const listed = () => inbox().context.assets.flatMap((one) => one.suggestions)
  const shown = () => listed().filter(({ id }) => !hiddenIn(deciding().context).has(id))
  const tagsOf = (at: number) => library.assets.get(pictures[at]?.id ?? '')?.tags ?? []
  suggestions.send({ type: 'suggestions.opened', filter: { kind: 'Tag' } })
  await vi.waitFor(() => expect(inbox().matches('shown')).toBe(true))
  const idle = () => vi.waitFor(() => expect(deciding().matches('idle')).toBe(true))
  return { ...actors, ports, library, pictures, propose, notified, inbox, deciding, listed, shown, tagsOf, idle }
}

describe('the inbox', () => {
  it('reads as many as were shown again when something changed, and counts', async () => {
    const { suggestions, inbox, listed, propose, pictures } = await begin(25)
    expect([inbox().context.assets.length, inbox().context.counts.Tag]).toEqual([20, 50])
    suggestions.send({ type: 'more.wanted' })
    await vi.waitFor(() => expect(inbox().context.assets).toHaveLength(25))
    propose(pictures[30]?.id ?? '', 'Mole')
    await vi.waitFor(() => expect(listed()).toHaveLength(51))
  })

  it('stays as it is where more cannot be read, and tries again', async () => {
    const { suggestions, inbox, ports } = await begin(25)
    ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    suggestions.send({ type: 'more.wanted' })
    await vi.waitFor(() => expect(inbox().matches({ shown: 'stuck' })).toBe(true))
    expect([inbox().context.assets.length, inbox().context.failure]).toEqual([20, { code: 'UNREACHABLE' }])
    ports.faults.mend('suggestions.page')
    suggestions.send({ type: 'retry' })
    await vi.waitFor(() => expect(inbox().context.assets).toHaveLength(25))
  })

  it('fails, and is read again by retrying', async () => {
    const { suggestions, inbox, ports } = await begin()
    ports.faults.fail('suggestions.counts', { code: 'UNREACHABLE' })
    suggestions.send({ type: 'suggestions.opened', filter: {} })
    await vi.waitFor(() => expect(inbox().matches('failed')).toBe(true))
    ports.faults.mend('suggestions.counts')
    suggestions.send({ type: 'retry' })
    await vi.waitFor(() => expect(inbox().matches({ shown: 'listing' })).toBe(true))
  })
})

describe('the inbox that cannot be read again', () => {
  it('says so, stays as it was, and tries again', async () => {
    const { suggestions, inbox, listed, ports } = await begin()
    ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    suggestions.send({ type: 'reread.due' })
    await vi.waitFor(() => expect(inbox().matches({ shown: 'outdated' })).toBe(true))
    expect([listed().length, inbox().context.failure]).toEqual([4, { code: 'UNREACHABLE' }])
    ports.faults.mend('suggestions.page')
    suggestions.send({ type: 'retry' })
    await vi.waitFor(() => expect(inbox().matches({ shown: 'listing' })).toBe(true))
  })

  it.each([
    ['while it is read again', 'refreshing'],
    ['where it could not be read again', 'outdated'],
  ])('shows more %s, and is read again after that', async (_, state) => {
    const { suggestions, inbox, ports, propose, pictures } = await begin(25)
    if (state === 'refreshing') ports.faults.hold('suggestions.page')
    else ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    propose(pictures[30]?.id ?? '', 'Mole')
    await vi.waitFor(() => expect(inbox().value).toEqual({ shown: state }))
    ports.faults.mend('suggestions.page')
    suggestions.send({ type: 'more.wanted' })
    await vi.waitFor(() => expect(inbox().context.assets.length).toBe(26))
    await vi.waitFor(() => expect(inbox().context.counts.Tag).toBe(51))
  })

  it('shows more where more of it could not be read', async () => {
    const { suggestions, inbox, ports } = await begin(25)
    ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' }, 1)
    suggestions.send({ type: 'more.wanted' })
    await vi.waitFor(() => expect(inbox().value).toEqual({ shown: 'stuck' }))
    suggestions.send({ type: 'more.wanted' })
    await vi.waitFor(() => expect(inbox().context.assets).toHaveLength(25))
  })

  it('goes on with more of it when something is news meanwhile', async () => {
    const { suggestions, inbox, ports } = await begin(25)
    const release = ports.faults.hold('suggestions.page')
    suggestions.send({ type: 'more.wanted' })
    suggestions.send({ type: 'reread.due' })
    expect(inbox().matches({ shown: 'extending' })).toBe(true)
    release()
    await vi.waitFor(() => expect(inbox().context.assets).toHaveLength(25))
  })
})

describe('a decision', () => {
  it('hides what is decided at once, writes it, and takes it back', async () => {
    const { decidingSuggestions, shown, tagsOf, idle, notified } = await begin()
    const [first] = shown()
    decidingSuggestions.send({ type: 'decide', decisions: [{ id: first?.id ?? '', decision: 'accept' }] })
    expect(shown().map(({ id }) => id)).not.toContain(first?.id)
    await idle()
    expect([...tagsOf(0), ...tagsOf(1)]).toContain('Quay')
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(shown()).toHaveLength(4))
    expect([...tagsOf(0), ...tagsOf(1)]).not.toContain('Quay')
    expect(notified.map(({ text }) => text)).toEqual(['suggestions.undone'])
  })

  it('outside a list is told, and its notice takes back that one, not the latest', async () => {
    const { decidingSuggestions, shown, listed, idle, notified } = await begin()
    const [first = '', second = ''] = shown().map(({ id }) => id)
    for (const id of [first, second]) {
      decidingSuggestions.send({ type: 'decide', isAlone: true, decisions: [{ id, decision: 'refuse' }] })
      await idle()
    }
    expect(notified.map(({ text, values }) => [text, values?.count])).toEqual([['suggestions.refused', 1], ['suggestions.refused', 1]])
    notified[0]?.action?.run()
    await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('suggestions.undone'))
    await vi.waitFor(() => expect(listed().map(({ id }) => id)).toContain(first))
    expect(shown().map(({ id }) => id)).not.toContain(second)
  })

  it('is taken back once that gets through, and forgotten where it is not known any more', async () => {
    const { decidingSuggestions, shown, ports, deciding, idle, notified } = await begin()
    const undo = async (code: 'UNREACHABLE' | 'NOT_FOUND') => {
      ports.faults.fail('suggestions.undo', { code })
      decidingSuggestions.send({ type: 'undo' })
      await vi.waitFor(() => expect(notified.at(-1)?.text).toBe(`failure.${code}`))
      await idle()
      return deciding().context.changes.length
    }
    decidingSuggestions.send({ type: 'decide', decisions: [{ id: shown()[0]?.id ?? '', decision: 'refuse' }] })
    await idle()
    expect([await undo('UNREACHABLE'), await undo('NOT_FOUND')]).toEqual([1, 0])
  })

  it('that is taken back while another is on its way is taken back after it', async () => {
    const { decidingSuggestions, shown, deciding, idle } = await begin()
    const [first = '', second = ''] = shown().map(({ id }) => id)
    decidingSuggestions.send({ type: 'decide', decisions: [{ id: first, decision: 'refuse' }] })
    await idle()
    decidingSuggestions.send({ type: 'decide', decisions: [{ id: second, decision: 'refuse' }] })
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(deciding().context.changes.map(({ ids }) => ids)).toEqual([[second]]))
  })

  it('waits for the one before it, and is made once', async () => {
    const { decidingSuggestions, shown, ports, deciding, idle } = await begin()
    const decide = vi.spyOn(ports.suggestions, 'decide')
    const [one, two, three] = shown().map(({ id }) => ({ id, decision: 'refuse' as const }))
    if (one === undefined || two === undefined || three === undefined) throw new Error('Too little is proposed')
    for (const decisions of [[one], [two], [one, three]]) decidingSuggestions.send({ type: 'decide', decisions })
    await vi.waitFor(() => expect(deciding().context.gone).toHaveLength(3))
    await idle()
    expect(decide.mock.calls.map(([sent]) => sent.map(({ id }) => id))).toEqual([[one.id], [two.id, three.id]])
  })

  it('is shown again where it did not get through', async () => {
    const { decidingSuggestions, shown, ports, idle, notified } = await begin()
    ports.faults.fail('suggestions.decide', { code: 'UNREACHABLE' })
    decidingSuggestions.send({ type: 'decide', decisions: shown().map(({ id }) => ({ id, decision: 'accept' })) })
    await vi.waitFor(() => expect(notified.map(({ text }) => text)).toEqual(['failure.UNREACHABLE']))
    await idle()
    expect(shown()).toHaveLength(4)
  })

  it('tells why something stays open, and of several how many', async () => {
    const { decidingSuggestions, shown, library, pictures, deciding, notified } = await begin(1)
    const asset = library.assets.get(pictures[0]?.id ?? '')
    const ids = shown()
    if (asset !== undefined) library.assets.set(asset.id, { ...asset, tags: ['quay'] })
    decidingSuggestions.send({ type: 'decide', decisions: ids.map(({ id }) => ({ id, decision: 'accept' })) })
    await vi.waitFor(() => expect(notified).toMatchObject([{ text: 'suggestions.acceptedBut', values: { count: 1, left: 1 } }]))
    expect(deciding().context.left).toEqual([{ id: ids[0]?.id, reason: 'present' }])
  })

  it('of all that a filter finds goes on piece by piece, and is taken back as one', async () => {
    const { decidingSuggestions, ports, notified, idle, tagsOf } = await begin()
    const real = ports.suggestions.decideAll.bind(ports.suggestions)
    const pieces = vi.spyOn(ports.suggestions, 'decideAll').mockImplementationOnce(async (...asked) => Result.map(await real(...asked), (piece) => ({ ...piece, next: 'next' })))
    decidingSuggestions.send({ type: 'decide.all', filter: { from: 0.9 }, decision: 'accept' })
    await vi.waitFor(() => expect(notified).toMatchObject([{ kind: 'success', text: 'suggestions.accepted', values: { count: 2 } }]))
    expect(pieces.mock.calls.map(([, , from]) => from?.decided)).toEqual([undefined, 2])
    expect([tagsOf(0).includes('Quay'), tagsOf(0).includes('Crane')]).toEqual([true, false])
    notified[0]?.action?.run()
    await idle()
    await vi.waitFor(() => expect(notified.at(-1)?.text).toMatch(/^suggestions\.undone/))
  })

  it('of all that is stopped ends with the piece that is on its way, which is told and taken back', async () => {
    const { decidingSuggestions, ports, deciding, notified, idle, tagsOf } = await begin()
    const real = ports.suggestions.decideAll.bind(ports.suggestions)
    const pieces = vi.spyOn(ports.suggestions, 'decideAll').mockImplementation(async (...asked) => Result.map(await real(...asked), (piece) => ({ ...piece, next: 'next' })))
    const release = ports.faults.hold('suggestions.decideAll')
    decidingSuggestions.send({ type: 'decide.all', filter: { from: 0.9 }, decision: 'accept' })
    decidingSuggestions.send({ type: 'stop' })
    expect(deciding().matches({ decidingAll: 'stopping' })).toBe(true)
    release()
    await vi.waitFor(() => expect(notified).toMatchObject([{ text: 'suggestions.accepted', values: { count: 2 } }]))
    expect([pieces.mock.calls.length, tagsOf(0).includes('Quay')]).toEqual([1, true])
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('suggestions.undone'))
    await idle()
    expect(tagsOf(0)).not.toContain('Quay')
  })

  it('of all that fails on its way tells what was decided, which is taken back', async () => {
    const { decidingSuggestions, ports, deciding, notified, idle } = await begin()
    const real = ports.suggestions.decideAll.bind(ports.suggestions)
    vi.spyOn(ports.suggestions, 'decideAll').mockImplementationOnce(async (...asked) => {
      const first = await real(...asked)
      ports.faults.fail('suggestions.decideAll', { code: 'UNREACHABLE' })
      return Result.map(first, (piece) => ({ ...piece, next: 'next' }))
    })
    decidingSuggestions.send({ type: 'decide.all', filter: {}, decision: 'refuse' })
    await vi.waitFor(() => expect(notified.map(({ text }) => text)).toEqual(['failure.UNREACHABLE', 'suggestions.refused']))
    await idle()
    expect(deciding().context.changes).toHaveLength(1)
  })

  it('of many is taken back piece by piece; what is stopped or fails is kept, and told with what is undone', async () => {
    const { decidingSuggestions, ports, deciding, notified, idle, shown } = await begin()
    decidingSuggestions.send({ type: 'decide', decisions: shown().map(({ id }) => ({ id, decision: 'refuse' })) })
    await idle()
    const piece = (reopened: number, left: number, next: string | null): Result.Result<ReopenedPiece, CallFailure<'NOT_FOUND'>> => Result.succeed({ reopened, left, next })
    const undo = vi.spyOn(ports.suggestions, 'undo').mockImplementation(async () => {
      decidingSuggestions.send({ type: 'stop' })
      return piece(1, 3, 'second')
    })
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ text: 'suggestions.undoneSome', values: { count: 1, left: 3 } }))
    expect(deciding().context.changes).toHaveLength(1)
    undo.mockReset().mockResolvedValueOnce(piece(1, 2, 'third')).mockResolvedValueOnce(Result.fail({ code: 'UNREACHABLE' }))
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(notified.slice(-2).map(({ text, values }) => [text, values?.count])).toEqual([['suggestions.undoneSome', 1], ['failure.UNREACHABLE', undefined]]))
    undo.mockReset().mockResolvedValueOnce(piece(1, 1, 'third')).mockResolvedValueOnce(piece(0, 1, null))
    decidingSuggestions.send({ type: 'undo' })
    await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ text: 'suggestions.undoneBut', values: { count: 1 } }))
    expect(undo.mock.calls.map(([, from]) => from?.next)).toEqual([undefined, 'third'])
    expect(deciding().context.changes).toEqual([])
  })
})

describe('an asset’s page', () => {
  it('shows what is proposed of it alone, and follows what becomes of it', async () => {
    const { assetSuggestions, pictures, propose } = await begin()
    const [first] = pictures
    const shown = () => assetSuggestions.getSnapshot().context.assets.flatMap(({ suggestions }) => suggestions.map(({ values }) => values[0]))
    assetSuggestions.send({ type: 'asset.shown', assetId: first?.id ?? '' })
    await vi.waitFor(() => expect(shown()).toEqual(['Quay', 'Crane']))
    propose(first?.id ?? '', 'Mole')
    await vi.waitFor(() => expect(shown()).toEqual(['Quay', 'Mole', 'Crane']))
  })

  it('hears of what is proposed while it is read, and reads again where that failed', async () => {
    const { assetSuggestions, pictures, propose, ports } = await begin()
    const [first] = pictures
    const shown = () => assetSuggestions.getSnapshot().context.assets.flatMap(({ suggestions }) => suggestions.map(({ values }) => values[0]))
    const page = vi.spyOn(ports.suggestions, 'page')
    const before = await ports.suggestions.page({ assetId: first?.id ?? '' }, null, new AbortController().signal)
    const { promise, resolve } = Promise.withResolvers<typeof before>()
    page.mockReturnValueOnce(promise)
    assetSuggestions.send({ type: 'asset.shown', assetId: first?.id ?? '' })
    propose(first?.id ?? '', 'Mole')
    assetSuggestions.send({ type: 'reread.due' })
    resolve(before)
    await vi.waitFor(() => expect(shown()).toEqual(['Quay', 'Mole', 'Crane']))
    ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    assetSuggestions.send({ type: 'asset.shown', assetId: first?.id ?? '' })
    await vi.waitFor(() => expect(assetSuggestions.getSnapshot().matches('unread')).toBe(true))
    expect(shown()).toHaveLength(3)
    ports.faults.mend('suggestions.page')
    assetSuggestions.send({ type: 'retry' })
    await vi.waitFor(() => expect(assetSuggestions.getSnapshot().matches('shown')).toBe(true))
  })
})
