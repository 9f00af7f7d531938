import { Client } from 'pg'
import { DEMO_LOGIN } from '../product.ts'
import type { SeededLibrary } from '../seed.ts'
import { ownerOf } from './counters.ts'
import { wordsOf } from './words.ts'

const group = (name: string, fields: Readonly<Record<string, string>>) =>
  `jsonb_build_object('group', '${name}', 'fields', jsonb_build_array(${Object.entries(fields).map(([field, value]) => `jsonb_build_object('field', '${field}', 'value', ${value})`).join(', ')}))`
const word = (places: number, step: number) => `(($2::text[])[1 + (number * ${step}) % ${places}])`

/** As a camera and an archive write it; each kind of value from as many as there are of it. */
const GROUPS = [
  group('description', { title: `${word(2000, 7)} || ' ' || number`, caption: word(2000, 11), author: word(300, 3), copyright: word(20, 1), keywords: `${word(200, 5)} || ', ' || ${word(200, 13)}`, city: word(300, 17), country: word(20, 3) }),
  group('picture', { width: `'6000'`, height: `'4000'`, bitDepth: `'8'`, colourSpace: `'sRGB'`, orientation: `'1'`, resolution: `'300'` }),
  group('camera', { takenAt: `to_char(timestamp '1990-01-01' + number * interval '7 hours', 'MM/DD/YYYY HH24:MI:SS')`, make: `'Hasselblad'`, model: `'500 C/M'`, lens: `'Planar 80 mm'`, exposureTime: `'1/125'`, aperture: `'f/8'`, iso: `'100'`, focalLength: `'80 mm'`, flash: `'no'` }),
  group('location', { latitude: `(59 + (number % 1000) / 1000.0)::numeric(8, 6)::text`, longitude: `(10 + (number % 700) / 1000.0)::numeric(8, 6)::text` }),
]
const FILL = `
  insert into asset_metadata (organization_id, asset_id, content_version, state, groups)
  select organization_id, id, content_version, 'Ready', jsonb_build_array(${GROUPS.join(', ')})
  from (select *, row_number() over (order by id)::integer as number from assets where folder_id = $1) asset
  on conflict (organization_id, asset_id) do update set content_version = excluded.content_version, state = 'Ready', groups = excluded.groups`

/** What the files of all seeded assets say of themselves: 24 fields each. Answers who administers them. */
export const seedEmbedded = async ({ connection, folderId }: Pick<SeededLibrary, 'connection' | 'folderId'>): Promise<string> => {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(FILL, [folderId, Array.from({ length: 2000 }, (_, index) => wordsOf(index + 200_000, 2))])
    await client.query('vacuum analyze asset_metadata')
    return (await ownerOf(client, DEMO_LOGIN)).userId
  } finally {
    await client.end()
  }
}
