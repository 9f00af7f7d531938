import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { tagReader } from '../auto-tag/tagReader.ts'
import { inTenant } from '../database/tenant.ts'
import type { ReadPart } from '../processing/readListeners.ts'
import { propose } from '../suggestions/propose.ts'
import type { Reader } from './readAsset.ts'
import { readLater } from './readings.ts'
import { startReadings } from './readings.fixture.ts'

const { server, database, admin, person, reading, find, showing, set, note, states, parts, unseen, readBy } = await startReadings()
afterAll(() => server.stop())

const came = (assetId: string, part: ReadPart) => inTenant(database, admin.organizationId, (tenant) => readLater(tenant, unsentJobs, assetId, part))
/** Finds nothing, and says what it was asked to read. */
const asked = (read: string[]): Reader => ({
  prepare: async ({ part }) => {
    read.push(part)
    return async () => undefined
  },
})

beforeEach(() => set(true))

describe('what is read of an asset', () => {
  it('are faces in its picture alone: a text that is there later has no others', async () => {
    const made = await showing()
    await find(made)
    for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Read')
    await came(made.id, 'text')
    expect(await states(made.id)).toEqual({ Faces: 'Read', Tags: 'Queued' })
    await came(made.id, 'picture')
    expect(await states(made.id)).toEqual({ Faces: 'Queued', Tags: 'Queued' })
  })

  it('is its picture once: a text that is there later is read alone', async () => {
    const made = await showing()
    for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Read')
    await came(made.id, 'text')
    // Also what is corrected before anybody came to it.
    await came(made.id, 'text')
    await unseen(made.id)
    const read: string[] = []
    await readBy(made.id, { Faces: asked(read), Tags: asked(read) })
    expect([read, await states(made.id)]).toEqual([['Text'], { Faces: 'Read', Tags: 'Read' }])
    const other = await showing()
    // Nobody has looked at its picture yet.
    await note(other.id, 'Tags', 'Queued')
    await came(other.id, 'text')
    expect(await parts(other.id)).toMatchObject({ Tags: 'Whole' })
    await note(other.id, 'Tags', 'Read')
    await came(other.id, 'text')
    expect(await parts(other.id)).toMatchObject({ Tags: 'Text' })
    await came(other.id, 'picture')
    expect(await parts(other.id)).toEqual({ Faces: 'Whole', Tags: 'Whole' })
  })

  it('is the text that it has at the end: one that comes while it is read is read as well', async () => {
    const made = await showing()
    await unseen(made.id)
    for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Queued')
    const write = (text: string) =>
      database.owner.query('insert into asset_texts (asset_id, organization_id, text, truncated) values ($1, $2, $3, false) on conflict (asset_id) do update set text = excluded.text', [made.id, admin.organizationId, text])
    await write('as it was')
    const [read, kept]: [string[], string[]] = [[], []]
    const reader: Reader = {
      prepare: async ({ text }) => {
        read.push(text)
        await write('as it is')
        await came(made.id, 'text')
        return async () => void kept.push(text)
      },
    }
    const faces: string[] = []
    await readBy(made.id, { Faces: asked(faces), Tags: reader })
    expect([read, kept, faces, await states(made.id)]).toEqual([['as it was', 'as it is'], ['as it is'], ['Whole'], { Faces: 'Read', Tags: 'Read' }])
  })

  it('leaves what was seen in its picture suggested when its text is read', async () => {
    const { id, contentVersion } = await showing()
    const tags = tagReader(database)
    const subject = { id, contentVersion, tags: [], language: null, text: '' }
    const found = { objects: [{ kind: 'boat', confidence: 0.9, area: { x: 0, y: 0, width: 0.5, height: 0.5 } }], faces: [], pixels: undefined }
    const keep = async (...of: Parameters<Reader['prepare']>) => inTenant(database, admin.organizationId, await tags.prepare(...of))
    await keep({ ...subject, part: 'Whole' }, found, admin.organizationId)
    const text = 'The bark Haabet left Bergen. Haabet came to Bergen with letters. The bark Haabet was lost, and Bergen mourned the bark. '.repeat(3)
    await keep({ ...subject, text, part: 'Text' }, { ...found, objects: [] }, admin.organizationId)
    const { rows } = await database.owner.query<{ tag: string }>(`select value[1] as tag from suggestions where asset_id = $1 and kind = 'Tag'`, [id])
    expect(rows.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['boat', 'Haabet', 'Bergen']))
    await inTenant(database, admin.organizationId, (tenant) => propose(tenant, { assetId: id, contentVersion }, ['Objects', 'KeyTerms'], []))
  })

  it('proposes nothing anew that was refused, in whatever language it is named', async () => {
    const { id, contentVersion } = await showing()
    const tags = tagReader(database)
    const found = { objects: [{ kind: 'dog', confidence: 0.9, area: { x: 0, y: 0, width: 0.5, height: 0.5 } }], faces: [], pixels: undefined }
    const look = async (language: Language) => inTenant(database, admin.organizationId, await tags.prepare({ id, contentVersion, tags: [], language, text: '', part: 'Whole' }, found, admin.organizationId))
    const proposed = async () => (await database.owner.query<{ tag: string; state: string }>(`select value[1] as tag, state from suggestions where asset_id = $1 and kind = 'Tag'`, [id])).rows
    await look('en-US')
    await database.owner.query(`update suggestions set state = 'Refused', decided_at = now(), decided_by = $2 where asset_id = $1`, [id, admin.userId])
    await look('no')
    expect(await proposed()).toEqual([{ tag: 'dog', state: 'Refused' }])
  })
})

describe('a file that another one takes the place of while it is read', () => {
  it('fails alone: the other one still waits to be read', async () => {
    const made = await showing()
    await unseen(made.id)
    for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Queued')
    const errors: unknown[] = []
    const breaking = (exchange: () => Promise<unknown>): Reader => ({
      prepare: async () => {
        await exchange()
        throw new Error('Damaged')
      },
    })
    const read = (exchange: () => Promise<unknown>) => readBy(made.id, { Faces: breaking(exchange), Tags: asked([]) }, (_, error) => void errors.push(error))
    expect(await read(() => database.owner.query(`update assets set content_version = 'another' where id = $1`, [made.id]))).toBeUndefined()
    await note(made.id, 'Faces', 'Queued')
    await database.owner.query(`update recognition_readings set content_version = 'another' where asset_id = $1`, [made.id])
    expect(await read(async () => undefined)).toMatchObject({ failure: { code: 'UNEXPECTED' } })
    expect(errors).toHaveLength(2)
  })
})

describe('what is switched off', () => {
  it('while both are looked for keeps the other from nothing', async () => {
    const made = await showing()
    await unseen(made.id)
    for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Queued')
    const finding: Reader = {
      prepare: async () => {
        await set(false, ['Tags'])
        return reading(made, person())
      },
    }
    await readBy(made.id, { Faces: finding, Tags: asked([]) })
    expect(await states(made.id)).toEqual({ Faces: 'Read', Tags: 'Waiting' })
    expect((await database.owner.query('select from picture_faces where asset_id = $1', [made.id])).rowCount).toBe(1)
  })

  it('waits until it is switched on again, or its feature is there again', async () => {
    const made = await showing()
    await unseen(made.id)
    for (const recognition of ['Faces', 'Tags'] as const) await note(made.id, recognition, 'Queued')
    const read: string[] = []
    await database.owner.query(`update organizations set features = '{FacialRecognition}' where id = $1`, [admin.organizationId])
    await readBy(made.id, { Faces: asked(read), Tags: asked(read) })
    expect([read, await states(made.id)]).toEqual([['Whole'], { Faces: 'Read', Tags: 'Waiting' }])
    await note(made.id, 'Faces', 'Queued')
    await set(false)
    await readBy(made.id, { Faces: asked(read), Tags: asked(read) })
    expect(await states(made.id)).toEqual({ Faces: 'Waiting', Tags: 'Waiting' })
    await database.owner.query('update organizations set features = $2 where id = $1', [admin.organizationId, FEATURES])
  })
})
