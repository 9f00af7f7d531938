import type { TFunction } from 'i18next'
import type { Unnamed } from '../../application/face-recognition/faceNaming.machine.ts'
import type { ChosenFaces } from '../../application/face-recognition/FaceGateway.ts'
import type { Somebody } from '../../application/face-recognition/somebody.ts'

/** What somebody is called in the list; who has no name is asked about. */
export const nameOf = (t: TFunction, somebody: Somebody): string => {
  if (somebody.kind === 'person') return somebody.person.name
  const { likely } = somebody.group
  return likely === null ? t('faces.who') : t('faces.likely', { name: likely })
}

/** So many faces are shown where a name is asked for. */
const SHOWN = 6

/** Groups that are to get one name. */
export const unnamedOf = (some: readonly Somebody[]): Unnamed => {
  const groups = some.flatMap((one) => (one.kind === 'group' ? [one.group] : []))
  const likely = new Set(groups.map((group) => group.likely))
  return {
    chosen: { groups: groups.map(({ id }) => id), faces: [] },
    shown: groups.flatMap(({ faces }) => faces.slice(0, Math.max(1, Math.floor(SHOWN / groups.length))).map(({ id }) => id)).slice(0, SHOWN),
    count: groups.reduce((sum, { count }) => sum + count, 0),
    likely: likely.size === 1 ? ([...likely][0] ?? null) : null,
  }
}

export const groupsOf = (some: readonly Somebody[]): ChosenFaces => ({ groups: some.flatMap((one) => (one.kind === 'group' ? [one.group.id] : [])), faces: [] })
