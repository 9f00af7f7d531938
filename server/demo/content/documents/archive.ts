import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

interface Entry {
  readonly name: Buffer
  readonly content: Buffer
}

const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
/** 1980-01-01, the earliest date a zip can hold. */
const EPOCH = 0x00210000

/** Reads a zip as office libraries write it: no encryption, no disks, sizes in the central directory. */
const entriesOf = (zip: Buffer): readonly Entry[] => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('The archive has no central directory where its end points to.')
    const [method, size, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    entries.push({ name: zip.subarray(at + 46, at + 46 + nameLength), content: method === 0 ? bytes : inflateRawSync(bytes) })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

const headerOf = (signature: number, length: number, { name, content }: Entry, packed: Buffer): Buffer => {
  const header = Buffer.alloc(length)
  const shift = signature === CENTRAL ? 2 : 0
  header.writeUInt32LE(signature, 0)
  if (shift > 0) header.writeUInt16LE(20, 4)
  header.writeUInt16LE(20, 4 + shift)
  header.writeUInt16LE(0x0800, 6 + shift)
  header.writeUInt16LE(8, 8 + shift)
  header.writeUInt32LE(EPOCH, 10 + shift)
  header.writeUInt32LE(crc32(content), 14 + shift)
  header.writeUInt32LE(packed.length, 18 + shift)
  header.writeUInt32LE(content.length, 22 + shift)
  header.writeUInt16LE(name.length, 26 + shift)
  return header
}

const TIMESTAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

/** The same office file with `date` for every time that the library took from the clock, so that its bytes stay the same. */
export const frozen = (zip: Buffer, date: string): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entriesOf(zip)) {
    const core = name.toString('utf8') === 'docProps/core.xml'
    const entry: Entry = {
      name,
      content: core ? Buffer.from(content.toString('utf8').replaceAll(TIMESTAMP, `${date}T09:00:00Z`)) : content,
    }
    const packed = deflateRawSync(entry.content)
    const central = headerOf(CENTRAL, 46, entry, packed)
    central.writeUInt32LE(offset, 42)
    directory.push(central, name)
    const body = Buffer.concat([headerOf(LOCAL, 30, entry, packed), name, packed])
    bodies.push(body)
    offset += body.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(bodies.length, 8)
  end.writeUInt16LE(bodies.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listing, end])
}
