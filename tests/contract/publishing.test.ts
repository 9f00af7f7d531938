import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Published } from '../../src/application/publishing/PublishingGateway.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import type { ResourceRef } from '../../src/domain/restrictions/restriction.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

/** Days that have not come yet, whenever this runs. */
const [SOON, LATE] = ['2098-03-04', '2099-03-04']
const OVER = '2020-01-02'

describe.each(SIDES)('publishing to the portal %s', (_, open) => {
  let ports: Ports
  let folder: ResourceRef
  let file: ResourceRef

  const read = async () => value(await ports.assets.read('RECORDS', file.id, signal()))
  const publish = async (resources: readonly ResourceRef[], until: string | null, webReady = true): Promise<Published> => {
    const done = value(await ports.publishing.publish({ resources, until, webReady }, signal()))
    if ('bulkOperation' in done) throw new Error('It was only begun')
    return done
  }
  const undo = (resources: readonly ResourceRef[], { before: days, change }: Published, given: string | null) => ports.publishing.undo({ resources, days, given, change }, signal())
  const historyOf = async ({ kind, id }: ResourceRef) => value(await ports.histories.history({ kind, type: 'RECORDS', id }, undefined, signal())).items

  beforeAll(async () => {
    ports = await open()
    folder = { kind: 'folder', id: value(await ports.folders.create('RECORDS', null, '0 published', signal())).id }
    file = { kind: 'asset', id: await putFile(ports.uploads, folder.id, 'published.csv') }
  })
  afterAll(() => ports.stop())

  it('is planned: when things are shown now, and what would become web ready', async () => {
    expect(value(await ports.publishing.plan([folder, file], signal()))).toEqual({ until: null, mixed: false, above: null, notReady: 2, portal: 'Offline' })
  })

  it('makes web ready, from a day on, and is taken back', async () => {
    const done = await publish([file], SOON)
    expect([done.changed, done.kept, done.before]).toEqual([1, 0, [{ ...file, until: null }]])
    expect(await read()).toMatchObject({ webReady: true, embargoUntil: SOON, embargoAbove: null })
    expect((await ports.publishing.plan([file], signal()))).toMatchObject({ success: { until: SOON, mixed: false, notReady: 0 } })
    value(await undo([file], done, SOON))
    const again = await read()
    expect([again.webReady, again.embargoUntil]).toEqual([false, undefined])
  })

  it('keeps the day that somebody else has given since, when it is taken back', async () => {
    const done = await publish([file], SOON, false)
    await publish([file], LATE, false)
    expect(value(await undo([file], done, SOON))).toEqual({ changed: 0 })
    expect((await read()).embargoUntil).toBe(LATE)
    await publish([file], null, false)
  })

  it('can hold back what is not web ready, which then stays so', async () => {
    const done = await publish([file], SOON, false)
    expect([done.change, (await read()).webReady, (await read()).embargoUntil]).toEqual([null, false, SOON])
    expect((await publish([file], null, false)).before).toEqual([{ ...file, until: SOON }])
    expect((await publish([file], null, false)).changed).toBe(0)
  })

  it('holds back what lies in a folder, the latest day of the way first', async () => {
    const done = await publish([folder], LATE, false)
    expect(await read()).toMatchObject({ embargoAbove: { until: LATE, folder: '0 published' } })
    expect(value(await ports.folders.read('RECORDS', folder.id, signal()))).toMatchObject({ embargoUntil: LATE, embargoAbove: null })
    expect(value(await ports.publishing.plan([file], signal()))).toMatchObject({ until: null, above: { until: LATE, folder: '0 published' } })
    expect(value(await ports.publishing.plan([folder, file], signal()))).toMatchObject({ until: null, mixed: true })
    value(await undo([folder], done, LATE))
    expect((await read()).embargoAbove).toBeNull()
  })

  it('stands in the history, from which it is taken back', async () => {
    await publish([file], SOON, false)
    const [entry] = await historyOf(file)
    expect(entry).toMatchObject({ kind: 'asset.updated', before: { embargoUntil: null }, after: { embargoUntil: SOON }, undoable: true })
    value(await ports.undos.undo(entry?.id ?? '', undefined, signal()))
    expect((await read()).embargoUntil).toBeUndefined()
  })

  it.each(['move', 'copy', 'restore'] as const)('holds back what takes the file of something held back, by a %s', async (how) => {
    const [from, to] = [value(await ports.folders.create('RECORDS', null, `0 held ${how}`, signal())), value(await ports.folders.create('RECORDS', null, `0 shown ${how}`, signal()))]
    const [held, longer] = [await putFile(ports.uploads, from.id, 'held.csv'), await putFile(ports.uploads, from.id, 'longer.csv')]
    const [taking, keeping] = [await putFile(ports.uploads, to.id, 'held.csv'), await putFile(ports.uploads, to.id, 'longer.csv')]
    const asset = (id: string) => ({ kind: 'asset', id }) as const
    await publish([asset(held), asset(longer)], SOON, false)
    await publish([asset(keeping)], LATE, false)
    const selection = itemsSelected([asset(held), asset(longer)])
    const asked = { type: 'RECORDS', selection, destinationId: to.id } as const
    if (how === 'restore') {
      value(await ports.trash.trash('RECORDS', selection, signal()))
      value(await ports.trash.restore({ selection: { kind: 'items', folders: [], assets: [held, longer] }, destinationId: to.id }, { assets: 'replace' }, signal()))
    } else value(await ports.moving[how](asked, { assets: 'replace' }, signal()))
    const dayOf = async (id: string) => value(await ports.assets.read('RECORDS', id, signal())).embargoUntil
    expect([await dayOf(taking), await dayOf(keeping)]).toEqual([SOON, LATE])
    const days = (await historyOf(asset(taking))).filter(({ after }) => after !== null && 'embargoUntil' in after)
    expect(days).toMatchObject([{ before: { embargoUntil: null }, after: { embargoUntil: SOON } }])
  })

  it('is refused where something is kept from publication', async () => {
    value(await ports.restrictions.change({ of: 'publication' }, { restrict: [folder], lift: [] }, signal()))
    expect(codeOf(await ports.publishing.plan([file], signal()))).toBe('PUBLICATION_RESTRICTED')
    expect(codeOf(await ports.publishing.publish({ resources: [file], until: null, webReady: true }, signal()))).toBe('PUBLICATION_RESTRICTED')
    expect(codeOf(await ports.publishing.publish({ resources: [folder], until: SOON, webReady: false }, signal()))).toBe('PUBLICATION_RESTRICTED')
    expect([(await read()).webReady, (await read()).embargoUntil]).toEqual([false, undefined])
    value(await ports.restrictions.change({ of: 'publication' }, { restrict: [], lift: [folder] }, signal()))
  })

  it('is held back by no day that is over', async () => {
    const review = async () => value(await ports.portals.review(signal()))
    const [before, done] = [await review(), await publish([file], LATE)]
    const held = await review()
    expect([held.held.embargo.count - before.held.embargo.count, held.public.count - before.public.count]).toEqual([1, 0])
    await publish([file], null)
    const shown = await review()
    expect([shown.held.embargo.count - before.held.embargo.count, shown.public.count - before.public.count]).toEqual([0, 1])
    value(await undo([file], done, LATE))
  })

  it('is made of a whole list as one change, days and all, and taken back as far as it still stands', async () => {
    const asset = (id: string): ResourceRef => ({ kind: 'asset', id })
    const place = value(await ports.folders.create('RECORDS', null, '1 whole list', signal())).id
    const [one, other, kept] = [await putFile(ports.uploads, place, '2 one.csv'), await putFile(ports.uploads, place, '3 other.csv'), await putFile(ports.uploads, place, '4 kept.csv')]
    value(await ports.restrictions.change({ of: 'publication' }, { restrict: [asset(kept)], lift: [] }, signal()))
    await publish([asset(other)], LATE, false)
    const stateOf = async (id: string) => {
      const { webReady, embargoUntil = null } = value(await ports.assets.read('RECORDS', id, signal()))
      return [webReady, embargoUntil]
    }
    const selection = { kind: 'contents', folderId: place, except: [] } as const
    expect(value(await ports.publishing.planSelected('RECORDS', selection, signal()))).toEqual({ until: null, mixed: true, above: null, notReady: 2, portal: 'Offline' })
    const publishAll = async (until: string | null) => {
      const done = value(await ports.publishing.publishSelected({ type: 'RECORDS', selection, until, webReady: true }, signal()))
      if ('bulkOperation' in done) throw new Error('It was only begun')
      return done
    }
    const done = await publishAll(SOON)
    expect([done.changed, done.kept, await stateOf(one), await stateOf(other), await stateOf(kept)]).toEqual([2, 1, [true, SOON], [true, SOON], [false, null]])
    expect((await historyOf(asset(one)))[0]).toMatchObject({ kind: 'asset.updated', undoable: true })
    expect(value(await ports.publishing.undoSelected(done.change, signal()))).toMatchObject({ changed: 2 })
    expect([await stateOf(one), await stateOf(other)]).toEqual([[false, null], [false, LATE]])

    const again = await publishAll(SOON)
    await publish([asset(one)], null, false)
    value(await ports.publishing.undoSelected(again.change, signal()))
    expect([await stateOf(one), await stateOf(other)]).toEqual([[false, null], [false, LATE]])

    const named = itemsSelected([asset(one), asset(kept)])
    expect(codeOf(await ports.publishing.planSelected('RECORDS', named, signal()))).toBe('PUBLICATION_RESTRICTED')
    expect(codeOf(await ports.publishing.publishSelected({ type: 'RECORDS', selection: named, until: null, webReady: true }, signal()))).toBe('PUBLICATION_RESTRICTED')
    expect(codeOf(await ports.publishing.undoSelected(place, signal()))).toBe('NOT_FOUND')
  })

  it('names what is not there', async () => {
    const nobody = { kind: 'asset', id: '00000000-0000-4000-8000-00000000dead' } as const
    expect(codeOf(await ports.publishing.publish({ resources: [nobody], until: OVER, webReady: true }, signal()))).toBe('ASSET_NOT_FOUND')
  })
})
