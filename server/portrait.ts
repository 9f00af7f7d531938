import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { profileImage } from '../src/domain/validation/profileImage.ts'
import { portraitOf, TooManyPixels } from './media/picture.ts'
import { VERDICTS } from './profile/verdicts.ts'

/** One picture of a person: the file comes by the standard input, what is kept goes out by the standard output. */
const made = async (bytes: Buffer): Promise<Buffer | keyof typeof VERDICTS> => {
  const type = await fileTypeFromBuffer(bytes)
  if (profileImage({ mediaType: type?.mime ?? '', size: bytes.length }) !== undefined) return 'fileTypeNotSupported'
  return portraitOf(bytes).catch((error: unknown) => (error instanceof TooManyPixels ? 'tooManyPixels' : 'pictureUnreadable'))
}

// Whoever presses Ctrl-C means the server, which ends this one itself.
process.on('SIGINT', () => undefined)
const portrait = await made(await buffer(process.stdin))
if (typeof portrait === 'string') process.exit(VERDICTS[portrait])
process.stdout.end(portrait)
