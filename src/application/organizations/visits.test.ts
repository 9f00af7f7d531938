import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import type { Visit } from '../../domain/organizations/workplace.ts'
import { tellVisits } from './visits.ts'

const visits: readonly Visit[] = [
  { id: 'v1', organizationId: 'o1', event: 'entered' },
  { id: 'v1', organizationId: 'o1', event: 'left' },
]

type Tell = Parameters<typeof tellVisits>[0]['organizations']['tellVisit']

const telling = async (...outcomes: readonly Awaited<ReturnType<Tell>>[]) => {
  const answers = [...outcomes]
  const tellVisit = vi.fn<Tell>(async () => answers.shift() ?? Result.succeed({}))
  const told = vi.fn<(visit: Visit) => void>()
  await tellVisits({ organizations: { tellVisit }, visits: { untold: () => visits, told } })
  return { asked: tellVisit.mock.calls.map(([{ event }]) => event), told: told.mock.calls.map(([visit]) => visit.event) }
}

it('tells each in its order, and forgets what was refused for good', async () => {
  expect(await telling()).toEqual({ asked: ['entered', 'left'], told: ['entered', 'left'] })
  expect(await telling(Result.fail({ code: 'PERMISSION_DENIED', requires: { operator: 'AND', permissions: [] } } as never))).toEqual({ asked: ['entered', 'left'], told: ['entered', 'left'] })
})

it('keeps what could not be told, and all that came after it', async () => {
  expect(await telling(Result.fail({ code: 'UNREACHABLE' }))).toEqual({ asked: ['entered'], told: [] })
})
