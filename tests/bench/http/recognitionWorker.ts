import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { shares } from '../memory.ts'
import { DEMO_LOGIN, type Product } from '../product.ts'
import type { SeededLibrary } from '../seed.ts'
import { seedNewFaces } from '../seed/faces.ts'
import { apiSession } from './signedIn.ts'

/** Milliseconds between two looks, and after which nothing is waited for any more. */
const POLL_MS = 20
const LONGEST = 300_000

/** Until there is something; throws where it never comes. */
const until = async (is: () => Promise<boolean>, interval = POLL_MS): Promise<void> => {
  const end = performance.now() + LONGEST
  while (!(await is())) {
    if (performance.now() > end) throw new Error('It did not come to an end.')
    await pause(interval)
  }
}

const connected = async <A>(library: SeededLibrary, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client(library.connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const COMPARING = `
  select exists (select from jobs where kind = 'groupingFaces' and state = 'Working') as "isWorking",
    exists (select from jobs where kind = 'groupingFaces') or exists (select from picture_faces where organization_id = $1 and group_id is null) as "isLeft"`

/** Faces are compared where they are switched on. */
const SWITCH = `
  insert into recognition_settings (organization_id, recognition, is_on, changed_by, changed_by_name) values ($1, 'Faces', $2, gen_random_uuid(), 'Bench')
  on conflict (organization_id, recognition) do update set is_on = excluded.is_on`

/** Milliseconds that the worker takes for so many new faces, from the first that it reads to the last that is written. */
export const groupedIn = (library: SeededLibrary, faces: number, people: number): Promise<number> =>
  connected(library, async (client) => {
    await seedNewFaces(client, library.organizationId, faces, people)
    await client.query('vacuum analyze picture_faces')
    await client.query(SWITCH, [library.organizationId, true])
    await client.query('select compare_faces($1)', [library.organizationId])
    let [milliseconds, last] = [0, performance.now()]
    await until(async () => {
      const { rows } = await client.query<{ isWorking: boolean; isLeft: boolean }>(COMPARING, [library.organizationId])
      const now = performance.now()
      if (rows[0]?.isWorking === true) milliseconds += now - last
      last = now
      return rows[0]?.isLeft === false
    })
    await client.query(SWITCH, [library.organizationId, false])
    return milliseconds
  })

const FJORD = { ...DEMO_LOGIN, email: 'admin@fjord.example', organization: 'Fjord Archive' }
const UNDER_WAY = `select from jobs where kind in ('recognizing', 'recognizingHoldings', 'groupingFaces')`

interface Worked {
  /** Its most memory, MB. */
  readonly megabytes: number
  /** Seconds from its last work to its end. */
  readonly goneAfter: number
}

/** The worker itself, while it reads the pictures of the demo's archive, and when it has nothing to do. */
export const recognitionWorker = (product: Product, library: SeededLibrary): Promise<Worked> =>
  connected(library, async (client) => {
    const workers = () => shares([product.serverPid]).filter(({ command }) => command.includes('recognitionWorker'))
    await client.query(`update organizations set features = array['AutoTag', 'FacialRecognition'] where name = $1`, [FJORD.organization])
    const session = await apiSession(product.url, FJORD)
    await session.send('PUT', '/v1/face-recognition', { isOn: true, consent: 'Measured.', erase: false })
    await session.send('PUT', '/v1/auto-tag', { isOn: true, erase: false })
    let megabytes = 0
    await until(async () => {
      for (const worker of workers()) megabytes = Math.max(megabytes, worker.megabytes)
      return megabytes > 0 && (await client.query(UNDER_WAY)).rowCount === 0
    }, 200)
    const { rows } = await client.query(`select from recognition_readings where state = 'Read' limit 1`)
    if (rows.length === 0) throw new Error('Nothing was read.')
    const from = performance.now()
    await until(async () => workers().length === 0, 200)
    return { megabytes, goneAfter: (performance.now() - from) / 1000 }
  })
