import { createSocket } from 'node:dgram'

const TYPES: Readonly<Record<number, string>> = { 1: 'A', 5: 'CNAME', 28: 'AAAA' }
const NO_SUCH_NAME = 3

const labels = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])), Buffer.from([0])])

const questionIn = (query: Buffer): { readonly name: string; readonly type: string; readonly end: number } => {
  const parts: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    parts.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: parts.join('.').toLowerCase(), type: TYPES[query.readUInt16BE(at + 1)] ?? '', end: at + 5 }
}

/** What a name has: an address of IP version 4, or the name that it is an alias of. */
type DnsRecords = Readonly<Record<string, { readonly A?: string; readonly CNAME?: string }>>

const answerTo = (query: Buffer, records: DnsRecords): Buffer => {
  const { name, type, end } = questionIn(query)
  const known = records[name]
  const value = type === 'A' || type === 'CNAME' ? known?.[type] : undefined
  const data = value === undefined ? undefined : type === 'A' ? Buffer.from(value.split('.').map(Number)) : labels(value)
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | (known === undefined ? NO_SUCH_NAME : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data === undefined ? 0 : 1, 6)
  const answers = data === undefined ? [] : [Buffer.from([0xc0, 12, 0, type === 'A' ? 1 : 5, 0, 1, 0, 0, 0, 60, 0, data.length]), data]
  return Buffer.concat([head, query.subarray(12, end), ...answers])
}

/** A name server on this machine that knows these names and no other. `asked` is called before a name is answered. */
export const startNameServer = async (
  records: DnsRecords,
  asked: (name: string) => Promise<void> = async () => undefined,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => void asked(questionIn(query).name).then(() => socket.send(answerTo(query, records), port, address)))
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((closed) => socket.close(() => closed())),
  }
}
