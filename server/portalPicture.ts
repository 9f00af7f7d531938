import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { PORTAL_PICTURES, smallOf } from '../src/domain/portal/pictures.ts'
import { profileImage } from '../src/domain/validation/profileImage.ts'
import { croppedOf, TooManyPixels } from './media/picture.ts'
import { writeMadePicture } from './portal/madePicture.ts'
import { readPictureInput } from './portal/pictureInput.ts'
import { VERDICTS } from './profile/verdicts.ts'

/** One picture of a portal: how it is cropped and the file come by the standard input, what is kept of it in both sizes goes out by the standard output. */
const made = async (input: Buffer): Promise<Buffer | keyof typeof VERDICTS> => {
  const { kind, crop, bytes } = readPictureInput(input)
  const type = await fileTypeFromBuffer(bytes)
  if (profileImage({ mediaType: type?.mime ?? '', size: bytes.length }) !== undefined) return 'fileTypeNotSupported'
  const size = PORTAL_PICTURES[kind]
  try {
    return writeMadePicture({ bytes: await croppedOf(bytes, crop, size), small: await croppedOf(bytes, crop, smallOf(size)) })
  } catch (error) {
    return error instanceof TooManyPixels ? 'tooManyPixels' : 'pictureUnreadable'
  }
}

// Whoever presses Ctrl-C means the server, which ends this one itself.
process.on('SIGINT', () => undefined)
const picture = await made(await buffer(process.stdin))
if (typeof picture === 'string') process.exit(VERDICTS[picture])
process.stdout.end(picture)
