import { describe, expect, it } from 'vitest'
import type { Folder } from './folder.ts'
import { renamed, renamedIn, renamedOn } from './renamed.ts'

const folder = (id: string, name: string, modifiedAt = '2026-02-14T09:00:00.000Z'): Folder => ({
  id,
  name,
  parentId: null,
  type: 'RECORDS',
  folderCount: 3,
  assetCount: 4,
  webReady: false,
  favorite: true,
  modifiedAt,
  revision: 1,
})
/** As the server answers: without what its reader may see inside. */
const answer = (id: string, name: string): Folder => ({ ...folder(id, name, '2026-02-15T09:00:00.000Z'), folderCount: 0, favorite: false, revision: 2 })

const SHIPS = [folder('1', 'Barques'), folder('2', 'cutters'), folder('3', 'Ketches')]

describe('a renamed folder', () => {
  it('keeps what the answer does not know', () => {
    expect(renamed(folder('2', 'cutters'), answer('2', 'Sloops'))).toEqual({ ...folder('2', 'Sloops', '2026-02-15T09:00:00.000Z'), revision: 2 })
  })

  it.each([
    ['Sloops', 'asc', ['1', '3', '2']],
    ['Sloops', 'desc', ['2', '3', '1']],
    ['Arks', 'asc', ['2', '1', '3']],
    ['CUTTERS', 'asc', ['1', '2', '3']],
    // Collation "C": a letter with an accent stands behind every plain one.
    ['Ångstrøm', 'asc', ['1', '3', '2']],
  ] as const)('stands as "%s" (%s) where the server would list it', (name, direction, order) => {
    const listed = renamedIn(direction === 'asc' ? SHIPS : SHIPS.toReversed(), answer('2', name), 'name', direction)
    expect(listed.map(({ id }) => id)).toEqual(order)
  })

  it('orders a sign of the second plane behind those of the first', () => {
    const listed = renamedIn([folder('1', '\u{1F6A2} ships'), folder('2', 'x')], answer('2', '\uFF21 ships'), 'name', 'asc')
    expect(listed.map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('is the newest of a list by change, and stays in one by creation', () => {
    expect(renamedIn(SHIPS, answer('1', 'Arks'), 'modifiedAt', 'asc').map(({ id }) => id)).toEqual(['2', '3', '1'])
    expect(renamedIn(SHIPS, answer('1', 'Sloops'), 'createdAt', 'asc').map(({ name }) => name)).toEqual(['Sloops', 'cutters', 'Ketches'])
  })

  it('leaves a list that it is not in as it is', () => {
    expect(renamedIn(SHIPS, answer('9', 'Arks'), 'name', 'asc')).toBe(SHIPS)
  })

  it('has its new name on the way down to others', () => {
    expect(renamedOn([{ id: '1', name: 'Barques' }, { id: '2', name: 'cutters' }], answer('2', 'Sloops'))).toEqual([{ id: '1', name: 'Barques' }, { id: '2', name: 'Sloops' }])
  })
})
