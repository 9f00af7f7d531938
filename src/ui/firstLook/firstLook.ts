import type { Density } from '../../application/preferences/Preferences.ts'
import { drawFolder, type Look } from './drawFolder.ts'

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise((done) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, done, { once: true })
  })

const painted = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Draws the folder when it is known, and settles when it is seen with its pictures. Nothing where the application was faster. */
export const firstLook = async (folder: Promise<Omit<Look, 'density'>>, density: Density): Promise<void> => {
  const known = await folder
  const place = document.getElementById('root')
  if (place === null || place.hasChildNodes()) return
  await Promise.all(drawFolder(place, { ...known, density }).map(arrived))
  await painted()
}
