import { type Area, inPicture } from './area.ts'
import { harmless } from '../embedded-metadata/metadata.ts'
import { type FoundFace, MAX_PERSON_NAME, MOST_PERSONS } from './persons.ts'

/** EXIF's Orientation: how a picture that is stored in one way is to be turned and mirrored to be seen. 1: not at all. */
export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/**
 * A region as XMP has it, in the picture as it is stored: by its middle (`mwg-rs:Area`, Metadata Working Group) or by its upper left corner
 * (`MPReg:Rectangle`, Microsoft), both as shares of the picture's sides.
 */
export interface XmpRegion {
  readonly from: 'middle' | 'corner'
  readonly name: string
  /** `mwg-rs:Type`; empty where the region has none. */
  readonly kind: string
  /** `stArea:unit`; empty where the region has none. */
  readonly unit: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where an area of the stored picture lies in the picture as it is seen. */
export const oriented = ({ x, y, width, height }: Area, orientation: Orientation): Area => {
  const [right, below] = [1 - x - width, 1 - y - height]
  const upright = { width, height }
  const turned = { width: height, height: width }
  switch (orientation) {
    case 1:
      return { x, y, ...upright }
    case 2:
      return { x: right, y, ...upright }
    case 3:
      return { x: right, y: below, ...upright }
    case 4:
      return { x, y: below, ...upright }
    case 5:
      return { x: y, y: x, ...turned }
    case 6:
      return { x: below, y: x, ...turned }
    case 7:
      return { x: below, y: right, ...turned }
    case 8:
      return { x: y, y: right, ...turned }
  }
}

const isFace = ({ kind, unit, x, y, width, height }: XmpRegion): boolean =>
  (kind === '' || kind.toLowerCase() === 'face') &&
  (unit === '' || unit.toLowerCase() === 'normalized') &&
  [x, y, width, height].every(Number.isFinite) &&
  width > 0 &&
  height > 0

const cornered = ({ from, x, y, width, height }: XmpRegion): Area =>
  from === 'corner' ? { x, y, width, height } : { x: x - width / 2, y: y - height / 2, width, height }

/** The faces that a file names, where people see them. Points, focus areas, pets and what is measured in pixels are none. */
export const facesOf = (regions: readonly XmpRegion[], orientation: Orientation): readonly FoundFace[] =>
  regions
    .filter(isFace)
    .slice(0, MOST_PERSONS)
    .map((region) => ({ name: harmless(region.name, MAX_PERSON_NAME), area: inPicture(oriented(cornered(region), orientation)) }))
