import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginServerTree, type ServerTree } from './serverTree.ts'
import { beginComparison } from './treeComparison.ts'

let server: ServerTree

beforeAll(async () => {
  server = await beginServerTree()
})
afterAll(() => server.end())

/** Seven hundred are the same in every run, so that each operation and refusal comes up; the others vary with the commit. */
const SAME = 700
const VARYING = Number(process.env['SEED'] ?? 1001)
/** A thousand in the test run; more by flag. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 1000)
/** The operations of a sequence, after a tree of a few things has been planted; every hundredth goes on for longer. */
const [SHORT, LONG] = [2, 60]

it('the tree on the server is what a pure model makes of the same operations', async () => {
  const done = new Map<string, number>()
  for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) {
    const seed = sequence <= SAME ? sequence : VARYING + sequence - SAME
    await server.empty()
    const comparison = beginComparison(server, seed)
    const isLong = seed % 100 === 0
    for (let step = 0; step <= (isLong ? LONG : SHORT); step += 1) {
      const { operation, codes, model, server: theirs } = await comparison.step(step === 0 ? 'plant' : undefined)
      const what = `sequence ${seed}, ${step}: ${operation}`
      expect(codes[1], what).toBe(codes[0])
      expect(theirs, what).toEqual(model)
      const kind = `${operation.split(' ')[0]} ${codes[0] ?? 'done'}`
      done.set(kind, (done.get(kind) ?? 0) + 1)
    }
    expect(isLong || seed % 25 === 0 ? await server.brokenInvariants() : [], `sequence ${seed}`).toEqual([])
  }
  // Sequences that never came to an operation have proven nothing about it.
  for (const kind of ['create', 'upload', 'move', 'copy', 'trash', 'restore', 'delete']) expect(done.get(`${kind} done`) ?? 0, kind).toBeGreaterThan(9)
  for (const code of ['FOLDER_MOVE_TO_CHILD', 'FOLDER_SAME_DESTINATION', 'ASSET_ALREADY_EXISTS', 'FOLDER_ALREADY_EXISTS', 'RESOURCE_IN_TRASH']) {
    expect([...done.keys()].some((key) => key.endsWith(code)), code).toBe(true)
  }
}, Math.max(600_000, SEQUENCES * 300))
