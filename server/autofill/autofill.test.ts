import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { makeAsset, makeFile, makeFolder } from '../../tests/security/matrix/targets.ts'
import { makeText } from '../../tests/support/server/asking.ts'
import { waitsForLock } from '../../tests/support/server/locks.ts'
import { signIn } from '../../tests/support/server/person.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { SentJobs, type Jobs } from '../jobs/Jobs.ts'
import { IN_RECORDS } from '../metadata/describing.fixture.ts'
import { startAutofilling } from './autofill.fixture.ts'
import { generate } from './generate.ts'
import { autofillJobs } from './jobs.ts'
import { autofill } from './kinds.ts'
import { endAbandoned, putInLine, putInLineByItself } from './status.ts'

let with_: Awaited<ReturnType<typeof startAutofilling>>

beforeAll(async () => {
  with_ = await startAutofilling()
})
afterAll(() => with_.server.stop())

const CARD = 'Kunstner: Edvard Munch\nDatering: ca. 1890\nMål: 12 x 8 cm\nOn loan: nei\n'

const donor = async (firstName: string, lastName: string): Promise<string> => {
  const { items } = (await with_.admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly { readonly id: string }[] }
  const made = await with_.admin.ask({ method: 'POST', path: '/v1/contacts', body: { ...EMPTY_CONTACT, firstName, lastName, categoryId: items[0]?.id ?? '' } })
  return (made.json as { readonly id: string }).id
}

describe('values are proposed', () => {
  it('from the text of a file, each with the passage that says it, and nothing is filled in', async () => {
    const id = await with_.text(`${CARD}Two letters inside.`)
    expect(await with_.status(id)).toEqual({ state: 'None', reason: null, engine: null, fellBack: false, changedAt: null, open: 0 })
    expect(await with_.generated(id)).toMatchObject({ state: 'Generated', reason: null, engine: 'builtIn', fellBack: false, open: 5 })
    expect((await with_.open(id)).map(({ value }) => value[0])).toEqual(expect.arrayContaining(['Edvard Munch', '1890~', '12 cm', 'no']))
    expect(await with_.proposed(id, 'Maker')).toMatchObject([{ value: ['Edvard Munch'], engine: 'Text', origin: { passage: 'Kunstner: Edvard Munch', words: 'Edvard Munch' } }])
    const [kind] = await with_.options(with_.template, 'Kind').then((options) => options.filter(({ label }) => label === 'Letter'))
    expect(await with_.proposed(id, 'Kind')).toMatchObject([{ value: [kind?.id] }])
    expect(with_.said(await with_.read(id), with_.of(with_.template, 'Maker'))).toEqual([])
  })

  it('not for what somebody has filled in, nor again once refused', async () => {
    const id = await with_.text(CARD)
    await with_.say(id, with_.of(with_.template, 'Maker'), ['Somebody else'])
    await with_.generated(id)
    expect(await with_.proposed(id, 'Maker')).toEqual([])
    await with_.server.database.owner.query(`update suggestions set state = 'Refused', decided_at = now(), decided_by = $2 where asset_id = $1 and value = array['1890~']`, [id, with_.admin.userId])
    await with_.generated(id)
    expect(await with_.proposed(id, 'Made')).toEqual([])
    expect(with_.said(await with_.read(id), with_.of(with_.template, 'Maker'))).toEqual(['Somebody else'])
  })

  it('from names of contacts, where the asker may know of contacts', async () => {
    const kari = await donor('Kari', 'Generous')
    const id = await with_.text('Given by Kari Generous in spring.')
    await with_.generated(id)
    expect(await with_.proposed(id, 'Donor')).toMatchObject([{ value: [kari] }])
    await with_.server.database.owner.query(`update roles set permissions = array_remove(permissions, 'VIEW_CONTACTS') where name = 'Publisher'`)
    const publisher = await signIn(with_.server.url, 'publisher@harbour.example')
    const other = await with_.text('Given by Kari Generous in summer.')
    await with_.generated(other, publisher)
    expect(await with_.proposed(other, 'Donor')).toEqual([])
  })

  it('from what was recognized of its pages', async () => {
    const id = await with_.text('Nothing to be read.')
    await with_.server.database.owner.query(
      `insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, pages)
       select organization_id, id, content_version, 'Read', gen_random_uuid(), '{nor}', 'nor', 2 from assets where id = $1`,
      [id],
    )
    await with_.server.database.owner.query(
      `insert into ocr_pages (organization_id, asset_id, content_version, page, state, text)
       select organization_id, id, content_version, 2, 'Read', 'Kunstner: Harriet Backer' from assets where id = $1`,
      [id],
    )
    await with_.generated(id)
    expect(await with_.proposed(id, 'Maker')).toMatchObject([{ value: ['Harriet Backer'], engine: 'Ocr', origin: { page: 2 } }])
  })

  it('by itself once a file was read, from what it says of itself', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#345' } }).withExif({ IFD0: { Artist: 'Ingrid Solberg' }, IFD2: { DateTimeOriginal: '2024:05:01 12:30:00' } }).jpeg().toBuffer()
    const { id } = await makeFile(with_.admin, 'RECORDS', 'jpg', picture)
    await with_.save(id, { assign: [with_.template.id] })
    await with_.admin.ask({ method: 'POST', path: `/v1/assets/${id}/embedded-metadata`, headers: IN_RECORDS })
    await with_.soon(async () => expect(await with_.proposed(id, 'Maker')).toMatchObject([{ value: ['Ingrid Solberg'], engine: 'EmbeddedMetadata' }]))
    expect(await with_.proposed(id, 'Made')).toMatchObject([{ value: ['2024-05-01'], engine: 'EmbeddedMetadata' }])
  })
})

describe('a template that is put on', () => {
  it('has its values proposed by itself; taken off they go, and are proposed anew when it is put on again, but for what was refused', async () => {
    const { admin, save, template } = with_
    const id = await with_.text(CARD, { isDescribed: false })
    const open = async () => (await with_.open(id)).map(({ value }) => value[0])
    const decide = async (value: string, decision: string) => {
      const { assets } = (await admin.ask({ path: `/v1/suggestions?assetId=${id}` })).json as { readonly assets: readonly { readonly suggestions: readonly { readonly id: string; readonly values: readonly string[] }[] }[] }
      const found = assets.flatMap(({ suggestions }) => suggestions).find(({ values }) => values[0] === value)
      return (await admin.ask({ method: 'POST', path: '/v1/suggestions/decide', body: { decisions: [{ id: found?.id, decision }] } })).json as { readonly change: string }
    }
    await save(id, { assign: [template.id] })
    await with_.soon(async () => expect(await open()).toEqual(expect.arrayContaining(['Edvard Munch', '1890~', '12 cm', 'no'])))
    const { change } = await decide('Edvard Munch', 'accept')
    await decide('1890~', 'refuse')
    expect((await admin.ask({ method: 'DELETE', path: `/v1/assets/${id}/metadata/${template.id}`, headers: IN_RECORDS })).status).toBe(200)
    expect([await open(), (await with_.status(id)).open]).toEqual([[], 0])
    expect((await admin.ask({ method: 'POST', path: '/v1/suggestions/undo', body: { change } })).message).toBe('NOT_FOUND')
    await save(id, { assign: [template.id] })
    await with_.soon(async () => expect(await open()).toEqual(expect.arrayContaining(['Edvard Munch', '12 cm', 'no'])))
    expect(await open()).not.toContain('1890~')
    const { items } = (await admin.ask({ path: `/v1/assets/${id}/metadata/history`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly after: readonly string[]; readonly suggested?: { readonly engine: string } }[] }
    expect(items.filter(({ suggested }) => suggested !== undefined)).toMatchObject([{ after: ['Edvard Munch'], suggested: { engine: 'Text' } }])
  })
})

it('values are proposed for the file that takes the place of the one they are asked of, as they were asked for', async () => {
  const id = await with_.text(CARD)
  const { database } = with_.server
  await inTenant(database, with_.admin.organizationId, (tenant) => putInLine(tenant, [id]))
  // Once it was read, and before anything is proposed.
  await database.owner.query(`
    create function exchange() returns trigger language plpgsql as $$ begin
      update assets set content_version = 'another' where id = new.asset_id; return null;
    end $$;
    create constraint trigger exchanged after update on asset_autofill deferrable initially deferred for each row when (new.state = 'Generating') execute function exchange()`)
  const sent: object[] = []
  const jobs = { send: async (_: Tenant, { name }: { readonly name: string }, payload: object) => void sent.push({ name, ...payload }) } as unknown as Jobs
  const order = { organizationId: with_.admin.organizationId, assetId: id, asksModel: true, by: undefined }
  expect(await generate({ database, jobs }, order)).toBe(0)
  await database.owner.query('drop trigger exchanged on asset_autofill')
  expect([sent, (await with_.status(id)).state, await with_.open(id)]).toEqual([[{ name: 'autofill', assetId: id, asksModel: true }], 'Queued', []])
  await generate({ database, jobs }, { ...order, asksModel: false })
  expect(await with_.status(id)).toMatchObject({ state: 'Generated', open: 4 })
})

it('what is accepted, and undone while the asset is looked through again, stays proposed', async () => {
  const { admin } = with_
  const { database } = with_.server
  const id = await with_.text('Kunstner: Edvard Munch')
  await with_.generated(id)
  const { assets } = (await admin.ask({ path: `/v1/suggestions?assetId=${id}` })).json as { readonly assets: readonly { readonly suggestions: readonly { readonly id: string }[] }[] }
  const decisions = assets.flatMap(({ suggestions }) => suggestions).map((one) => ({ id: one.id, decision: 'accept' }))
  const { change } = (await admin.ask({ method: 'POST', path: '/v1/suggestions/decide', body: { decisions } })).json as { readonly change: string }
  await inTenant(database, admin.organizationId, (tenant) => putInLine(tenant, [id]))
  // Once it was read what the asset says, and before anything is proposed.
  const undone: unknown[] = []
  let taken = 0
  const connect = async () => {
    taken += 1
    if (taken === 2) undone.push((await admin.ask({ method: 'POST', path: '/v1/suggestions/undo', body: { change } })).json)
    return database.pool.connect()
  }
  const undoing = { ...database, pool: Object.create(database.pool, { connect: { value: connect } }) as typeof database.pool }
  await generate({ database: undoing, jobs: {} as Jobs }, { organizationId: admin.organizationId, assetId: id, asksModel: false, by: undefined })
  expect(undone).toMatchObject([{ reopened: 1 }])
  expect(await with_.proposed(id, 'Maker')).toMatchObject([{ value: ['Edvard Munch'] }])
})

describe('nothing is proposed', () => {
  it('where no template describes the asset, or it cannot be seen', async () => {
    const { id } = await makeAsset(with_.admin, 'RECORDS')
    expect((await with_.ask({ kind: 'items', folders: [], assets: [id] })).json).toEqual({ queued: 0 })
    expect((await with_.status(id)).state).toBe('None')
    expect((await with_.ask({ kind: 'items', folders: [], assets: ['00000000-0000-4000-8000-000000000001'] })).message).toBe('ASSET_NOT_FOUND')
  })
})

describe('of many assets', () => {
  const operation = async (id: string): Promise<BulkOperation> => (await with_.admin.ask({ path: `/v1/bulk-operations/${id}` })).json as BulkOperation
  const begun = async (selection: object): Promise<BulkOperation> => {
    const answer = await with_.ask(selection)
    expect(answer.status).toBe(202)
    return (answer.json as { readonly bulkOperation: BulkOperation }).bulkOperation
  }

  it('those in folders as well, by one job that Transfers shows; those without a template are left out', async () => {
    const ids = [await with_.text(CARD), await with_.text('Kunstner: Nikolai Astrup'), await makeText(with_.admin, 'plain.txt', CARD)]
    const { rows } = await with_.server.database.owner.query<{ id: string }>('select folder_id as id from assets where id = any ($1)', [ids])
    const { id, action, total } = await begun({ kind: 'items', folders: rows.map((row) => row.id), assets: ids.slice(0, 1) })
    expect([action, total]).toEqual(['proposeValues', 3])
    await with_.soon(async () => expect(await operation(id)).toMatchObject({ state: 'Done', done: 3, outcome: { folders: 0, assets: 2, skipped: 1 } }))
    expect(await with_.proposed(ids[1] ?? '', 'Maker')).toMatchObject([{ value: ['Nikolai Astrup'] }])
    expect(await with_.open(ids[2] ?? '')).toEqual([])
  })

  it('it is stopped while it waits or works, and taken off the list', async () => {
    const ids = [await with_.text(CARD), await with_.text(CARD)]
    const { id } = await begun({ kind: 'items', folders: [], assets: ids })
    await with_.soon(async () => expect((await operation(id)).state).toBe('Done'))
    await with_.server.database.owner.query(`update jobs set state = 'Waiting', due_at = now() + interval '1 hour', outcome = null where id = $1`, [id])
    expect((await with_.admin.ask({ method: 'POST', path: `/v1/bulk-operations/${id}/cancel` })).json).toMatchObject({ id, state: 'Cancelled' })
    expect((await with_.admin.ask({ method: 'DELETE', path: `/v1/bulk-operations/${id}` })).status).toBe(200)
    expect((await with_.admin.ask({ path: `/v1/bulk-operations/${id}` })).status).toBe(404)
  })

  it('one for which it fails keeps the others from nothing, and none stays under way', async () => {
    const ids = [await with_.text(CARD), await with_.text(CARD)]
    const [bad = '', good = ''] = ids
    const jobs = { send: async (_tenant: Tenant, _kind: object, { assetId }: { readonly assetId: string }) => (assetId === bad ? Promise.reject(new Error('No')) : undefined) } as unknown as Jobs
    const opened = autofillJobs({ database: with_.server.database, jobs })
      .find(({ name }) => name === 'proposeValues')
      ?.open({ type: 'RECORDS', count: 2, name: null, destinationId: null, destinationName: null, asked: { selection: { kind: 'items', folders: [], assets: ids }, asksModel: true } })
    const by = { userId: with_.admin.userId, homeOrganizationId: with_.admin.organizationId, firstName: 'A', lastName: 'B', permissions: PERMISSIONS, restricted: false, modules: ['RECORDS'], features: ['AutofillTemplate'] } as const
    const outcome = await opened?.run({ id: bad, organizationId: with_.admin.organizationId, total: 2, by, signal: new AbortController().signal, progress: () => undefined, complete: async () => undefined })
    expect(outcome).toMatchObject({ success: { assets: 1, skipped: 1 } })
    expect([(await with_.status(bad)).state, (await with_.status(good)).state]).toEqual(['Failed', 'Generating'])
    await inTenant(with_.server.database, with_.admin.organizationId, (tenant) => endAbandoned(tenant, 'RECORDS', 'UNEXPECTED'))
    expect(await with_.status(good)).toMatchObject({ state: 'Failed', reason: 'UNEXPECTED' })
  })

  it('what somebody asks for while a job of many fails is not taken for left by it', async () => {
    const id = await with_.text(CARD)
    const { database } = with_.server
    const inPlace = <A>(work: (tenant: Tenant) => Promise<A>) => inTenant(database, with_.admin.organizationId, work)
    await inPlace((tenant) => putInLine(tenant, [id]))
    const { failed } = await inPlace(async (tenant) => {
      await putInLine(tenant, [id])
      await new SentJobs({ onSent: () => undefined }).send(tenant, autofill, { assetId: id, asksModel: false }, { delay: 3_600_000 })
      const ended = inPlace((other) => endAbandoned(other, 'RECORDS', 'UNEXPECTED'))
      await waitsForLock(database)
      return { failed: ended }
    })
    await failed
    expect(await with_.status(id)).toMatchObject({ state: 'Queued', reason: null })
  })

  it('one that lies in the trash by now is over', async () => {
    const id = await with_.text(CARD)
    await inTenant(with_.server.database, with_.admin.organizationId, (tenant) => putInLine(tenant, [id]))
    await with_.server.database.owner.query('update assets set trashed_at = now() where id = $1', [id])
    await generate({ database: with_.server.database, jobs: {} as Jobs }, { organizationId: with_.admin.organizationId, assetId: id, asksModel: false, by: undefined })
    const { rows } = await with_.server.database.owner.query('select state from asset_autofill where asset_id = $1', [id])
    expect(rows).toEqual([{ state: 'Generated' }])
  })

  it('an empty folder asks for nothing', async () => {
    const { id } = await makeFolder(with_.admin, 'RECORDS')
    expect((await with_.ask({ kind: 'contents', folderId: id, except: [] })).json).toEqual({ queued: 0 })
  })
})

it('an organization without the feature has none of it', async () => {
  const id = await with_.text(CARD)
  const byItself = () => inTenant(with_.server.database, with_.admin.organizationId, (tenant) => putInLineByItself(tenant, id))
  expect([await byItself(), await byItself()]).toEqual([true, false])
  await with_.server.database.owner.query('delete from asset_autofill where asset_id = $1', [id])
  await with_.server.database.owner.query(`update organizations set features = array_remove(features, 'AutofillTemplate')`)
  expect(await byItself()).toBe(false)
  const admin = await signIn(with_.server.url, 'admin@harbour.example')
  expect((await with_.ask({ kind: 'items', folders: [], assets: [id] }, admin)).status).toBe(404)
})
