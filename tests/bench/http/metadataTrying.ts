import { setTimeout as pause } from 'node:timers/promises'
import { atMost, median, plain, quantile, type Figures } from '../figures.ts'
import type { SeededLibrary } from '../seed.ts'
import { seedEmbedded } from '../seed/embedded.ts'
import type { SeededMetadata } from '../seed/metadata.ts'
import { outcomeOf, timed } from './moveCopy.ts'
import type { ApiSession } from './signedIn.ts'

/** Milliseconds: of trying something on all assets, and of any list while values are moved. */
const TRY_LIMIT = 5000
const LIST_LIMIT = 50

interface Attribute {
  readonly id: string
  readonly name: string
  readonly type: string
}
interface Template {
  readonly id: string
  readonly revision: number
  readonly attributes: readonly Attribute[]
}

/** What files say something of, and beside it what they do not. */
const ELEMENTS: readonly (readonly [string, string, string | null])[] = [
  ['Title', 'text', 'dcterms:title'], ['Maker', 'text', 'dcterms:creator'], ['About', 'longText', 'dcterms:description'], ['Keywords', 'text', 'dcterms:subject'], ['Rights', 'text', 'dcterms:rights'],
  ['Made', 'edtf', 'dcterms:created'], ['Place', 'coordinates', 'dcterms:spatial'], ['City', 'text', 'photoshop:City'], ['Country', 'text', 'photoshop:Country'],
  ...Array.from({ length: 11 }, (_, index) => [`Own ${index}`, 'text', null] as const),
]

const formOf = ([name, type, element]: (typeof ELEMENTS)[number], position: number) => ({
  id: null, name, type, required: position % 4 === 0, repeatable: name === 'Keywords', visibleOnPortal: false, helpText: '', defaultValue: '', section: '', element, unit: null, currency: null, options: [],
})

/** A draft of twenty attributes tried on all assets, of which each file says nine. */
export const dryRunFigures = async (session: ApiSession, library: SeededLibrary): Promise<Figures> => {
  const userId = await seedEmbedded(library)
  const draft = await session.send<Template>('POST', '/v1/templates', { name: 'Tried', shortDescription: '', type: 'RECORDS', attributes: ELEMENTS.map(formOf), rolesIds: [], usersIds: [userId] })
  const { value, ms } = await timed(() => session.send<{ assets: number; read: number }>('POST', `/v1/templates/${draft.id}/dry-run`))
  if (value.read < library.assets) throw new Error(`Only ${value.read} files were tried.`)
  return { [`dryRun${library.assets}`]: atMost(TRY_LIMIT, ms, 'ms') }
}

/** The copy of a template, published, with where each attribute goes. */
const copied = async (session: ApiSession, { templateId }: SeededMetadata) => {
  const made = await session.send<Template>('POST', `/v1/templates/${templateId}/duplicate`, { name: 'Glass negative, corrected' })
  const [from, to] = [await session.get<Template>(`/v1/templates/${templateId}`), await session.send<Template>('POST', `/v1/templates/${made.id}/publish`, { revision: made.revision })]
  const mapping = from.attributes.map(({ id, name }) => ({ attributeId: id, targetId: to.attributes.find((one) => one.name === name)?.id ?? null, addOptions: false }))
  return { to, mapping, subject: from.attributes.find(({ name }) => name === 'Subject')?.id }
}

/** Asks for lists, one a time, until something is done. */
const listsBeside = async (session: ApiSession, library: SeededLibrary, { templateId }: SeededMetadata, work: Promise<unknown>): Promise<readonly number[]> => {
  const state = { isDone: false }
  const ended = work.finally(() => (state.isDone = true))
  const table = { templateId, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 50 }
  const lists = [() => session.get(`/v1/assets?folderId=${library.folderId}&limit=50`), () => session.send('POST', '/v1/metadata-table/rows', table), () => session.get('/v1/templates')]
  const taken: number[] = []
  for (let turn = 0; !state.isDone; turn += 1) {
    const list = lists[turn % lists.length]
    if (list !== undefined) taken.push((await timed(list)).ms)
    await pause(50)
  }
  await ended
  return taken
}

/** All values tried; then one of each asset moved, as a drop-down is corrected, with lists beside it, and taken back. */
export const moveFigures = async (session: ApiSession, library: SeededLibrary, seeded: SeededMetadata): Promise<Figures> => {
  const { to, mapping, subject } = await copied(session, seeded)
  const path = `/v1/templates/${seeded.templateId}/moves`
  const plan = await timed(() => session.send<{ assets: number; attributes: readonly { lost: number }[] }>('POST', `${path}/plan`, { targetId: to.id, mapping }))
  if (plan.value.assets !== library.assets || plan.value.attributes.some(({ lost }) => lost > 0)) throw new Error(`Of ${plan.value.assets} assets something would be lost.`)
  const one = mapping.filter(({ attributeId }) => attributeId === subject)
  const begin = async (address: string, body?: object) => {
    const operation = await session.send<{ id: string }>('POST', address, body)
    return { id: operation.id, ...(await timed(() => outcomeOf(session, { bulkOperation: operation }))) }
  }
  const moving = begin(path, { targetId: to.id, mapping: one })
  const beside = await listsBeside(session, library, seeded, moving)
  const moved = await moving
  if (moved.value.assets !== library.assets) throw new Error(`Values of ${moved.value.assets} assets were moved.`)
  const back = begin(`/v1/template-moves/${moved.id}/undo`)
  const besideBack = await listsBeside(session, library, seeded, back)
  return {
    [`movePlan${library.assets}`]: atMost(TRY_LIMIT, plan.ms, 'ms'),
    [`moveValues${library.assets}`]: plain(moved.ms, 'ms'),
    listsBesideMoveP50: atMost(LIST_LIMIT, median(beside), 'ms'),
    listsBesideMoveP99: plain(quantile(beside, 0.99), 'ms'),
    [`moveBack${library.assets}`]: plain((await back).ms, 'ms'),
    listsBesideMoveBackP50: atMost(LIST_LIMIT, median(besideBack), 'ms'),
    listsBesideMoveBackP99: plain(quantile(besideBack, 0.99), 'ms'),
  }
}
