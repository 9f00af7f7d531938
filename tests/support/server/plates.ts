import { inTenant } from '../../../server/database/tenant.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type Plate } from '../../../server/metadata-table/described.fixture.ts'
import { enterAssets } from '../../../server/search-index/assetEntries.ts'
import { livePortal } from './livePortal.ts'
import { signIn, type Person } from './person.ts'
import { makeFolder } from './portals.ts'
import { putContact } from './putContact.ts'
import type { TestServer } from './testServer.ts'

export interface PlatesPortal {
  readonly admin: Person
  /** Ten, of which the first eight are public. */
  readonly plates: readonly Plate[]
  readonly shelf: string
  readonly drawer: string
  readonly box: string
}

/** The museum's portal, Live at `quay` and at `museum.example`, with plates that are described by what visitors see and by what they do not. */
export const seedPlates = async (server: TestServer): Promise<PlatesPortal> => {
  const query = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values])
  const admin = await signIn(server.url, 'admin@harbour.example')
  await livePortal(server.database, admin.organizationId, 'quay', 'museum.example')
  const visible = { visibleOnPortal: true }
  const template = await publishedTemplate(admin, [
    attribute('Technique', 'dropDown', { ...visible, options: ['Oil', 'Ink'] }),
    attribute('Made', 'edtf', visible),
    attribute('Signed', 'yesNo', visible),
    attribute('Maker', 'text', visible),
    attribute('Giver', 'contact', visible),
    attribute('Lender', 'contact'),
    attribute('Insured', 'dropDown', { options: ['Dearly'] }),
    attribute('Rumour', 'text'),
  ])
  const plates = await manyAssets(server, admin, 10)
  const optionOf = async (name: string, label: string) => {
    const path = `/v1/templates/${template.id}/attributes/${attributeOf(template, name).id}/options`
    const { items } = (await admin.ask({ path })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
    return items.find((one) => one.label === label)?.id ?? ''
  }
  const [oil, ink, dearly] = [await optionOf('Technique', 'Oil'), await optionOf('Technique', 'Ink'), await optionOf('Insured', 'Dearly')]
  const contact = (firstName: string, isTrashed = false) => putContact(query, admin.organizationId, firstName, isTrashed)
  // Two of them are called the same, and one lies in the trash.
  const [eva, namesake, ada, gone, lender] = [await contact('Eva'), await contact('Eva'), await contact('Åda'), await contact('Gone', true), await contact('Secret')]
  const givers = [eva, namesake, ada, gone]
  const values = (at: number) => ({
    [attributeOf(template, 'Technique').id]: [at % 2 === 0 ? oil : ink],
    [attributeOf(template, 'Made').id]: [at < 3 ? '1887/1892' : '1901'],
    [attributeOf(template, 'Signed').id]: [at < 5 ? 'yes' : 'no'],
    [attributeOf(template, 'Maker').id]: [at < 4 ? 'Ada Berg' : 'Jo Dahl'],
    [attributeOf(template, 'Giver').id]: givers.slice(at, at + 1),
    [attributeOf(template, 'Lender').id]: [lender],
    [attributeOf(template, 'Insured').id]: [dearly],
    [attributeOf(template, 'Rumour').id]: ['Stolen'],
  })
  await saySo(server, admin, template, plates.map(({ id }, at) => ({ assetId: id, values: values(at) })), new Map([[oil, 'Oil'], [ink, 'Ink'], [dearly, 'Dearly']]))
  // Two of them lie deeper, one of these deeper still.
  const below = async (name: string, parentId: string | null, ids: readonly (string | undefined)[]) => {
    const id = await makeFolder(admin, name, parentId)
    await query('update assets set folder_id = $1 where id = any ($2::uuid[])', [id, ids])
    return id
  }
  const shelf = plates[0]?.folderId ?? ''
  const drawer = await below('Drawer', shelf, [plates[6]?.id])
  const box = await below('Box', drawer, [plates[7]?.id])
  // The first eight are public.
  await query('update assets set web_ready = id = any ($1::uuid[])', [plates.slice(0, 8).map(({ id }) => id)])
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
  return { admin, plates, shelf, drawer, box }
}

/** Names of plates on a page. */
export const platesIn = (body: string): readonly string[] => [...body.matchAll(/portal-name">(Plate \d+)/g)].map(([, name = '']) => name)

export const linksIn = (body: string): readonly string[] => [...body.matchAll(/(?:href|src|action)="([^"#]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
