import { describe, expect, it } from 'vitest'
import { FEATURES, MODULES } from '../access/modules.ts'
import { type Permission, PERMISSIONS } from '../access/permissions.ts'
import { conflicts, PAGE_SHORTCUTS } from '../preferences/shortcuts.ts'
import { ACTION_SUBJECTS, ACTIONS, actionsOn, respondsToShortcut } from './actions.ts'
import { type ActedOn, judgedActions } from './actionAvailability.ts'
import { SELECTION_LIMIT } from '../items/selection.ts'

const holding = (permissions: readonly Permission[]) => ({ permissions, globalRoles: [], modules: MODULES, features: FEATURES })
const everybody = holding(PERMISSIONS)
const reader = holding(['VIEW_RESOURCES'])

const asset: ActedOn = { subject: 'asset', type: 'RECORDS', count: 1 }
const folder: ActedOn = { subject: 'folder', type: 'RECORDS', count: 1 }
const several: ActedOn = { subject: 'selection', type: 'RECORDS', count: 3 }
const root: ActedOn = { subject: 'place', type: 'RECORDS', count: 0, inside: 4 }
const open: ActedOn = { ...root, count: 1 }

const ids = (who: typeof everybody, acted: ActedOn) => judgedActions(who, acted).map(({ id }) => id)
const availability = (who: typeof everybody, acted: ActedOn, wanted: string) => judgedActions(who, acted).find(({ id }) => id === wanted)?.availability

it('names each action once', () => {
  expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length)
})

describe('shortcuts', () => {
  // Opposites share a key: only one of a pair is ever offered.
  const opposites = ['unfavorite', 'deselect']
  it.each(ACTION_SUBJECTS)('no key means two things on %s', (subject) => {
    const answering = actionsOn(subject).filter((action) => respondsToShortcut(action, subject) && !opposites.includes(action.id))
    const ofPlace = subject === 'place' ? [] : actionsOn('place').filter((action) => respondsToShortcut(action, 'place'))
    expect(conflicts([...Object.values(PAGE_SHORTCUTS), ...[...answering, ...ofPlace].flatMap(({ shortcuts = [] }) => shortcuts)])).toEqual([])
  })

  it('never mean the folder one stands in', () => {
    const answering = actionsOn('place').filter((action) => respondsToShortcut(action, 'place'))
    expect(answering.map(({ id }) => id)).toEqual(['newFolder', 'upload', 'uploadFolder', 'paste', 'selectAll'])
  })
})

describe('judgedActions', () => {
  it.each([asset, folder, several, open, root])('allows everything to who holds everything, but for what stands in the way: %j', (acted) => {
    const refused = judgedActions(everybody, acted).filter((action) => action.availability.tag === 'refused')
    expect(refused.every(({ availability: why }) => why.tag === 'refused' && why.reasons.length === 0 && why.obstacle !== undefined)).toBe(true)
  })

  it('shows what is not permitted with its reason', () => {
    expect(availability(reader, several, 'move')).toEqual({
      tag: 'refused',
      reasons: [{ tag: 'permission', operator: 'AND', missing: ['MOVE_RESOURCES'] }],
      obstacle: undefined,
    })
  })

  it('hides what is for those alone who may', () => {
    expect(ids(everybody, asset)).toEqual(expect.arrayContaining(['webReady', 'access', 'keepOff']))
    expect(ids(reader, asset).filter((id) => ['webReady', 'access', 'keepOff'].includes(id))).toEqual([])
  })

  it('offers of opposites the one that does something', () => {
    expect(ids(everybody, { ...asset, favorite: true, webReady: true, isSelected: true })).toEqual(
      expect.arrayContaining(['unfavorite', 'skipWebReady', 'deselect']),
    )
    expect(ids(everybody, { ...asset, favorite: true }).includes('favorite')).toBe(false)
    expect(ids(everybody, asset)).toEqual(expect.arrayContaining(['favorite', 'webReady', 'select']))
  })

  it('offers to lift a publication restriction where it stands, and what is kept from publication is not made web ready', () => {
    const offered = (keptFromPublication: 'itself' | 'above' | undefined) =>
      ids(everybody, { ...asset, keptFromPublication }).filter((id) => ['webReady', 'keepOff', 'release'].includes(id))
    expect([offered(undefined), offered('itself'), offered('above')]).toEqual([['webReady', 'keepOff'], ['release'], ['keepOff']])
  })

  it('takes off what is web ready also where it is kept from publication since', () => {
    for (const keptFromPublication of [undefined, 'itself', 'above'] as const) {
      expect(availability(everybody, { ...asset, webReady: true, keptFromPublication }, 'skipWebReady')).toEqual({ tag: 'allowed' })
    }
  })

  it("offers nothing of the folder itself at a module's root, nor to select where nothing lies", () => {
    expect(ids(everybody, root)).toEqual(['newFolder', 'upload', 'uploadFolder', 'paste', 'selectAll'])
    expect(ids(everybody, open)).toEqual(expect.arrayContaining(['rename', 'delete']))
    expect(ids(everybody, { ...open, inside: 0 })).not.toContain('selectAll')
  })

  it('offers nothing to select where nothing is', () => {
    const loose = ids(everybody, { ...asset, isUnselectable: true })
    expect([loose.includes('select'), loose.includes('deselect'), loose.includes('download')]).toEqual([false, false, true])
  })

  it('offers nothing of a place that is no folder, but to select all that it lists', () => {
    expect(ids(everybody, { ...root, isEverywhere: true })).toEqual(['selectAll'])
  })

  it.each([
    [root, 'upload', 'atRoot'],
    [{ ...several, assets: 0 }, 'editMany', 'noAssets'],
    [{ ...several, count: 5001, assets: 5001 }, 'editMany', 'tooMany'],
    [{ ...several, count: 50_001, assets: 50_001 }, 'move', 'tooManyNamed'],
    [{ ...several, count: 50_001, assets: 0 }, 'delete', 'tooManyNamed'],
    [{ ...several, count: 501, assets: 500 }, 'share', 'tooManyShared'],
    [{ ...several, isWhole: true, count: 501 }, 'share', 'tooManyShared'],
    [{ ...several, count: 50_001, assets: 50_001 }, 'publish', 'tooManyNamed'],
    [open, 'paste', 'clipboardEmpty'],
    [{ ...open, clipboard: { action: 'move', problem: 'FOLDER_MOVE_TO_CHILD' } }, 'paste', 'FOLDER_MOVE_TO_CHILD'],
  ] satisfies readonly (readonly [ActedOn, string, string])[])('%j: %s is kept back by %s', (acted, id, obstacle) => {
    expect(availability(everybody, acted, id)).toMatchObject({ tag: 'refused', obstacle })
  })

  it('lets as many be named as the server takes, and any number of a whole list', () => {
    const most = { ...several, count: 2 * SELECTION_LIMIT, assets: SELECTION_LIMIT }
    for (const id of ['download', 'cut', 'copyToClipboard', 'move', 'copy', 'delete', 'webReady', 'publish', 'readText']) {
      expect([id, availability(everybody, most, id)]).toEqual([id, { tag: 'allowed' }])
      expect([id, availability(everybody, { ...several, isWhole: true, count: 100_000 }, id)]).toEqual([id, { tag: 'allowed' }])
    }
  })

  it('offers to have the text read off files, folders and whole lists, and says why not', () => {
    for (const acted of [asset, folder, open, { ...several, isWhole: true, count: 100_000 }]) expect(availability(everybody, acted, 'readText')).toEqual({ tag: 'allowed' })
    expect(availability(reader, several, 'readText')).toEqual({ tag: 'refused', reasons: [{ tag: 'permission', operator: 'AND', missing: ['OCR_ASSETS'] }], obstacle: undefined })
    expect(ids(everybody, root)).not.toContain('readText')
  })

  it('lets five hundred be shared by one link', () => {
    expect(availability(everybody, { ...several, count: 500, assets: 500 }, 'share')).toEqual({ tag: 'allowed' })
  })

  it('lets many be edited as far as the limit reaches, whatever folders are among them', () => {
    expect(availability(everybody, { ...several, count: 6000, assets: 5000 }, 'editMany')).toEqual({ tag: 'allowed' })
  })

  it('offers the table to whoever may edit it: of one folder as far as details are seen, of a selection with the right to rows of many folders', () => {
    const editor = holding(['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'EDIT_RESOURCES'])
    const offered = (who: typeof everybody) => [open, folder, several].map((acted) => ids(who, acted).includes('editTable'))
    expect(offered(everybody)).toEqual([true, true, true])
    expect(offered(editor)).toEqual([true, true, false])
    expect(offered(holding(['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'VIEW_ASSETS_BY_TEMPLATE']))).toEqual([false, false, false])
    expect(availability(everybody, { ...several, count: 50_001, assets: 50_001 }, 'editTable')).toMatchObject({ obstacle: 'tooManyNamed' })
  })

  it('asks for pasting what moving and copying ask for', () => {
    const operator = holding(['VIEW_RESOURCES', 'MOVE_RESOURCES'])
    expect(availability(operator, { ...open, clipboard: { action: 'move', problem: undefined } }, 'paste')).toEqual({ tag: 'allowed' })
    expect(availability(operator, { ...open, clipboard: { action: 'copy', problem: undefined } }, 'paste')).toMatchObject({ tag: 'refused' })
  })
})
