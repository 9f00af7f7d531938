import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { BufferFile, putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('a dry run %s', (_, open) => {
  let ports: Ports
  let folderId: string
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Tried', signal())).id
  })
  afterAll(() => ports.stop())

  const putPicture = async (): Promise<string> => {
    const exif = { IFD0: { Artist: 'Ingrid Solberg' } }
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } }).withExif(exif).jpeg().toBuffer()
    const sending = { file: new BufferFile(bytes, 'quay.jpg'), destination: { type: 'RECORDS', folderId }, name: 'quay.jpg', address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    value(await ports.embeddedMetadata.ask('RECORDS', assetId, signal()))
    const known = async () => value(await ports.embeddedMetadata.metadata('RECORDS', assetId, signal())).state
    await expect.poll(known).toBe('Ready')
    return assetId
  }

  it('counts what files say that fits, what does not, and where a required value is missing', async () => {
    const attributes = [
      newAttribute('Photographer', { required: true, element: 'dcterms:creator' }),
      newAttribute('Day', { type: 'date', element: 'dc:creator' }),
      newAttribute('Number', { required: true }),
      newAttribute('Language', { required: true, defaultValue: 'no' }),
    ]
    const template = value(await ports.templates.create(templateForm({ type: 'RECORDS', attributes, rolesIds: [], usersIds: [ports.userId] }), signal()))
    const elsewhere = value(await ports.templates.create(templateForm({ type: 'ARCHIVES', rolesIds: [], usersIds: [ports.userId] }), signal()))
    const easy = value(await ports.templates.create(templateForm({ type: 'RECORDS', attributes: attributes.slice(0, 2), rolesIds: [], usersIds: [ports.userId] }), signal()))
    const run = async (id = template.id) => value(await ports.dryRuns.run(id, signal()))
    const [before, easyBefore, other] = [await run(), await run(easy.id), await run(elsewhere.id)]
    const picture = await putPicture()
    const table = await putFile(ports.uploads, folderId, 'ships.csv')
    const after = await run()
    expect([after.assets - before.assets, after.read - before.read]).toEqual([2, 1])
    const counts = ({ attributes: all }: typeof after) => all.flatMap(({ missing, fits, misfits }) => [missing, fits, misfits])
    const more = counts(after).map((count, at) => count - (counts(before)[at] ?? 0))
    // The picture lacks nothing of what the easy one asks for, and nothing has a number.
    expect([after.complete, (await run(easy.id)).complete - easyBefore.complete]).toEqual([0, 1])
    // Missing, fitting and misfitting, attribute by attribute.
    expect(more).toEqual([1, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0])
    expect(after.attributes.map(({ attributeId }) => attributeId)).toEqual(template.attributes.map(({ id }) => id))
    expect(after.attributes[0]?.fittingExamples).toContainEqual({ assetId: picture, name: 'quay.jpg', type: 'RECORDS', text: 'Ingrid Solberg', problem: null })
    expect(after.attributes[1]?.misfittingExamples).toContainEqual({ assetId: picture, name: 'quay.jpg', type: 'RECORDS', text: 'Ingrid Solberg', problem: { code: 'invalidDate' } })
    expect(after.attributes[2]?.missingExamples).toHaveLength(Math.min(3, after.assets))
    expect(after.attributes[3]).toMatchObject({ missing: 0, missingExamples: [] })
    // What lies elsewhere is not in its reach, and what is moved to the trash is in nobody's.
    expect(await run(elsewhere.id)).toEqual(other)
    expect(codeOf(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [table] }, signal()))).toBeUndefined()
    expect((await run()).assets).toBe(after.assets - 1)
  })

  it('is of a template that there is', async () => {
    expect(codeOf(await ports.dryRuns.run(NOWHERE, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })
})
