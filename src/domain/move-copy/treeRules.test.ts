import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveProblem, type MoveProposal, type MoveCode } from './treeRules.ts'

const RECORDS = 'RECORDS' as const
const folder = { id: 'f', type: RECORDS, parentId: 'p' }
const asset = { id: 'a', type: RECORDS, folderId: 'p' }
const to = (id: string, ...above: string[]) => ({ id, type: RECORDS, above })
const move: MoveProposal = { action: 'move', folders: [folder], assets: [asset], destination: to('q'), type: RECORDS }
const copy: MoveProposal = { ...move, action: 'copy' }

describe('moveProblem', () => {
  it.each<[string, MoveProposal, MoveCode | undefined]>([
    ['elsewhere', move, undefined],
    ['a copy elsewhere', copy, undefined],
    ['folders to the root', { ...move, assets: [], destination: null }, undefined],
    ['an asset to the root', { ...move, destination: null }, 'ASSET_CANNOT_BE_STANDALONE'],
    ['into another module', { ...move, destination: { id: 'q', type: 'ARCHIVES', above: [] } }, 'FOLDER_DIFFERENT_TYPE'],
    ['a folder of another module', { ...move, folders: [{ ...folder, type: 'ARCHIVES' }] }, 'FOLDER_DIFFERENT_TYPE'],
    ['an asset of another module', { ...move, assets: [{ ...asset, type: 'ARCHIVES' }] }, 'ASSET_DIFFERENT_TYPE'],
    ['from where it was seen', { ...move, from: 'p' }, undefined],
    ['a folder that somebody moved meanwhile', { ...move, from: 'x' }, 'FOLDER_DIFFERENT_PARENT'],
    ['an asset that somebody moved meanwhile', { ...move, folders: [], from: 'x' }, 'STALE_EDIT'],
    ['into itself', { ...move, destination: to('f', 'p') }, 'FOLDER_MOVE_TO_ITSELF'],
    ['into a child', { ...move, destination: to('c', 'p', 'f') }, 'FOLDER_MOVE_TO_CHILD'],
    ['into a folder that goes elsewhere at the same time', { ...move, leaving: ['f', 'q'] }, 'FOLDER_MOVE_TO_CHILD'],
    ['below a folder that goes elsewhere at the same time', { ...move, destination: to('q', 'p', 'g'), leaving: ['f', 'g'] }, 'FOLDER_MOVE_TO_CHILD'],
    ['a copy into itself', { ...copy, destination: to('f', 'p') }, 'FOLDER_COPY_TO_ITSELF'],
    ['a copy into a child', { ...copy, destination: to('c', 'p', 'f') }, 'FOLDER_COPY_TO_CHILD'],
    ['to where a folder lies', { ...move, assets: [], destination: to('p') }, 'FOLDER_SAME_DESTINATION'],
    ['to where an asset lies', { ...move, folders: [], destination: to('p') }, 'FOLDER_SAME_DESTINATION'],
    ['to the root, where it lies', { ...move, assets: [], folders: [{ ...folder, parentId: null }], destination: null }, 'FOLDER_SAME_DESTINATION'],
    ['a copy beside itself', { ...copy, destination: to('p') }, undefined],
  ])('%s', (_, proposal, code) => {
    expect(moveProblem(proposal)).toBe(code)
  })

  it('lets no move make a cycle', () => {
    const parents = fc.array(fc.nat(), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(parents, fc.nat(), fc.nat(), (numbers, which, where) => {
        // Each folder lies in one before it, so that this is a tree.
        const parentOf = numbers.map((number, index) => (index === 0 ? null : number % index))
        const above = (index: number | null): readonly number[] => (index === null ? [] : [...above(parentOf[index] ?? null), index])
        const [moved, destination] = [which % numbers.length, where % numbers.length]
        const name = (index: number | null | undefined) => (index === null || index === undefined ? null : String(index))
        const problem = moveProblem({
          action: 'move',
          folders: [{ id: String(moved), type: RECORDS, parentId: name(parentOf[moved]) }],
          assets: [],
          destination: to(String(destination), ...above(parentOf[destination] ?? null).map(String)),
          type: RECORDS,
        })
        const makesCycle = above(destination).includes(moved)
        expect(problem === 'FOLDER_MOVE_TO_ITSELF' || problem === 'FOLDER_MOVE_TO_CHILD').toBe(makesCycle)
      }),
    )
  })
})
