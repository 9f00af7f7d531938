import { describe, expect, it } from 'vitest'
import { Crowded, FairQueue, type Caller } from './FairQueue.ts'

const BOUNDS = { atOnce: { all: 2, strangers: 1 }, waiting: { all: 6, line: 4, account: 3 } }

const stranger = (line: string, account = `account of ${line} ${Math.random()}`): Caller => ({ isKnown: false, line, account })
const known = (line: string): Caller => ({ isKnown: true, line, account: line })

/** Works that end when they are told to, and the order in which they began. */
const steppedQueue = (queue = new FairQueue(BOUNDS)) => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    ask: (name: string, caller: Caller): Promise<void> =>
      queue.run(caller, () => {
        begun.push(name)
        return new Promise((end) => ends.push(end))
      }),
    /** Ends the works under way, one after the other, until nothing waits. */
    finish: async (): Promise<void> => {
      for (await settle(); ends.length > 0; await settle()) ends.shift()?.()
    },
  }
}

describe('a fair queue', () => {
  it('serves every line in turn, however many wait in one', async () => {
    const { begun, ask, finish } = steppedQueue()
    const works = [ask('a1', stranger('a')), ask('a2', stranger('a')), ask('a3', stranger('a')), ask('a4', stranger('a')), ask('b1', stranger('b'))]
    await finish()
    await Promise.all(works)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('lets those who are known go at once, beside a stranger, and before all that wait', async () => {
    const { begun, ask, finish } = steppedQueue()
    const works = [ask('a1', stranger('a')), ask('a2', stranger('a')), ask('k1', known('k')), ask('k2', known('k')), ask('m1', known('m'))]
    expect(begun).toEqual([])
    await finish()
    await Promise.all(works)
    expect(begun).toEqual(['a1', 'k1', 'k2', 'm1', 'a2'])
  })

  it('never takes more strangers at once than may be', async () => {
    const { begun, ask, finish } = steppedQueue()
    const works = [ask('a1', stranger('a')), ask('b1', stranger('b')), ask('c1', stranger('c'))]
    await Promise.resolve()
    expect(begun).toEqual(['a1'])
    await finish()
    await Promise.all(works)
    expect(begun).toEqual(['a1', 'b1', 'c1'])
  })

  it('never takes more of one line at once than may be, and the next of another line instead', async () => {
    const { begun, ask, finish } = steppedQueue(new FairQueue({ ...BOUNDS, atOnce: { all: 3, strangers: 3, line: 2 } }))
    const works = [ask('a1', stranger('a')), ask('a2', stranger('a')), ask('a3', stranger('a')), ask('b1', known('b'))]
    await Promise.resolve()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await finish()
    await Promise.all(works)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('refuses at once who would be too many: in a line, for an account, at all', async () => {
    const { ask, finish } = steppedQueue()
    const works = [ask('running', stranger('first'))]
    for (let at = 0; at < 4; at += 1) works.push(ask(`a${at}`, stranger('a')))
    await expect(ask('a5', stranger('a'))).rejects.toMatchObject({ by: 'one' })
    works.push(ask('b', stranger('b', 'one')), ask('c', stranger('c', 'one')))
    await expect(ask('d', stranger('d'))).rejects.toMatchObject({ by: 'all' })
    await expect(ask('d', stranger('d'))).rejects.toBeInstanceOf(Crowded)
    works.push(ask('known', known('k')))
    await finish()
    await Promise.all(works)
  })

  it('counts an account over all lines, and forgets those that had their turn', async () => {
    const { ask, finish } = steppedQueue()
    const works = [ask('running', stranger('first'))]
    for (const line of ['a', 'b', 'c']) works.push(ask(line, stranger(line, 'one')))
    await expect(ask('d', stranger('d', 'one'))).rejects.toMatchObject({ by: 'one' })
    works.push(ask('another', stranger('d', 'another')))
    await finish()
    await Promise.all(works)
    const later = ask('d', stranger('d', 'one'))
    await finish()
    await later
  })

  it('goes on after work that fails', async () => {
    const queue = new FairQueue(BOUNDS)
    await expect(queue.run(stranger('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(queue.run(stranger('a'), async () => 'done')).resolves.toBe('done')
  })
})
