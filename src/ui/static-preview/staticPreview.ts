import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { Density } from '../../application/preferences/Preferences.ts'
import { drawFolder, type FirstView } from './drawFolder.ts'

/** Without its styles nothing stands where it will. */
const styled = async (): Promise<void> => {
  if (document.readyState === 'loading') await new Promise((done) => document.addEventListener('DOMContentLoaded', done))
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (link !== null && link.sheet === null) await new Promise((done) => link.addEventListener('load', done))
}

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise((done) => {
    picture.addEventListener('load', done)
    picture.addEventListener('error', done)
  })

const painted = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Draws the folder when it is known, and settles when it is seen with its pictures. Nothing where the application was faster. */
export const staticPreview = async (place: FolderPlace, folder: Promise<Omit<FirstView, 'place' | 'density'>>, density: Density): Promise<void> => {
  const [known] = await Promise.all([folder, styled()])
  const root = document.getElementById('root')
  if (root === null || root.hasChildNodes()) return
  await Promise.all(drawFolder(root, { ...known, place, density }).map(arrived))
  await painted()
}
