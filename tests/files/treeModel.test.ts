import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginComparison, type Comparison } from './treeComparison.ts'

let comparison: Comparison

beforeAll(async () => {
  comparison = await beginComparison(Number(process.env['SEED'] ?? 1))
})
afterAll(() => comparison.end())

/** As many as a thousand operations in the test run; more by flag. */
const OPERATIONS = Number(process.env['OPERATIONS'] ?? 1000)

it('the tree on the server is what a pure model makes of the same operations', async () => {
  const done = new Map<string, number>()
  for (let step = 1; step <= OPERATIONS; step += 1) {
    const { operation, codes, model, server } = await comparison.step()
    const what = `${step}: ${operation}`
    expect(codes[1], what).toBe(codes[0])
    expect(server, what).toEqual(model)
    done.set(`${operation.split(' ')[0]} ${codes[0] ?? 'done'}`, (done.get(`${operation.split(' ')[0]} ${codes[0] ?? 'done'}`) ?? 0) + 1)
    const broken = step % 100 === 0 || step === OPERATIONS ? await comparison.brokenInvariants() : []
    expect(broken, what).toEqual([])
  }
  // A walk that never came to an operation has proven nothing about it.
  for (const kind of ['create', 'upload', 'move', 'copy', 'trash', 'restore', 'delete']) expect(done.get(`${kind} done`) ?? 0, kind).toBeGreaterThan(9)
  for (const code of ['FOLDER_MOVE_TO_CHILD', 'FOLDER_SAME_DESTINATION', 'ASSET_ALREADY_EXISTS', 'FOLDER_ALREADY_EXISTS', 'RESOURCE_IN_TRASH']) {
    expect([...done.keys()].some((key) => key.endsWith(code)), code).toBe(true)
  }
}, 600_000)
