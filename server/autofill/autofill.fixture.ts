import { expect, vi } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import type { AutofillStatus } from '../../src/domain/autofill/autofill.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { indexed, makeText } from '../../tests/support/server/asking.ts'
import type { Person } from '../../tests/support/server/person.ts'
import type { Environment } from '../configuration/configuration.ts'
import { IN_RECORDS, startDescribing } from '../metadata/describing.fixture.ts'

interface Open {
  readonly attributeId: string
  readonly value: readonly string[]
  readonly engine: string
  readonly origin: { readonly passage?: string; readonly words?: string; readonly page?: number }
  readonly confidence: number
}

const OPEN = `select attribute_id as "attributeId", value, engine, origin, confidence from suggestions where asset_id = $1 and state = 'Open' order by confidence desc, value`

/** Without what follows where a person does it: nothing is proposed by itself. */
const DESCRIBE = 'insert into asset_templates (organization_id, asset_id, template_id) select organization_id, id, $2 from assets where id = $1'

const PATH = '/v1/generate-asset-metadata'

/** A server on which values are proposed for a template: a maker, a date, a height, a kind, a donor, and whether it is lent. */
export const startAutofilling = async (environment: Environment = {}) => {
  const described = await startDescribing(['RECORDS', 'ARCHIVES', 'CONTACTS'], environment)
  const { server, admin, published, publisher, of } = described
  await server.database.owner.query('update organizations set features = $1', [FEATURES])
  const template = await published(
    {
      attributes: [
        newAttribute('Maker', { element: 'dcterms:creator' }),
        newAttribute('Made', { type: 'edtf', element: 'dcterms:created' }),
        newAttribute('Height', { type: 'number', unit: 'cm' }),
        newAttribute('Kind', { type: 'dropDown', options: ['Glass plate', 'Letter'] }),
        newAttribute('Donor', { type: 'contact' }),
        newAttribute('On loan', { type: 'yesNo' }),
      ],
    },
    publisher,
  )
  const open = async (assetId: string): Promise<readonly Open[]> => (await server.database.owner.query<Open>(OPEN, [assetId])).rows
  const status = async (assetId: string, by: Person = admin): Promise<AutofillStatus> =>
    (await by.ask({ path: `/v1/assets/${assetId}/generate-asset-metadata`, headers: IN_RECORDS })).json as AutofillStatus
  const ask = (selection: object, by: Person = admin) => by.ask({ method: 'POST', path: PATH, headers: IN_RECORDS, body: { selection } })
  const soon = <A>(assertion: () => Promise<A>): Promise<A> => vi.waitFor(assertion, { timeout: 30_000, interval: 100 })
  /** A text whose words are read, described by the template or not. */
  const text = async (words: string, { name = 'notes.txt', isDescribed = true } = {}): Promise<string> => {
    const id = await makeText(admin, name, words)
    await indexed(server.database)
    if (isDescribed) await server.database.owner.query(DESCRIBE, [id, template.id])
    return id
  }
  /** Asks for one asset, and waits until it is over. */
  const generated = async (assetId: string, by: Person = admin): Promise<AutofillStatus> => {
    expect((await ask({ kind: 'items', folders: [], assets: [assetId] }, by)).json).toEqual({ queued: 1 })
    return soon(async () => {
      const now = await status(assetId)
      expect(['Generated', 'Failed']).toContain(now.state)
      return now
    })
  }
  const proposed = async (assetId: string, name: string): Promise<readonly Open[]> => (await open(assetId)).filter(({ attributeId }) => attributeId === of(template, name))
  return { ...described, template, open, status, ask, soon, text, generated, proposed }
}
