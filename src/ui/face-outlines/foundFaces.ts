import type { TFunction } from 'i18next'
import type { Unnamed } from '../../application/face-recognition/faceNaming.machine.ts'
import type { PictureFace } from '../../application/face-recognition/FaceGateway.ts'
import type { Area } from '../../domain/persons/area.ts'
import { unmarked } from '../../domain/persons/persons.ts'

/** The faces of a picture that are asked about: nobody is named or marked there, and nobody said to ignore them. */
export const foundFaces = (faces: readonly PictureFace[], marked: readonly { readonly area: Area }[]): readonly PictureFace[] =>
  unmarked(faces.filter(({ person, isIgnored }) => person === null && !isIgnored), marked)

export const whoIs = (t: TFunction, { likely }: Pick<PictureFace, 'likely'>): string => (likely === null ? t('faces.who') : t('faces.likely', { name: likely }))

export const unnamedFace = ({ id, likely }: PictureFace): Unnamed => ({ chosen: { groups: [], faces: [id] }, shown: [id], count: 1, likely })
