import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Area } from '../../src/domain/persons/area.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
/** Places that do not touch. */
const at = (place: number): Area => ({ x: place * 0.25, y: 0.25, width: 0.125, height: 0.25 })

describe.each(SIDES)('faces in pictures %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let count = 0
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Faces', signal())).id
  })
  afterAll(() => ports.stop())

  const picture = async () => {
    const name = `faces ${(count += 1)}.png`
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#543' } }).png().toBuffer()
    const sending = { file: new BufferFile(bytes, name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return { resourceType: 'RECORDS', assetId } as const
  }
  /** Somebody in so many pictures, by their group. */
  const somebody = async (pictures: number) => {
    const groupId: string = randomUUID()
    const places = await Promise.all(Array.from({ length: pictures }, picture))
    const ids = await Promise.all(places.map(({ assetId }) => ports.findFace(assetId, at(0), groupId)))
    return { groupId, places, ids }
  }
  const newName = () => `Ada Berg ${randomUUID().slice(0, 8)}`
  const groups = async (ignored = false) => value(await ports.faces.groups(ignored, null, signal())).items
  const countOf = async (groupId: string, ignored = false) => (await groups(ignored)).find(({ id }) => id === groupId)?.count
  const only = (groupId: string) => ({ groups: [groupId], faces: [] })
  const namesIn = async (place: Awaited<ReturnType<typeof picture>>) => value(await ports.persons.read(place, signal())).persons.map(({ name }) => name)
  const known = async (name: string) => value(await ports.faces.persons(name.toLowerCase(), null, signal())).items.map((one) => ({ ...one, face: one.face?.id ?? null }))

  it('are groups, the biggest first, and in them the faces', async () => {
    const [one, other] = [await somebody(3), await somebody(2)]
    const listed = (await groups()).filter(({ id }) => [one.groupId, other.groupId].includes(id))
    expect(listed.map(({ id, count: faces, likely }) => [id, faces, likely])).toEqual([
      [one.groupId, 3, null],
      [other.groupId, 2, null],
    ])
    const { items, next } = value(await ports.faces.facesOf(one.groupId, null, signal()))
    expect([items.map(({ id }) => id).toSorted(), next]).toEqual([one.ids.toSorted(), null])
    expect(items[0]).toMatchObject({ type: 'RECORDS', area: at(0), confidence: 0.9 })
    expect(codeOf(await ports.faces.facesOf(NOWHERE, null, signal()))).toBe('NOT_FOUND')
  })

  it('are named together, and that is taken back once', async () => {
    const { groupId, places, ids } = await somebody(2)
    const [name, [place = await picture()]] = [newName(), places]
    const naming = value(await ports.faces.name(only(groupId), ` ${name} `, signal()))
    expect(naming).toMatchObject({ named: 2, left: 0 })
    expect([await countOf(groupId), await namesIn(place)]).toEqual([undefined, [name]])
    expect(await known(name)).toEqual([{ name, pictures: 2, learnt: 2, face: expect.toSatisfy((face: string) => ids.some((id) => id === face)) as string }])
    const { items } = value(await ports.faces.picturesOf(name.toUpperCase(), null, signal()))
    expect(items.map(({ assetId }) => assetId).toSorted()).toEqual(places.map(({ assetId }) => assetId).toSorted())
    const { faces } = value(await ports.faces.inPicture(place, signal()))
    expect(faces).toMatchObject([{ area: at(0), isIgnored: false, person: { name }, likely: null }])
    value(await ports.faces.undoNaming(naming.change, signal()))
    expect([await countOf(groupId), await namesIn(place), await known(name)]).toEqual([2, [], []])
    expect(codeOf(await ports.faces.undoNaming(naming.change, signal()))).toBe('NOT_FOUND')
  })

  it('get a name that can be one, and only where they are', async () => {
    const { groupId } = await somebody(1)
    expect(codeOf(await ports.faces.name(only(groupId), ' ', signal()))).toBe('VALIDATION_FAILED')
    for (const asked of [ports.faces.name(only(NOWHERE), 'Ada', signal()), ports.faces.split([NOWHERE], signal()), ports.faces.merge([groupId, NOWHERE], signal()), ports.faces.ignore(only(NOWHERE), true, signal()), ports.faces.reject([NOWHERE], 'Ada', signal())])
      expect(codeOf(await asked)).toBe('NOT_FOUND')
  })

  it('are put together, and apart again', async () => {
    const [one, other] = [await somebody(2), await somebody(1)]
    const merged = value(await ports.faces.merge([one.groupId, other.groupId], signal()))
    expect(merged).toEqual({ groupId: one.groupId, moved: [other.ids] })
    expect([await countOf(one.groupId), await countOf(other.groupId)]).toEqual([3, undefined])
    const { groupId } = value(await ports.faces.split(other.ids, signal()))
    expect([await countOf(one.groupId), await countOf(groupId)]).toEqual([2, 1])
  })

  it('are ignored, and listed again', async () => {
    const { groupId } = await somebody(2)
    value(await ports.faces.ignore(only(groupId), true, signal()))
    expect([await countOf(groupId), await countOf(groupId, true)]).toEqual([undefined, 2])
    value(await ports.faces.ignore(only(groupId), false, signal()))
    expect([await countOf(groupId), await countOf(groupId, true)]).toEqual([2, undefined])
  })

  it('are not somebody, and whoever was drawn there is there again when that is taken back', async () => {
    const { ids, places } = await somebody(1)
    const [name, [place = await picture()]] = [newName(), places]
    const { contentVersion } = value(await ports.persons.read(place, signal()))
    const [drawn] = value(await ports.persons.add(place, contentVersion, [{ name, area: { ...at(0), width: 0.1875 }, source: 'Drawn' }], signal()))
    expect((await known(name)).map(({ learnt, face }) => [learnt, face])).toEqual([[1, ids[0]]])
    const { change } = value(await ports.faces.reject(ids, name, signal()))
    expect(await namesIn(place)).toEqual([])
    value(await ports.faces.undoNaming(change, signal()))
    expect(value(await ports.persons.read(place, signal())).persons).toEqual([drawn])
  })

  it('of whom nobody was named stay so when a rejection is taken back', async () => {
    const { groupId, ids, places } = await somebody(1)
    const { change } = value(await ports.faces.reject(ids, newName(), signal()))
    value(await ports.faces.undoNaming(change, signal()))
    expect([await countOf(groupId), await namesIn(places[0] ?? (await picture()))]).toEqual([1, []])
  })

  it('are erased of somebody, whose name stays and is learnt no more until that is allowed', async () => {
    const { groupId, places } = await somebody(2)
    const name = newName()
    value(await ports.faces.name(only(groupId), name, signal()))
    const [likely, refused] = [await picture(), await picture()]
    await ports.findFace(likely.assetId, at(0), randomUUID(), name)
    await ports.findFace(likely.assetId, at(2), randomUUID())
    const another = await ports.findFace(refused.assetId, at(0), randomUUID(), name)
    value(await ports.faces.reject([another], name, signal()))
    expect(value(await ports.faces.erase(name.toUpperCase(), signal()))).toBe(3)
    // Whoever is only suggested goes as well; others of the picture stay, and of whom somebody said that it is not them.
    for (const [place, left] of [[likely, at(2)], [refused, at(0)]] as const) expect(value(await ports.faces.inPicture(place, signal())).faces).toMatchObject([{ area: left, person: null, likely: null }])
    expect(await known(name)).toEqual([{ name, pictures: 2, learnt: 0, face: null }])
    expect(value(await ports.faces.inPicture(places[0] ?? (await picture()), signal())).faces).toEqual([])
    // Who is erased twice stays erased.
    expect(value(await ports.faces.erase(name, signal()))).toBe(0)
    const again = await somebody(1)
    value(await ports.faces.name(only(again.groupId), name, signal()))
    expect((await known(name)).map(({ pictures, learnt }) => [pictures, learnt])).toEqual([[3, 0]])
    expect(value(await ports.recognition.erased(null, signal())).items.map((one) => one.name)).toContain(name.toUpperCase())
    value(await ports.recognition.learnAgain(name, signal()))
    expect(codeOf(await ports.recognition.learnAgain(name, signal()))).toBe('NOT_FOUND')
    const after = await somebody(1)
    value(await ports.faces.name(only(after.groupId), name, signal()))
    expect((await known(name)).map(({ learnt }) => learnt)).toEqual([1])
  })

  it('are only of pictures that there are', async () => {
    const place = await picture()
    expect(codeOf(await ports.faces.inPicture({ ...place, assetId: NOWHERE }, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.faces.inPicture({ ...place, resourceType: 'ARCHIVES' }, signal()))).toBe('ASSET_DIFFERENT_TYPE')
    expect(codeOf(await ports.faces.erase(' ', signal()))).toBe('VALIDATION_FAILED')
  })
})

describe.each(SIDES)('what is recognized of files %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
    await ports.findFace(NOWHERE, at(0), NOWHERE).catch(() => undefined)
  })
  afterAll(() => ports.stop())

  it('is off until somebody says that they have read what it means', async () => {
    expect(value(await ports.recognition.read('Faces', signal()))).toMatchObject({ isOn: false, changedBy: null, changedAt: null, consent: null })
    expect(codeOf(await ports.recognition.switch('Faces', { isOn: true, consent: ' ' }, signal()))).toBe('VALIDATION_FAILED')
    const on = value(await ports.recognition.switch('Faces', { isOn: true, consent: 'I have read this.' }, signal()))
    expect(on).toMatchObject({ isOn: true, consent: 'I have read this.' })
    expect([on.changedBy, on.changedAt]).toEqual([expect.stringMatching(/^\S+ \S+$/), expect.stringMatching(/^\d{4}-\d\d-\d\dT/)])
    expect(value(await ports.recognition.read('Faces', signal()))).toMatchObject({ isOn: true, consent: 'I have read this.' })
  })

  it('is off again, and nothing is left where that is wanted', async () => {
    expect(value(await ports.recognition.switch('Faces', { isOn: false, erase: false }, signal()))).toMatchObject({ isOn: false, consent: null })
    expect(value(await ports.recognition.switch('Faces', { isOn: false, erase: true }, signal()))).toMatchObject({ isOn: false, progress: { total: 0, read: 0, failed: 0 } })
  })

  it('are tags without a word about people', async () => {
    expect(value(await ports.recognition.switch('Tags', { isOn: true, consent: '' }, signal()))).toMatchObject({ isOn: true, consent: null })
    expect(value(await ports.recognition.read('Faces', signal()))).toMatchObject({ isOn: false })
    expect(value(await ports.recognition.switch('Tags', { isOn: false, erase: true }, signal()))).toMatchObject({ isOn: false })
  })
})
