import { ACCEPTED_EXTENSIONS } from '../../../domain/library/contentTypes.ts'

const accepting = (extensions: readonly string[]): string => extensions.map((extension) => `.${extension}`).join(',')

/** As a file chooser takes it. */
export const ACCEPTED_FILES = accepting(ACCEPTED_EXTENSIONS)

const choose = (accept: string, multiple: boolean): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const chooser = document.createElement('input')
    chooser.type = 'file'
    chooser.multiple = multiple
    chooser.accept = accept
    chooser.addEventListener('change', () => resolve([...(chooser.files ?? [])]))
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })

/** Lets a person choose files; none where they think better of it. */
export const chooseFiles = (): Promise<readonly File[]> => choose(ACCEPTED_FILES, true)

/** The same of one file with one of these extensions. */
export const chooseFile = async (extensions: readonly string[]): Promise<File | undefined> => (await choose(accepting(extensions), false))[0]
