import { atMost, median, plain, type Figures } from '../figures.ts'
import { sumOf, shares } from '../memory.ts'
import type { SeededLibrary } from '../seed.ts'
import type { SeededMetadata } from '../seed/metadata.ts'
import { firstAssets, timed } from './moveCopy.ts'
import type { ApiSession } from './signedIn.ts'

/** Milliseconds: of one cell, and of a thousand rows of ten. */
const CELL_LIMIT = 15
const PASTE_LIMIT = 3000
const ROWS = 1000
/** Ten attributes of all kinds, and what is pasted into them. */
const PASTED: readonly (readonly [string, string])[] = [
  ['Title', 'Pasted title'], ['Photographer', 'Pasted name'], ['Place', 'Pasted place'], ['Description', 'A pasted description of some words'], ['Box', '5'], ['Width', '12.5 mm'], ['Price', '3.50 EUR'], ['Acquired', '1999-12-31'], ['Time', '12:30:00'], ['Signed', 'yes'],
]

interface Saved {
  readonly answers: readonly { readonly outcome: string; readonly now?: { readonly revision: number } }[]
}

const cellsOf = ({ attributes }: SeededMetadata, assets: readonly string[], ending: string, revision: number) =>
  assets.flatMap((assetId) =>
    PASTED.map(([name, value]) => {
      const known = attributes[name]
      return { assetId, attributeId: known?.id, values: [known?.type === 'text' || known?.type === 'longText' ? `${value} ${ending}` : value], revision }
    }),
  )

const saved = async (session: ApiSession, cells: readonly object[]): Promise<Saved> => {
  const answer = await session.send<Saved>('POST', '/v1/metadata-table/cells', { cells })
  const refused = answer.answers.find(({ outcome }) => outcome !== 'saved')
  if (refused !== undefined) throw new Error(`A cell was not saved: ${JSON.stringify(refused)}`)
  return answer
}

/** A cell at a time, and a block pasted as one call. */
export const savingFigures = async (session: ApiSession, library: SeededLibrary, seeded: SeededMetadata): Promise<Figures> => {
  const [first = '', ...assets] = await firstAssets(session, library.folderId, ROWS + 1)
  const title = seeded.attributes['Title']?.id
  const taken: number[] = []
  for (let revision = 1; revision <= 40; revision += 1) {
    taken.push((await timed(() => saved(session, [{ assetId: first, attributeId: title, values: [`Typed ${revision}`], revision }]))).ms)
  }
  const paste = await timed(() => saved(session, cellsOf(seeded, assets, 'once', 1)))
  return { cellP50: atMost(CELL_LIMIT, median(taken), 'ms'), [`paste${ROWS}x${PASTED.length}`]: atMost(PASTE_LIMIT, paste.ms, 'ms') }
}

/** MB by which the server may grow while it sends all rows. */
const GROWTH_LIMIT = 50

/** All rows as a file of either format: how long it takes, and the most memory that the server took beyond what it had. */
export const fileFigures = async (session: ApiSession, serverPid: number, { templateId, attributes }: SeededMetadata, format: 'csv' | 'xlsx'): Promise<Figures> => {
  const { id } = await session.send<{ id: string }>('POST', '/v1/metadata-table/files', {
    templateId, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', format, language: 'en-US', columns: Object.values(attributes).map((one) => one.id),
  })
  const memory = () => sumOf(shares([serverPid]))
  const before = memory()
  let [most, bytes] = [before, 0]
  const { ms } = await timed(async () => {
    const answer = await fetch(`${session.url}/v1/s/${session.sessionId}/metadata-table/files/${id}`, { headers: { cookie: session.cookie } })
    if (!answer.ok || answer.body === null) throw new Error(`The file answered ${answer.status}.`)
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      most = Math.max(most, memory())
    }
  })
  return { [`${format}Growth`]: atMost(GROWTH_LIMIT, most - before, 'MB'), [`${format}Took`]: plain(ms, 'ms'), [`${format}Size`]: plain(bytes / 1e6, 'MB') }
}
