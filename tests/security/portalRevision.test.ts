import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PortalStates } from '../../server/public-portal/PortalStates.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate } from '../../server/metadata-table/described.fixture.ts'
import { livePortal } from '../support/server/livePortal.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { makeFolder } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
const states = new PortalStates(server.database)
let admin: Person
let template: MadeTemplate
let assets: readonly string[]
let folder: string
let draft: string | undefined

const query = <Row extends object>(text: string, values: readonly unknown[] = []) => server.database.owner.query<Row>(text, [...values])
const revision = async (): Promise<number | undefined> => (await states.read({ webAddress: 'quay' }))?.revision

beforeAll(async () => {
  admin = await signIn(server.url, 'admin@harbour.example')
  await livePortal(server.database, admin.organizationId, 'quay')
  template = await publishedTemplate(admin, [attribute('Technique', 'dropDown', { visibleOnPortal: true, options: ['Oil'] })])
  const plates = await manyAssets(server, admin, 2)
  assets = plates.map(({ id }) => id)
  await query('update assets set web_ready = true where id = any ($1::uuid[])', [assets])
  const { rows } = await query<{ id: string }>('select id from template_options where attribute_id = $1', [attributeOf(template, 'Technique').id])
  const option = rows[0]?.id ?? ''
  await saySo(server, admin, template, plates.map(({ id }) => ({ assetId: id, values: { [attributeOf(template, 'Technique').id]: [option] } })), new Map([[option, 'Oil']]))
  folder = await makeFolder(admin, 'Shelf')
  const form = { name: 'Draft', shortDescription: '', type: 'ALL', attributes: [attribute('Rumour')], rolesIds: [], usersIds: [admin.userId] }
  draft = ((await admin.ask({ method: 'POST', path: '/v1/templates', body: form })).json as MadeTemplate).attributes[0]?.id
})
afterAll(() => server.stop())

describe('pages of a portal', () => {
  it('are kept while nothing changes', async () => {
    // What was uploaded is read in the background at first.
    await vi.waitFor(
      async () => {
        const before = await revision()
        await new Promise((resolve) => setTimeout(resolve, 300))
        expect([before === undefined, await revision()]).toEqual([false, before])
      },
      { interval: 300 },
    )
  })

  // Each named by what a visitor would see of it; $1: the organization, $2 and $3: assets, $4: a folder, $5: an attribute, $6: one of a template that is not published.
  it.each([
    ['a relation', `insert into relations (id, organization_id, type, asset_id, other_type, other_asset_id, created_by) values (gen_random_uuid(), $1, 'RECORDS', $2, 'RECORDS', $3, $1)`],
    ['a relation that ends', 'delete from relations where organization_id = $1 and asset_id = $2'],
    ['what is written in a file', `insert into asset_texts (asset_id, organization_id, text, truncated) values ($2, $1, 'Old', false) on conflict (asset_id) do update set text = 'Old'`],
    ['another writing', `update asset_texts set text = 'New' where organization_id = $1 and asset_id = $2`],
    ['how many pages it has', `insert into asset_metadata (organization_id, asset_id, content_version, state) values ($1, $2, 'a', 'Reading') on conflict (organization_id, asset_id) do update set state = 'Reading'`],
    ['how long it takes', `update asset_metadata set state = 'Ready', groups = '[{"group":"media","fields":[{"field":"duration","value":"0:07"}]}]' where organization_id = $1 and asset_id = $2`],
    ['another version', `update assets set content_version = 'another' where organization_id = $1 and id = $2`],
    ['its title', `update assets set seo_title = 'Dusk' where organization_id = $1 and id = $2`],
    ['its rights statement', `update assets set rights_statement = 'NKC' where organization_id = $1 and id = $2`],
    ['its embargo', 'update assets set embargo_until = current_date + 1 where organization_id = $1 and id = $2'],
    ['a value', `update metadata_values set sort_text = 'x' where organization_id = $1 and asset_id = $2`],
    ['a value that is taken away', 'delete from metadata_values where organization_id = $1 and asset_id = $2'],
    ['a folder that is renamed', `update folders set name = 'Rack', name_key = 'rack' where organization_id = $1 and id = $4`],
    ['the embargo of a folder', 'update folders set embargo_until = current_date + 1 where organization_id = $1 and id = $4'],
    ['a folder that is restricted', `insert into publication_restrictions (id, organization_id, type, folder_id, created_by) values (gen_random_uuid(), $1, 'RECORDS', $4, $1)`],
    ['a folder that is so no more', 'delete from publication_restrictions where organization_id = $1 and folder_id = $4'],
    ['an asset that is restricted', `insert into publication_restrictions (id, organization_id, type, asset_id, created_by) values (gen_random_uuid(), $1, 'RECORDS', $2, $1)`],
    ['an attribute that is hidden', 'update template_attributes set visible_on_portal = not visible_on_portal where organization_id = $1 and id = $6'],
    ['an option that is renamed', `update template_options set label = 'Gouache', label_key = 'gouache' where organization_id = $1 and attribute_id = $5`],
    ['a template that is put away', `update templates set state = 'Hidden' where organization_id = $1 and id = (select template_id from template_attributes where id = $5)`],
    ['what is said of downloads', `update portals set downloads = 'original' where organization_id = $1`],
    ['the default rights statement', `update portals set rights_statement = 'NKC' where organization_id = $1`],
  ])('are made anew after %s', async (_name, text) => {
    const before = await revision()
    const { id: attributeId } = attributeOf(template, 'Technique')
    const values = [admin.organizationId, assets[0], assets[1], folder, attributeId, draft]
    // A statement has no place that it does not use.
    const places = [...new Set([...text.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)))].toSorted()
    const numbered = places.reduce((written, place, at) => written.replaceAll(`$${place}`, `$${at + 1}`), text)
    const { rowCount } = await query(numbered, places.map((place) => values[place - 1]))
    expect(rowCount).toBeGreaterThan(0)
    expect(await revision()).not.toBe(before)
  })

  it('are none while the organization is blocked, and others when it is back', async () => {
    const before = await revision()
    await query('update organizations set blocked_at = now() where id = $1', [admin.organizationId])
    expect(await revision()).toBeUndefined()
    await query('update organizations set blocked_at = null where id = $1', [admin.organizationId])
    const after = await revision()
    expect([after === undefined, after === before]).toEqual([false, false])
  })
})

describe('every table that visitors read', () => {
  // Of what is not noted itself, why: by hand.
  const NOT_NOTED = {
    organizations: 'whether it is blocked is asked with each look (portal_state)',
    publication_restrictions: 'it marks folders and assets, which are noted (mark_kept_from_publication)',
    portal_records: 'brought up to what is public from the others (note_portal_records)',
    portal_visits: 'only added to',
  }

  it('notes what is added to it, changed and taken away', async () => {
    const { rows } = await query<{ table: string; noted: readonly string[] }>(`
      with read_by_function as (
        select distinct word[1] as name from pg_proc function cross join lateral regexp_matches(function.prosrc, 'public\\.(\\w+)', 'g') as word
        where function.pronamespace = 'public'::regnamespace and function.prosecdef and function.prorettype <> 'trigger'::regtype
          and has_function_privilege('vitrine_visitor', function.oid, 'execute')
      ),
      read (name) as (
        select distinct table_name::text from information_schema.column_privileges where grantee = 'vitrine_visitor' and privilege_type = 'SELECT'
        union
        select name from read_by_function
      )
      select class.relname as table, array_remove(array[
          case when bool_or(trigger.tgtype::integer & 4 > 0) then 'insert' end,
          case when bool_or(trigger.tgtype::integer & 16 > 0) then 'update' end,
          case when bool_or(trigger.tgtype::integer & 8 > 0) then 'delete' end], null) as noted
      from read join pg_class class on class.relname = read.name and class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      left join pg_trigger trigger on trigger.tgrelid = class.oid and trigger.tgenabled = 'O'
        and trigger.tgfoid in (select oid from pg_proc where proname in ('note_portal_change', 'note_changed_items', 'note_described_items'))
      group by class.relname order by class.relname`)
    const found = new Map(rows.map(({ table, noted }) => [table, noted]))
    // Those that anybody would name.
    for (const table of ['assets', 'folders', 'portals', 'templates', 'metadata_values', 'contacts', 'relations', 'asset_texts', 'asset_metadata']) expect([...found.keys()]).toContain(table)
    const lacking = [...found].filter(([, noted]) => noted.join() !== 'insert,update,delete').map(([table]) => table)
    expect(lacking.toSorted()).toEqual(Object.keys(NOT_NOTED).toSorted())
  })
})
