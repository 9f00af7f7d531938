import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLeast, atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import type { BareRows } from './bareRows.ts'
import type { Load } from './generator.ts'
import { load, loadAlone, loadBare } from './load.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

const ROWS = 50

/** A page in the middle may cost this many times what the first costs: the noise between two runs of the same. */
const SAME_COST = 1.2

interface Positions {
  readonly total: number
  readonly every: number
  readonly cursors: readonly string[]
}

/** The address of the page that begins at a row, as the web app reaches it: from the nearest key before. */
const pageFrom = (row: number, list: string, { every, cursors }: Positions): string => {
  const near = Math.min(Math.floor(row / every), cursors.length - 1)
  const after = cursors[near]
  if (after === undefined) throw new Error(`There is no key before row ${row}.`)
  return `${list}${after === '' ? '' : `&after=${encodeURIComponent(after)}`}&skip=${row - near * every}`
}

/** The query of a first page by name, by the same index, with the columns that a list shows. */
const BARE_SQL = `
  select id, folder_id, type, name, media_type, preview, size, file_number, width, height, thumbnail, indexing, web_ready, content_version,
    created_at, modified_at, name_key
  from assets where organization_id = $1 and folder_id = $2 and trashed_at is null order by name_key, id limit ${ROWS}`

const checked = async (session: ApiSession, path: string): Promise<string> => {
  const { items } = await session.get<{ readonly items: readonly unknown[] }>(path)
  if (items.length !== ROWS) throw new Error(`${path} answered ${items.length} rows.`)
  return path
}

/** What ten connections get at best on this machine: the very answer, sent from memory by a bare server. */
const answeredFromMemory = async (session: ApiSession, path: string): Promise<Load> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-answer-'))
  try {
    const file = join(folder, 'page.json')
    await writeFile(file, JSON.stringify(await session.get(path)))
    return await loadBare('bareFiles.ts', [file], 1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Pages of 50 of the large folder, from its start, its middle and its end. */
export const lists: Section = {
  name: 'lists',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const list = `/v1/assets?folderId=${library.folderId}&sort=name&direction=asc&limit=${ROWS}`
    const positions = await session.get<Positions>(`/v1/assets/positions?folderId=${library.folderId}&sort=name&direction=asc`)
    const of = async (path: string): Promise<Load> =>
      load({ url: product.url, headers: session.headers, paths: [await checked(session, path)] })
    const argument: BareRows = { connection: library.connection, sql: BARE_SQL, parameters: [[library.organizationId, library.folderId]] }
    const bare = await loadBare('bareRows.ts', argument, 1)
    const first = await of(list)
    const alone = await loadAlone({ url: product.url, headers: session.headers, paths: [list] })
    const fromMemory = await answeredFromMemory(session, list)
    const middle = await of(pageFrom(Math.floor(positions.total / 2), list, positions))
    const last = await of(pageFrom(positions.total - ROWS, list, positions))
    return {
      firstPageP50: atMost(3, first.p50, 'ms', bare.p50),
      firstPageP95: plain(first.p95, 'ms', bare.p95),
      firstPageAloneP50: atMost(1, alone.p50, 'ms'),
      fromMemoryP50: plain(fromMemory.p50, 'ms'),
      firstPageRequestsPerSecond: atLeast(bare.requestsPerSecond * 0.5, first.requestsPerSecond, 'requests/s', bare.requestsPerSecond),
      middlePageP50: atMost(first.p50 * SAME_COST, middle.p50, 'ms', first.p50),
      lastPageP50: atMost(first.p50 * SAME_COST, last.p50, 'ms', first.p50),
      middlePageP95: plain(middle.p95, 'ms'),
      lastPageP95: plain(last.p95, 'ms'),
    }
  },
}
