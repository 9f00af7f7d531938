import { expect } from 'vitest'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Answer, Person } from '../support/server/person.ts'
import type { TestServer } from '../support/server/testServer.ts'
import { records } from './uploading.ts'

/** What an answer says was begun instead of being done. */
export const begunBy = (answer: Answer): BulkOperation => {
  expect(answer.status, answer.text).toBe(202)
  return (answer.json as { readonly bulkOperation: BulkOperation }).bulkOperation
}

const read = async (person: Person, id: string): Promise<BulkOperation> => (await person.ask({ path: `/v1/bulk-operations/${id}` })).json as BulkOperation

/** How a job ended. */
export const endOf = async (person: Person, { id }: Pick<BulkOperation, 'id'>): Promise<BulkOperation> => {
  await expect.poll(async () => (await read(person, id)).state, { timeout: 20_000, interval: 20 }).not.toMatch(/Waiting|Working/)
  return read(person, id)
}

export interface Held {
  /** Of an asset: its row is locked, so that the piece which holds it is not written. */
  readonly folderId: string
  readonly name: string
  readonly begin: () => Promise<Answer>
}

const NOTHING = { selection: { kind: 'items', folders: [], assets: [] }, destinationId: null, decisions: {} }

/** Follows what many things of somebody are moved, trashed and restored by. */
export const following = (server: () => TestServer, person: () => Person, colleague: () => Person) => {
  const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
    (await server().database.owner.query<Row>(text, values)).rows[0]
  return {
    one,
    read: (id: string) => read(person(), id),
    reached: async (id: string, state: BulkOperation['state']): Promise<BulkOperation> => {
      const job = await endOf(person(), { id })
      expect(job).toMatchObject({ state })
      return job
    },
    turn: (id: string, how: 'cancel' | 'retry'): Promise<Answer> => person().ask({ method: 'POST', path: `/v1/bulk-operations/${id}/${how}` }),
    /** Does something while a job has written its first thousand things; answers the job. */
    whileWorking: async ({ folderId, name, begin }: Held, work: (id: string) => Promise<void>): Promise<string> => {
      const client = await server().database.owner.connect()
      try {
        await client.query('begin')
        await client.query('select 1 from assets where folder_id = $1 and name = $2 for update', [folderId, name])
        const { id } = begunBy(await begin())
        await expect.poll(() => read(person(), id), { timeout: 20_000 }).toMatchObject({ state: 'Working', done: 1000 })
        await work(id)
        return id
      } finally {
        await client.query('rollback')
        client.release()
      }
    },
    /** Something of somebody else that is begun anew has the server look what there is to do. */
    look: async (id: string): Promise<void> => {
      const other = await one<{ id: string }>(
        `insert into jobs (id, organization_id, kind, queue, series, payload, home_organization_id, user_id, state)
         select gen_random_uuid(), organization_id, 'move', queue, series, payload || $3::jsonb, organization_id, $2, 'Cancelled' from jobs where id = $1 returning id`,
        id,
        colleague().userId,
        { asked: NOTHING },
      )
      await colleague().ask({ method: 'POST', path: `/v1/bulk-operations/${other?.id ?? ''}/retry` })
    },
    /** Nobody is at anything in the module any more. */
    settled: async (): Promise<void> => {
      const { decisions: _decisions, ...body } = NOTHING
      await person().ask({ method: 'POST', path: '/v1/library/move/plan', headers: records, body })
    },
  }
}
