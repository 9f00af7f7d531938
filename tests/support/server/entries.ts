import { expect } from 'vitest'
import type { Person } from './person.ts'
import type { TestServer } from './testServer.ts'

interface Entry {
  readonly kind: string
  readonly status: string
  readonly email: string
  readonly recent: boolean
  readonly resource_id: string | null
  readonly resource_name: string
  readonly before: unknown
  readonly after: unknown
}

const ENTRIES = `
  select activity.kind, activity.status, changer.email, activity.at between now() - interval '1 minute' and now() as recent,
    activity.resource_id, activity.resource_name, activity.before, activity.after
  from activity join users changer on changer.id = activity.changed_by and changer.organization_id = activity.organization_id
  where activity.kind = $1 and activity.organization_id = $2 and ($3::uuid is null or activity.resource_id = $3)
  order by activity.at`

/** What the log of somebody's organization says of a kind of event, once it does: some is told behind its answer. */
export const recordedIn = async (
  { database }: TestServer,
  { organizationId }: Person,
  kind: string,
  count: number,
  id: string | null = null,
): Promise<readonly Entry[]> => {
  const read = async () => (await database.owner.query<Entry>(ENTRIES, [kind, organizationId, id])).rows
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBe(count)
  return read()
}

/** By whom, and just now. */
export const doneBy = (email: string, entry: object) => ({ status: 'Succeeded', email, recent: true, ...entry })
