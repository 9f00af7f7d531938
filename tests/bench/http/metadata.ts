import { atMost, median, plain, quantile, type Figures } from '../figures.ts'
import type { Section } from '../section.ts'
import { describedLibrary, type SeededAttribute, type SeededMetadata } from '../seed/metadata.ts'
import { fileFigures, savingFigures } from './metadataSaving.ts'
import { dryRunFigures, moveFigures } from './metadataTrying.ts'
import { timed } from './moveCopy.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

/** Milliseconds that a page may take, in whatever order and narrowed by whatever. */
const PAGE_LIMIT = 20
const FIRST_LIMIT = 300
/** How often each kind of page is asked for. */
const ASKED = 20
const ROWS = 50

interface Page {
  readonly items: readonly { readonly asset: { readonly id: string } }[]
  readonly next: string | null
}

type Filter = Readonly<Record<string, unknown>>

const asker =
  (session: ApiSession, { templateId, attributes }: SeededMetadata) =>
  (sort: string | { readonly by: string }, filters: Readonly<Record<string, Filter>> = {}, more: object = {}): Promise<Page> =>
    session.send<Page>('POST', '/v1/metadata-table/rows', {
      templateId,
      scope: { kind: 'module' },
      sort: typeof sort === 'string' ? { by: 'attribute', attributeId: attributes[sort]?.id } : sort,
      direction: 'asc',
      filters: Object.entries(filters).map(([name, filter]) => ({ attributeId: attributes[name]?.id, filter })),
      search: '',
      limit: ROWS,
      ...more,
    })

type Ask = ReturnType<typeof asker>

/** Every attribute in both directions, and the asset's own columns. */
const sorted = (ask: Ask, { attributes }: SeededMetadata): readonly (() => Promise<Page>)[] => [
  ...Object.keys(attributes).flatMap((name) => ['asc', 'desc'].map((direction) => () => ask(name, {}, { direction }))),
  ...['name', 'fileNumber', 'modifiedAt'].map((by) => () => ask({ by })),
]

const option = ({ attributes }: SeededMetadata, name: string, at: number): string => attributes[name]?.values[at] ?? ''

/** Signed assets have an even number of plates: with an uneven one these meet few assets, with an even one none, though each by itself meets many. */
const fourOf = (plates: string): Readonly<Record<string, Filter>> => ({
  Signed: { is: 'oneOf', values: ['no'] },
  Plates: { is: 'between', from: plates, to: plates },
  Description: { is: 'contains', text: 'moon' },
  Dated: { is: 'between', from: '1840', to: '1860' },
})

/** What few have, what many have, what hardly any lacks, and several at once. */
const narrowed = (ask: Ask, seeded: SeededMetadata): Readonly<Record<string, () => Promise<Page>>> => ({
  Empty: () => ask('Box', { Remark: { is: 'empty' } }),
  Filled: () => ask('Remark', { Remark: { is: 'filled' } }),
  EqualsRare: () => ask('Title', { Box: { is: 'equals', value: '77' } }),
  EqualsFrequent: () => ask('Title', { Plates: { is: 'equals', value: '7' } }),
  OneOfFrequent: () => ask('Width', { Signed: { is: 'oneOf', values: ['yes'] } }),
  OneOfRare: () => ask('Width', { Subject: { is: 'oneOf', values: [option(seeded, 'Subject', 5), option(seeded, 'Subject', 6)] } }),
  ContainsFrequent: () => ask('Title', { Description: { is: 'contains', text: 'moon' } }),
  ContainsRare: () => ask({ by: 'name' }, { Title: { is: 'contains', text: 'moon night' } }),
  BetweenOwn: () => ask('Width', { Width: { is: 'between', from: '10 cm', to: '40 cm' } }),
  BetweenDays: () => ask('Title', { Dated: { is: 'between', from: '1840', to: '1860' } }),
  FourRare: () => ask('Title', fourOf('7')),
  Several: () => ask('Taken', { Signed: { is: 'oneOf', values: ['no'] }, Technique: { is: 'oneOf', values: [option(seeded, 'Technique', 3)] }, Plates: { is: 'between', from: '3' } }),
})

interface Positions {
  readonly total: number
}

/** By what every place is reached, in three orders: asked for once, by the first far jump. */
const positions = async (session: ApiSession, { templateId, attributes }: SeededMetadata, total: number): Promise<readonly number[]> => {
  const taken: number[] = []
  for (const sort of [{ by: 'name' }, ...['Title', 'Width'].map((name) => ({ by: 'attribute', attributeId: attributes[name]?.id }))]) {
    const asked = { templateId, scope: { kind: 'module' }, sort, direction: 'asc', filters: [], search: '', every: ROWS }
    const { value, ms } = await timed(() => session.send<Positions>('POST', '/v1/metadata-table/positions', asked))
    if (value.total !== total) throw new Error(`Positions of ${value.total} of ${total} rows.`)
    taken.push(ms)
  }
  return taken
}

const times = async (calls: readonly (() => Promise<Page>)[]): Promise<readonly number[]> => {
  const taken: number[] = []
  for (const call of calls) taken.push((await timed(call)).ms)
  return taken
}

const repeated = (call: () => Promise<Page>) => Array.from({ length: ASKED }, () => call)

/** How often each attribute is asked for by itself. */
const ASKED_EACH = 15

/** Each by itself, one after the other: what the slowest of them takes. */
const slowest = async (kinds: readonly (() => Promise<Page>)[]): Promise<number> => {
  const medians: number[] = []
  for (const call of kinds) medians.push(median(await times(Array.from({ length: ASKED_EACH }, () => call))))
  return Math.max(...medians)
}

/** By what each type is narrowed by to some of its values, the last of them; of a place there is only whether there is one. */
const someOf = ({ type, values }: SeededAttribute): Filter => {
  const [from = '', to = ''] = [values[Math.floor(values.length * 0.95)], values.at(-1)]
  if (type === 'coordinates') return { is: 'filled' }
  if (type === 'text' || type === 'longText' || type === 'webAddress') return { is: 'contains', text: from.split(' ')[0] }
  return type === 'yesNo' || type === 'dropDown' || type === 'multipleChoice' ? { is: 'oneOf', values: [from] } : { is: 'between', from, to }
}

/** Pages one behind the other, far down. */
const scrolled = async (ask: Ask): Promise<readonly number[]> => {
  const taken: number[] = []
  for (let after: string | undefined, page = 0; page < ASKED * 2; page += 1) {
    const { value, ms } = await timed(() => ask('Title', {}, after === undefined ? {} : { after }))
    taken.push(ms)
    if (value.next === null || value.items.length < ROWS) throw new Error('The table ended early.')
    after = value.next
  }
  return taken.slice(1)
}

const unmet = (ask: Ask): Readonly<Record<string, () => Promise<Page>>> => ({
  TwoUnmet: () => ask('Title', { Signed: { is: 'oneOf', values: ['no'] }, Plates: { is: 'between', from: '6', to: '6' } }),
  FourUnmet: () => ask('Title', fourOf('6')),
})

/** First rows, every order, every kind of filter, and far down. */
const rowsFigures = async (session: ApiSession, seeded: SeededMetadata, total: number): Promise<Figures> => {
  const ask = asker(session, seeded)
  const first = await timed(() => ask({ by: 'name' }))
  const sorts = sorted(ask, seeded)
  await times(sorts)
  const bySort = await times(sorts)
  const figures: Record<string, Figures[string]> = {
    firstRows: atMost(FIRST_LIMIT, first.ms, 'ms'),
    sortedP50: atMost(PAGE_LIMIT, median(bySort), 'ms'),
    sortedP95: plain(quantile(bySort, 0.95), 'ms'),
    sortedEachSlowestP50: atMost(PAGE_LIMIT, await slowest(sorts), 'ms'),
    scrolledP50: atMost(PAGE_LIMIT, median(await scrolled(ask)), 'ms'),
    positionsSlowest: atMost(FIRST_LIMIT, Math.max(...(await positions(session, seeded, total))), 'ms'),
  }
  for (const [name, call] of Object.entries(narrowed(ask, seeded))) {
    const { items } = await call()
    if (items.length === 0) throw new Error(`${name} found nothing.`)
    figures[`filter${name}P50`] = atMost(PAGE_LIMIT, median(await times(repeated(call))), 'ms')
  }
  const each = Object.entries(seeded.attributes)
  figures['filterEachSlowestP50'] = atMost(PAGE_LIMIT, await slowest(each.map(([name]) => () => ask({ by: 'name' }, { [name]: { is: 'filled' } }))), 'ms')
  figures['filterEachBySomeSlowestP50'] = atMost(PAGE_LIMIT, await slowest(each.map(([name, attribute]) => () => ask({ by: 'name' }, { [name]: someOf(attribute) }))), 'ms')
  for (const [name, call] of Object.entries(unmet(ask))) {
    const { items } = await call()
    if (items.length > 0) throw new Error(`${name} found ${items.length}.`)
    figures[`filter${name}P50`] = atMost(PAGE_LIMIT, median(await times(repeated(call))), 'ms')
  }
  return figures
}

/** The table of assets by a template, with twenty values each. */
export const metadata: Section = {
  name: 'metadata',
  measure: async ({ product, library }) => {
    const seeded = await describedLibrary(library)
    const session = await apiSession(product.url)
    return {
      ...(await rowsFigures(session, seeded, library.assets)),
      ...(await savingFigures(session, library, seeded)),
      ...(await fileFigures(session, product.serverPid, seeded, 'csv')),
      ...(await fileFigures(session, product.serverPid, seeded, 'xlsx')),
      ...(await dryRunFigures(session, library)),
      ...(await moveFigures(session, library, seeded)),
    }
  },
}
