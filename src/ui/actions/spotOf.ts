import type { Spot } from '../../application/actions/currentTarget.ts'

/** Which folder or asset of the open list an element belongs to. */
export const spotOf = (target: EventTarget | null): Spot | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place], [data-folder-row]') : null
  const { place, folderRow } = element?.dataset ?? {}
  if (place !== undefined) return { kind: 'asset', row: Number(place) }
  return folderRow === undefined ? undefined : { kind: 'folder', row: Number(folderRow) }
}
