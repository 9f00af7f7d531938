import { facesOf, type Orientation, ORIENTATIONS, type XmpRegion } from '../../src/domain/persons/faces.ts'
import type { FoundFace } from '../../src/domain/persons/persons.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The value of a tag, or of the part of one, as exifreader nests them. */
const partOf = (tag: unknown, name: string): unknown => (isObject(tag) && isObject(tag['value']) ? tag['value'][name] : undefined)
const textOf = (tag: unknown): string => (isObject(tag) && typeof tag['value'] === 'string' ? tag['value'] : '')
const listOf = (tag: unknown): readonly unknown[] => (isObject(tag) && Array.isArray(tag['value']) ? (tag['value'] as readonly unknown[]) : [])
/** An item of a bag is an object of tags, or a tag whose value that is. */
const fieldOf = (item: unknown, name: string): unknown => partOf(item, name) ?? (isObject(item) ? item[name] : undefined)
const numberOf = (text: string): number => (/^\s*[-+]?[0-9.]+(e[-+]?[0-9]+)?\s*$/i.test(text) ? Number(text) : Number.NaN)

/** `mwg-rs:Regions`, Metadata Working Group. */
const mwgRegion = (item: unknown): XmpRegion => {
  const area = fieldOf(item, 'Area')
  const side = (name: string) => numberOf(textOf(partOf(area, name)))
  const [x, y, width, height] = [side('x'), side('y'), side('w'), side('h')]
  return { from: 'middle', name: textOf(fieldOf(item, 'Name')), kind: textOf(fieldOf(item, 'Type')), unit: textOf(partOf(area, 'unit')), x, y, width, height }
}

/** `MP:RegionInfo`, Microsoft. */
const microsoftRegion = (item: unknown): XmpRegion => {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = textOf(fieldOf(item, 'Rectangle')).split(',').map(numberOf)
  return { from: 'corner', name: textOf(fieldOf(item, 'PersonDisplayName')), kind: '', unit: '', x, y, width, height }
}

/** The faces that a picture's XMP names, where people see them; where a file has both, those of the Metadata Working Group count. */
export const facesIn = (xmp: unknown, exif: unknown): readonly FoundFace[] => {
  if (!isObject(xmp)) return []
  const turned = isObject(exif) && isObject(exif['Orientation']) ? exif['Orientation']['value'] : undefined
  const orientation: Orientation = ORIENTATIONS.find((one) => one === turned) ?? 1
  const faces = facesOf(listOf(partOf(xmp['Regions'], 'RegionList')).map(mwgRegion), orientation)
  return faces.length > 0 ? faces : facesOf(listOf(partOf(xmp['RegionInfo'], 'Regions')).map(microsoftRegion), orientation)
}
