import { expect } from 'vitest'
import type { Database } from '../../../server/database/connect.ts'

const UNDER_WAY = `
  select ((select count(*) from assets where thumbnail = 'Pending' or indexing = 'Indexing')
    + (select count(*) from jobs where user_id is not null and state in ('Waiting', 'Working'))
    + (select count(*) from ocr_documents where state in ('Queued', 'Reading'))
    + (select count(*) from purging_items)
    + (select count(*) from mail_deliveries where state = 'queued')
    + (select count(*) from assistant_messages where written_at is not null)
    + (select count(*) from released_blobs))::int as count`

/** Waits until the work behind uploads, edits, zips, deletions, mails, questions and requests to read pages is done: as long as a test may take, for a page is read slowly beside others. */
export const settled = async (database: Database): Promise<void> => {
  await expect
    .poll(async () => (await database.owner.query<{ count: number }>(UNDER_WAY)).rows[0]?.count, { timeout: 150_000, interval: 20 })
    .toBe(0)
}
