import type { Crop, PortalPicture } from '../../src/domain/portal/pictures.ts'

/** What the program that makes pictures of a portal is given. */
export interface PictureInput {
  readonly kind: PortalPicture
  readonly crop: Crop
  readonly bytes: Buffer
}

const END = 10

/** How it is cropped in one line, then the file. */
export const writePictureInput = ({ bytes, ...rest }: PictureInput): Buffer => Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), bytes])

export const readPictureInput = (input: Buffer): PictureInput => {
  const end = input.indexOf(END)
  return { ...(JSON.parse(input.subarray(0, end).toString('utf8')) as Omit<PictureInput, 'bytes'>), bytes: input.subarray(end + 1) }
}
