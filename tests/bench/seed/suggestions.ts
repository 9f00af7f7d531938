import { Client } from 'pg'
import type { Connection } from '../database.ts'

const FEATURES = `update organizations set features = array['AutoTag', 'FacialRecognition', 'IndexContent', 'AiSearchEngine', 'AutofillTemplate'] where id = $1`
const SUGGESTIONS = `
  insert into suggestions (id, organization_id, asset_id, content_version, kind, subject, value, value_key, confidence, engine, origin, listed_at)
  select md5('suggestion ' || id)::uuid, $1, id, content_version, 'Tag', '', array['tag ' || at % 500], 'tag ' || at % 500, 0.5 + at % 50 / 100.0,
    case at % 2 when 0 then 'Objects' else 'KeyTerms' end, '{}', now() - at * interval '1 second'
  from (select id, content_version, row_number() over (order by id) as at from assets where organization_id = $1 and trashed_at is null) as asset`

/** A tag is proposed of each asset of the library. */
export const seedSuggestions = async (connection: Connection, organizationId: string): Promise<void> => {
  const client = new Client(connection)
  await client.connect()
  try {
    for (const text of [FEATURES, SUGGESTIONS]) await client.query(text, [organizationId])
    await client.query('vacuum analyze suggestions')
  } finally {
    await client.end()
  }
}
