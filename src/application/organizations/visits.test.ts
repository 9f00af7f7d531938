import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import type { Visit } from '../../domain/organizations/workplace.ts'
import { reportVisits } from './visits.ts'

const visits: readonly Visit[] = [
  { id: 'v1', organizationId: 'o1', event: 'entered' },
  { id: 'v1', organizationId: 'o1', event: 'left' },
]

type Report = Parameters<typeof reportVisits>[0]['organizations']['reportVisit']

const reporting = async (...outcomes: readonly Awaited<ReturnType<Report>>[]) => {
  const answers = [...outcomes]
  const reportVisit = vi.fn<Report>(async () => answers.shift() ?? Result.succeed({}))
  const reported = vi.fn<(visit: Visit) => void>()
  await reportVisits({ organizations: { reportVisit }, visits: { unreported: () => visits, reported } })
  return { asked: reportVisit.mock.calls.map(([{ event }]) => event), reported: reported.mock.calls.map(([visit]) => visit.event) }
}

it('tells each in its order, and forgets what was refused for good', async () => {
  expect(await reporting()).toEqual({ asked: ['entered', 'left'], reported: ['entered', 'left'] })
  expect(await reporting(Result.fail({ code: 'PERMISSION_DENIED', requires: { operator: 'AND', permissions: [] } } as never))).toEqual({ asked: ['entered', 'left'], reported: ['entered', 'left'] })
})

it('keeps what could not be told, and all that came after it', async () => {
  expect(await reporting(Result.fail({ code: 'UNREACHABLE' }))).toEqual({ asked: ['entered'], reported: [] })
})
