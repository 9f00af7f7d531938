import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('proposing values for templates %s', (_, open) => {
  let ports: Ports
  let [folderId, templateId] = ['', '']
  let made = 0
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Proposed', signal())).id
    const form = templateForm({ name: 'Proposed', type: 'ALL', attributes: [newAttribute('Maker')], rolesIds: [], usersIds: [ports.userId] })
    templateId = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async (isDescribed: boolean): Promise<string> => {
    made += 1
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), `p${made}.csv`), destination: { type: 'RECORDS', folderId }, name: `p${made}.csv`, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    if (isDescribed) value(await ports.metadata.save({ resourceType: 'RECORDS', assetId }, { assign: [templateId], changes: [] }, signal()))
    return assetId
  }
  const status = async (assetId: string) => value(await ports.autofill.status('RECORDS', assetId, signal()))
  const propose = (...assets: readonly string[]) => ports.autofill.propose('RECORDS', { kind: 'items', folders: [], assets }, signal())

  it('nobody has asked at first; asked for, it is over some time later', async () => {
    expect(await status(await upload(false))).toEqual({ state: 'None', reason: null, engine: null, fellBack: false, changedAt: null, open: 0 })
    const id = await upload(true)
    expect(value(await propose(id))).toEqual({ queued: 1 })
    // It is in line once more when the file has been read meanwhile.
    await expect.poll(() => status(id)).toMatchObject({ state: 'Generated', reason: null, engine: 'builtIn', fellBack: false })
  })

  it('is not begun where no template describes the asset, nor where there is none', async () => {
    const id = await upload(false)
    expect(value(await propose(id))).toEqual({ queued: 0 })
    expect((await status(id)).state).toBe('None')
    expect(codeOf(await propose(NOWHERE))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.autofill.status('RECORDS', NOWHERE, signal()))).toBe('ASSET_NOT_FOUND')
  })

  it('of several assets is a job among those of Transfers', async () => {
    const ids = [await upload(true), await upload(false)]
    const begun = value(await propose(...ids))
    if (!('bulkOperation' in begun)) throw new Error('Nothing was begun')
    const { id, action, total } = begun.bulkOperation
    expect([action, total]).toEqual(['proposeValues', 2])
    await expect.poll(async () => value(await ports.bulkOperations.read(id, signal())).state).toBe('Done')
  })
})
