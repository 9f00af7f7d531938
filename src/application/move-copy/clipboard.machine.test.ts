import { createActor } from 'xstate'
import { beforeEach, describe, expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createMoveCopyMachine } from './moveCopy.machine.ts'
import { createClipboardMachine } from './clipboard.machine.ts'
import { isCut } from './isCut.ts'
import { type Destination, putProblem, type ClipboardContent } from './clipboardContent.ts'

const start = () => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const moveCopy = createActor(createMoveCopyMachine({ ...ports, notify: () => undefined, pickThere: async () => undefined })).start()
  const clipboard = createActor(createClipboardMachine({ moveCopy })).start()
  const names = (parentId: string) => [...library.folders.values()].filter((folder) => folder.parentId === parentId).map(({ name }) => name)
  return { folders, moveCopy, clipboard, names }
}

let stage: ReturnType<typeof start>
beforeEach(() => {
  stage = start()
})

const content = (action: 'copy' | 'move'): ClipboardContent => {
  const { harbour, photographs } = stage.folders
  return {
    action,
    type: 'RECORDS',
    selection: { kind: 'items', folders: [harbour.id], assets: [], from: photographs.id },
    count: 1,
    name: harbour.name,
    path: [photographs.id],
    folders: [harbour.id],
    hasAssets: false,
  }
}

const into = ({ id, name }: { readonly id: string; readonly name: string }, above: readonly string[] = []): Destination => ({ folderId: id, name, type: 'RECORDS', above })

it('moves what was cut, once', async () => {
  const { clipboard, folders, names } = stage
  clipboard.send({ type: 'filled', content: content('move') })
  expect(clipboard.getSnapshot().value).toBe('cut')
  clipboard.send({ type: 'paste', destination: into(folders.papers) })
  await expect.poll(() => clipboard.getSnapshot().value).toBe('empty')
  expect([names(folders.papers.id), names(folders.photographs.id)]).toEqual([['Harbour'], ['Ships']])
})

it('copies what was copied, as often as it is wanted', async () => {
  const { clipboard, moveCopy, folders, names } = stage
  clipboard.send({ type: 'filled', content: content('copy') })
  for (const folder of [folders.papers, folders.empty]) {
    clipboard.send({ type: 'paste', destination: into(folder) })
    await expect.poll(() => moveCopy.getSnapshot().value).toBe('closed')
    await expect.poll(() => names(folder.id)).toEqual(['Harbour'])
  }
  expect(clipboard.getSnapshot().value).toBe('copied')
  expect(names(folders.photographs.id)).toEqual(['Harbour', 'Ships'])
})

it('is not pasted where the rules of the tree forbid it, and lets go when told', () => {
  const { clipboard, moveCopy, folders } = stage
  clipboard.send({ type: 'filled', content: content('move') })
  clipboard.send({ type: 'paste', destination: into(folders.photographs) })
  expect([clipboard.getSnapshot().value, moveCopy.getSnapshot().value]).toEqual(['cut', 'closed'])
  clipboard.send({ type: 'cleared' })
  expect(clipboard.getSnapshot().context.content).toBeUndefined()
})

it('looks cut only where it was cut', () => {
  const { harbour, ships } = stage.folders
  expect([isCut(content('move'), harbour.id), isCut(content('move'), ships.id), isCut(content('copy'), harbour.id), isCut(undefined, harbour.id)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

describe('putProblem', () => {
  it.each([
    ['itself', () => into(stage.folders.harbour), 'FOLDER_MOVE_TO_ITSELF'],
    ['a child', () => into(stage.folders.ships, [stage.folders.harbour.id]), 'FOLDER_MOVE_TO_CHILD'],
    ['the same folder', () => into(stage.folders.photographs), 'FOLDER_SAME_DESTINATION'],
    ['another module', () => ({ ...into(stage.folders.papers), type: 'ARCHIVES' as const }), 'FOLDER_DIFFERENT_TYPE'],
    ['another folder', () => into(stage.folders.papers), undefined],
  ])('a folder is put into %s', (_, to, code) => {
    expect(putProblem(content('move'), to())).toBe(code)
  })

  it("keeps files out of a module's root", () => {
    const root: Destination = { folderId: null, name: 'Records', type: 'RECORDS', above: [] }
    expect(putProblem({ ...content('copy'), folders: [], hasAssets: true }, root)).toBe('ASSET_CANNOT_BE_STANDALONE')
  })
})
