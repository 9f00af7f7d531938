import { expect, it } from 'vitest'
import type { Permission } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import type { TestServer } from '../support/server/testServer.ts'
import type { following, Held } from './followedOperations.ts'
import { without } from './takenAway.ts'

interface UnderWay<Counts> {
  readonly server: () => TestServer
  readonly person: () => Person
  readonly jobs: ReturnType<typeof following>
  /** What begins the job, and what holds its last things up. */
  readonly hold: () => Promise<Held>
  readonly counts: () => Promise<Counts>
  readonly before: Counts
  readonly after: Counts
  readonly permission: Permission
}

interface BrokenOff {
  /** Begins the job and cancels it while all but the last of it is written; answers the job. */
  readonly cancelled: () => Promise<string>
  /** Declares as tests what holds of every job on many things. Nothing of the person's comes after them: their role changes, and so their token ends. */
  readonly prove: () => void
}

export const brokenOff = <Counts>({ server, person, jobs, hold, counts, before, after, permission }: UnderWay<Counts>): BrokenOff => {
  const { one, read, reached, turn, whileWorking, look, settled } = jobs

  const cancelled = async (): Promise<string> => {
    const id = await whileWorking(await hold(), async (job) => void (await turn(job, 'cancel')))
    await settled()
    expect([(await read(id)).state, await counts()]).toEqual(['Cancelled', before])
    return id
  }

  const prove = (): void => {
    it('is cancelled without a trace; then it is begun anew', async () => {
      const id = await cancelled()
      expect((await turn(id, 'retry')).json).toMatchObject({ state: 'Waiting', done: 0 })
      await reached(id, 'Done')
      expect(await counts()).toEqual(after)
    })

    it('is begun anew where its node is gone', async () => {
      const id = await whileWorking(await hold(), async (job) => void (await one('update jobs set attempt = gen_random_uuid() where id = $1', job)))
      await settled()
      expect([(await read(id)).state, await counts()]).toEqual(['Working', before])
      await one(`update jobs set touched_at = now() - interval '31 seconds' where id = $1`, id)
      await look(id)
      await reached(id, 'Done')
      expect(await counts()).toEqual(after)
    })

    it('is asked about again: who may not do it any more does not', async () => {
      const id = await cancelled()
      await without(server(), person(), permission, async () => {
        await one(`update jobs set state = 'Waiting' where id = $1`, id)
        await look(id)
        await expect
          .poll(async () => one('select state, failure from jobs where id = $1', id), { timeout: 20_000 })
          .toEqual({ state: 'Failed', failure: { code: 'PERMISSION_DENIED' } })
      })
      expect(await counts()).toEqual(before)
    })
  }

  return { cancelled, prove }
}
