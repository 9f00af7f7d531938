import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { idConditions } from '../../domain/query-language/conditions.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import type { AdvancedSearchGateway } from '../advanced-search/AdvancedSearchGateway.ts'
import { createQueryNamesMachine } from './queryNames.machine.ts'

const idOf = (at: number) => `id:00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** A server that knows how some values are called. */
const open = (called: Readonly<Record<string, string>>) => {
  const asked: string[] = []
  const fields = vi.fn<AdvancedSearchGateway['fields']>(async (q) => {
    asked.push(q)
    const names = Object.entries(called).filter(([value]) => q.includes(value)).map(([value, label]) => ({ value, label }))
    return Result.succeed({ attributes: [], names })
  })
  const queryNames = createActor(createQueryNamesMachine({ advancedSearches: { fields } })).start()
  const want = async (...queries: readonly string[]) => {
    queryNames.send({ type: 'names.wanted', conditions: queries.flatMap((q) => idConditions(parseQuery(q))) })
    return (await waitFor(queryNames, (snapshot) => snapshot.matches('known') || snapshot.matches('failed'))).context
  }
  return { asked, fields, queryNames, want }
}

it('names what several queries name by identifiers in one question, and knows what has no name', async () => {
  const { asked, want } = open({ [idOf(1)]: 'Harbour', [`donor/${idOf(2)}`]: 'Ada Berg' })
  const { names, known } = await want(`ship folder:${idOf(1)}`, `-contact:donor/${idOf(2)} OR (by:${idOf(3)} tag:sea)`, `folder:${idOf(1)} size:>2MB`)
  expect(asked).toEqual([`folder:${idOf(1)} OR contact:donor/${idOf(2)} OR by:${idOf(3)}`])
  expect([Object.fromEntries(names), [...known]]).toEqual([{ [idOf(1)]: 'Harbour', [`donor/${idOf(2)}`]: 'Ada Berg' }, [idOf(1), `donor/${idOf(2)}`, idOf(3)]])
})

it('asks for no more at once than a query may hold', async () => {
  const { asked, want } = open({})
  const { known } = await want(...Array.from({ length: 120 }, (_, at) => `"The name of an attribute at great length, number ${at % 3}":${idOf(at)}`))
  expect([known.size, asked.every((q) => q.length <= 2000), asked.length > 1]).toEqual([120, true, true])
})

it('follows what is renamed, or taken out of sight, when it is wanted again', async () => {
  const called: Record<string, string> = { [idOf(1)]: 'Harbour', [idOf(2)]: 'Quay' }
  const { want } = open(called)
  await want(`folder:${idOf(1)} folder:${idOf(2)}`)
  called[idOf(1)] = 'Old harbour'
  delete called[idOf(2)]
  expect(Object.fromEntries((await want(`folder:${idOf(1)} folder:${idOf(2)}`)).names)).toEqual({ [idOf(1)]: 'Old harbour' })
})

it('what could not be read is read by whoever wants a name next', async () => {
  const { fields, queryNames, want } = open({ [idOf(1)]: 'Harbour' })
  fields.mockResolvedValueOnce(Result.fail({ code: 'UNREACHABLE' }))
  const failed = await want(`folder:${idOf(1)}`)
  expect([queryNames.getSnapshot().value, failed.known.size]).toEqual(['failed', 0])
  expect([...(await want(`folder:${idOf(1)}`)).names.values()]).toEqual(['Harbour'])
})
