import type { DroppedFolder } from '../../application/uploads/recreating.ts'
import { ACCEPTED_EXTENSIONS } from '../../domain/assets/contentTypes.ts'

const accepting = (extensions: readonly string[]): string => extensions.map((extension) => `.${extension}`).join(',')

/** As a file chooser takes it. */
export const ACCEPTED_FILES = accepting(ACCEPTED_EXTENSIONS)

const choose = (wanted: Partial<Pick<HTMLInputElement, 'accept' | 'multiple' | 'webkitdirectory'>>): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const chooser = Object.assign(document.createElement('input'), { type: 'file', ...wanted })
    chooser.addEventListener('change', () => resolve([...(chooser.files ?? [])]))
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })

/** Lets a person choose files; none where they think better of it. */
export const chooseFiles = (): Promise<readonly File[]> => choose({ accept: ACCEPTED_FILES, multiple: true })

/** The same of one file with one of these extensions. */
export const chooseFile = async (extensions: readonly string[]): Promise<File | undefined> => (await choose({ accept: accepting(extensions) }))[0]

/** Most phones have no chooser for folders. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** A folder that a person chooses, with all that lies in it; of folders with nothing in them browsers do not tell. */
export const chooseFolder = async (): Promise<readonly DroppedFolder[]> => {
  const files = await choose({ webkitdirectory: true })
  const { foldersOfChosen } = await import('./droppedFolders.ts')
  return foldersOfChosen(files)
}
