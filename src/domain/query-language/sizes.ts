/** JEDEC, as sizes are shown: 1 KB is 1024 bytes. */
const UNITS: readonly string[] = ['b', 'kb', 'mb', 'gb', 'tb']

/** A size as it is typed, in bytes, and how far from it a size is that would be written so too. */
interface TypedSize {
  readonly bytes: number
  readonly half: number
}

/** `2MB`, `1.5 GB`, `200` (bytes); nothing for what is no size. */
export const sizeOf = (text: string): TypedSize | undefined => {
  const [, whole = '', part = '', unit = 'b'] = /^([0-9]{1,15})(?:[.,]([0-9]{1,6}))? ?([kmgt]?b)?$/i.exec(text) ?? []
  if (whole === '') return undefined
  const factor = 1024 ** UNITS.indexOf(unit.toLowerCase())
  return { bytes: Number(`${whole}.${part || '0'}`) * factor, half: factor === 1 ? 0 : factor / 2 / 10 ** part.length }
}

/** 1,500KB is a thousand kilobytes and more to who reads English, and one and a half elsewhere. */
export const isAmbiguousSize = (text: string): boolean => /^[1-9][0-9]{0,2},[0-9]{3} ?(?:[kmgt]?b)?$/i.test(text)
