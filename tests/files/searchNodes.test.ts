import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { inModule, makeAsset } from '../security/matrix/targets.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startBeside, startTestServer, type TestServer } from '../support/server/testServer.ts'

const headers = inModule('RECORDS')

let first: TestServer
let second: TestServer
let people: readonly [Person, Person]

/** The same person at both nodes. */
const atBoth = async (): Promise<typeof people> => {
  const person = await signIn(first.url, 'admin@harbour.example')
  return [person, await signIn(second.url, 'admin@harbour.example')]
}

beforeAll(async () => {
  first = await startTestServer()
  second = await startBeside(first)
  people = await atBoth()
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

const owner = (text: string, ...values: readonly unknown[]) => first.database.owner.query(text, [...values])

const post = async (by: Person, path: string, body: object) => {
  const answer = await by.ask({ method: 'POST', path, headers, body })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.json
}
const names = async (by: Person, q: string): Promise<readonly string[]> => {
  const { items } = (await post(by, '/v1/search/results', { q, sort: { by: 'name' }, direction: 'asc', limit: 50 })) as {
    readonly items: readonly { readonly folder?: { readonly name: string }; readonly asset?: { readonly name: string } }[]
  }
  return items.map(({ folder, asset }) => folder?.name ?? asset?.name ?? '')
}
const counts = async (by: Person, q: string, facet: string): Promise<Readonly<Record<string, number>>> => {
  const { facets } = (await post(by, '/v1/search/facets', { q, facets: [facet] })) as { readonly facets: readonly { readonly values: readonly { readonly label: string; readonly count: number }[] }[] }
  return Object.fromEntries((facets[0]?.values ?? []).map(({ label, count }) => [label, count]))
}
const makeFolder = (by: Person, name: string, parentId: string | null = null) => post(by, '/v1/folders', { name, parentId }) as Promise<{ readonly id: string; readonly revision: number }>

describe('two processes over one database', () => {
  it('each find at once what the other has changed', async () => {
    const made: string[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? people : [people[1], people[0]]
      const name = `Grebe ${String(turn).padStart(2, '0')}`
      const { id, revision } = await makeFolder(writer, name)
      made.push(name)
      expect(await names(reader, 'grebe')).toEqual(made)
      if (turn % 3 !== 0) continue
      const renamed = await reader.ask({ method: 'PATCH', path: `/v1/folders/${id}`, headers, body: { revision, name: `Diver ${turn}` } })
      expect(renamed.status, renamed.text).toBe(200)
      made.pop()
      expect([await names(writer, 'grebe'), await names(writer, `"diver ${turn}"`)]).toEqual([made, [`Diver ${turn}`]])
    }
  })

  it('count facets of what the other has changed', async () => {
    const [one, other] = people
    const asset = await makeAsset(one, 'RECORDS')
    const tagged = async (by: Person, revision: number, tags: readonly string[]): Promise<void> => {
      const answer = await by.ask({ method: 'PATCH', path: `/v1/assets/${asset.id}`, headers, body: { revision, tags } })
      expect(answer.status, answer.text).toBe(200)
    }
    await tagged(one, asset.revision, ['shag'])
    expect([await counts(one, '', 'tag'), await counts(other, '', 'tag')]).toEqual([{ shag: 1 }, { shag: 1 }])
    await tagged(other, asset.revision + 1, ['scoter', 'smew'])
    expect([await counts(one, '', 'tag'), await counts(other, 'tag:smew', 'tag')]).toEqual([{ scoter: 1, smew: 1 }, { scoter: 1, smew: 1 }])
    await post(one, '/v1/library/trash', { selection: { kind: 'items', folders: [], assets: [asset.id] } })
    expect([await counts(one, '', 'tag'), await counts(other, '', 'tag')]).toEqual([{}, {}])
  })
})

describe('a process', () => {
  it('that begins anew knows what was changed while it was away', async () => {
    const { id } = await makeFolder(people[0], 'Turnstone')
    expect(await names(people[1], 'turnstone')).toEqual(['Turnstone'])
    await second.stop()
    await makeFolder(people[0], 'Turnstone too')
    await post(people[0], '/v1/library/trash', { selection: { kind: 'items', folders: [id], assets: [] } })
    second = await startBeside(first)
    people = await atBoth()
    expect(await names(people[1], 'turnstone')).toEqual(['Turnstone too'])
  })

  describe('that was not asked for longer than changes are kept', () => {
    let passed = 0
    beforeEach(() => {
      const now = performance.now.bind(performance)
      vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
    })
    afterEach(() => void vi.restoreAllMocks())

    it('reads everything anew', async () => {
      await makeFolder(people[0], 'Whimbrel')
      expect(await names(people[1], 'whimbrel')).toEqual(['Whimbrel'])
      expect(await counts(people[1], 'whimbrel', 'type')).toEqual({ folder: 1 })
      await makeFolder(people[0], 'Whimbrel too')
      passed = 2 * 60 * 60_000
      // As if it had been as long for the database.
      await owner(`update item_changes set at = at - interval '3 hours'`)
      await owner('select sweep_item_changes()')
      expect((await owner('select from item_changes')).rows).toEqual([])
      expect(await names(people[1], 'whimbrel')).toEqual(['Whimbrel', 'Whimbrel too'])
      expect(await counts(people[1], 'whimbrel', 'type')).toEqual({ folder: 2 })
    })
  })
})
