import { buffer } from 'node:stream/consumers'
import { framed, framesIn } from './contact-exchange/frames.ts'
import { jpegOf } from './media/picture.ts'

/** Pictures of contacts, as they are kept, by the standard input; as JPEG, in their order, by the standard output. */
process.on('SIGINT', () => undefined)
const made: Buffer[] = []
for (const picture of framesIn(await buffer(process.stdin))) made.push(await jpegOf(picture))
process.stdout.end(framed(made))
