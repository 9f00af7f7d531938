import { ACCEPTED_EXTENSIONS } from '../../../domain/library/contentTypes.ts'

/** As a file chooser takes it. */
export const ACCEPTED_FILES = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Lets a person choose files; none where they think better of it. */
export const chooseFiles = (): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const chooser = document.createElement('input')
    chooser.type = 'file'
    chooser.multiple = true
    chooser.accept = ACCEPTED_FILES
    chooser.addEventListener('change', () => resolve([...(chooser.files ?? [])]))
    chooser.addEventListener('cancel', () => resolve([]))
    chooser.click()
  })
