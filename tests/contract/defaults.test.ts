import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttributeForm } from '../../src/domain/templates/attribute.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { BufferFile } from './files.ts'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const ATTRIBUTES = [newAttribute('Title'), newAttribute('Place', { defaultValue: 'Unknown' }), newAttribute('State', { defaultValue: 'New' })]

describe.each(SIDES)('what a template says of itself %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let made = 0
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'By default', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async () => {
    made += 1
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), `d${made}.csv`), destination: { type: 'RECORDS', folderId }, name: `d${made}.csv`, address: undefined } as const
    return { resourceType: 'RECORDS', assetId: value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal())).assetId } as const
  }
  type Place = Awaited<ReturnType<typeof upload>>
  const drafted = async (attributes: readonly AttributeForm[]): Promise<Template> => {
    made += 1
    return value(await ports.templates.create(templateForm({ name: `Default ${made}`, type: 'ALL', attributes, rolesIds: [], usersIds: [ports.userId] }), signal()))
  }
  const published = async (attributes: readonly AttributeForm[]): Promise<Template> => value(await ports.templates.perform(await drafted(attributes), 'publish', signal()))
  const of = (template: Template, name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const said = async (place: Place) =>
    Object.fromEntries(
      value(await ports.metadata.read(place, signal())).templates.flatMap(({ template, values }) =>
        template.attributes.flatMap(({ id, name }) => values.flatMap((one) => (one.attributeId === id && one.values.length > 0 ? [[name, one.values]] : []))),
      ),
    )
  const say = async (place: Place, attributeId: string, text: string, revision: number) => value(await ports.metadata.save(place, { changes: [{ attributeId, values: [text], revision }] }, signal()))
  const latest = async (place: Place, attributeId: string) => value(await ports.metadata.history(place, { attributeId, limit: 1 }, signal())).items[0]

  it('takes nobody the way back to what was typed, once it was taken off', async () => {
    const [template, place] = [await published(ATTRIBUTES), await upload()]
    const [title, where] = [of(template, 'Title'), of(template, 'Place')]
    await say(place, title, 'Plate', 0)
    await say(place, where, 'Bergen', 1)
    value(await ports.metadata.takeOff(place, template.id, signal()))
    value(await ports.metadata.undo(place, (await latest(place, title))?.id ?? '', signal()))
    expect(await said(place)).toEqual({ Title: ['Plate'], State: ['New'] })
    const change = await latest(place, where)
    expect(change).toMatchObject({ before: ['Bergen'], after: [], undoable: true })
    value(await ports.metadata.undo(place, change?.id ?? '', signal()))
    expect(await said(place)).toEqual({ Title: ['Plate'], Place: ['Bergen'], State: ['New'] })
  })

  it('is kept as its type writes it', async () => {
    const template = await drafted([newAttribute('Height', { type: 'number', unit: 'mm', defaultValue: '20' }), newAttribute('Price', { type: 'price', currency: 'NOK', defaultValue: '5.5' })])
    expect(template.attributes.map(({ defaultValue }) => defaultValue)).toEqual(['20 mm', '5.50 NOK'])
  })
})
