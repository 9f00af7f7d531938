import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { signIn, type Answer } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { assetIdOf, newFolder, newName, readAsset, records, soundOf, upload } from './uploading.ts'

const own = serverWith('admin@harbour.example', { environment: { DATABASE_POOL: '20' } })

const times = <A>(count: number, work: (index: number) => Promise<A>): Promise<A[]> => Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).toSorted()
const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await own.server.database.owner.query<Row>(text, values)).rows[0]

const create = (name: string, parentId: string | null = null): Promise<Answer> =>
  own.person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name, parentId } })

describe('the same name at once', () => {
  it('is given to one of 20 new folders; the others are told which name is taken', async () => {
    const parentId = await newFolder(own.person)
    for (const parent of [parentId, null]) {
      const answers = await times(20, (index) => create(index % 2 === 0 ? 'Åse' : 'A\u030Ase', parent))
      expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      expect(answers.find(({ status }) => status === 409)?.json).toEqual({ message: 'FOLDER_ALREADY_EXISTS', names: ['Åse'] })
    }
    expect(await one('select folder_count::int as count from folders where id = $1', parentId)).toEqual({ count: 1 })
  })

  it('is given to one of ten renamed folders', async () => {
    const ids = await times(10, () => newFolder(own.person))
    const answers = await Promise.all(
      ids.map((id) => own.person.ask({ method: 'PATCH', path: `/v1/folders/${id}`, headers: records, body: { name: 'The one', revision: 1 } })),
    )
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ message }) => message))).toEqual(new Set(['FOLDER_ALREADY_EXISTS']))
  })

  it('is given to one of ten uploads, and nothing is kept of the others', async () => {
    const folderId = await newFolder(own.person)
    const answers = await times(10, () => upload(own.person, { folderId, name: 'the same.wav', bytes: soundOf(1000) }))
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await one('select asset_count::int as count from folders where id = $1', folderId)).toEqual({ count: 1 })
    // Bytes go once the answer is out.
    await expect.poll(() => readdir(join(own.server.dataDirectory, 'uploads'))).toEqual([])
  })

  it('is given to one of ten renamed assets', async () => {
    const folderId = await newFolder(own.person)
    const sent = await times(10, () => upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))
    const body = { revision: 1, name: 'the one.wav' }
    const answers = await Promise.all(sent.map((answer) => own.person.ask({ method: 'PATCH', path: `/v1/assets/${assetIdOf(answer)}`, headers: records, body })))
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

describe('the same asset at once', () => {
  it('is edited by one of ten; the others are told that their edit is stale', async () => {
    const folderId = await newFolder(own.person)
    const id = assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))
    const answers = await times(10, (index) =>
      own.person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, description: `Edit ${index}` } }),
    )
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(answers.filter(({ message }) => message === 'STALE_EDIT')).toHaveLength(9)
    expect((await readAsset(own.person, id)).revision).toBe(2)
    const recorded = await one(`select count(*)::int as count, max(before ->> 'description') as before from activity where resource_id = $1 and kind = 'asset.updated' and status = 'Succeeded'`, id)
    expect(recorded).toEqual({ count: 1, before: '' })
  })

  it('and the file numbers of uploads and edits at once never meet', async () => {
    const folderId = await newFolder(own.person)
    const id = assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))
    const { fileNumber } = await readAsset(own.person, id)
    const next = fileNumber.replace(/\d{6}$/, (digits) => String(Number(digits) + 1).padStart(6, '0'))
    expect((await own.person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, fileNumber: next } })).status).toBe(200)
    const other = assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))
    expect((await readAsset(own.person, other)).fileNumber).not.toBe(next)
    const refused = await own.person.ask({ method: 'PATCH', path: `/v1/assets/${other}`, headers: records, body: { revision: 1, fileNumber: next.toLowerCase() } })
    expect(refused).toMatchObject({ status: 409, message: 'FILE_NUMBER_ALREADY_EXISTS' })
  })
})

interface Count {
  readonly used: number
  readonly files: number
  readonly sizes: number
  readonly rows: number
}

describe('the last 10 MB', () => {
  it('take as many of 50 uploads at once as fit, and count exactly what they took', async () => {
    const other = await signIn(own.server.url, 'admin@fjord.example')
    const folderId = await newFolder(other)
    const megabyte = 1024 ** 2
    await own.server.database.owner.query('update organizations set storage_capacity = $2 where id = $1', [other.organizationId, 10 * megabyte])
    const answers = await times(50, (index) => upload(other, { folderId, name: newName('wav'), bytes: soundOf(400_000 + index) }))
    const taken = answers.filter(({ status }) => status === 201)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ message }) => message))).toEqual(new Set(['STORAGE_SIZE_EXCEEDED']))
    const count = await one<Count>(
      `select usage.used_bytes as used, usage.files, (select sum(size)::bigint from assets where organization_id = $1) as sizes,
        (select count(*) from assets where organization_id = $1) as rows from organization_usage usage where organization_id = $1`,
      other.organizationId,
    )
    expect(count?.used).toBe(count?.sizes)
    expect([count?.files, count?.rows]).toEqual([taken.length, taken.length])
    expect(count?.used).toBeLessThanOrEqual(10 * megabyte)
    expect((count?.used ?? 0) + 400_100).toBeGreaterThan(10 * megabyte)
    // Bytes go once the answer is out.
    await expect.poll(() => readdir(join(own.server.dataDirectory, 'uploads'))).toEqual([])
  })
})
