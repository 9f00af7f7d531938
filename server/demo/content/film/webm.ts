export interface Packet {
  /** Milliseconds from the start. */
  readonly time: number
  readonly key: boolean
  readonly data: Buffer
}

export interface Track {
  readonly width: number
  readonly height: number
  readonly duration: number
  readonly title: string
}

/** One EBML element: its id, its length in eight bytes, its content. */
const element = (id: number, content: Buffer | readonly Buffer[]): Buffer => {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  const name = Buffer.from(id.toString(16).padStart(id > 0xffffff ? 8 : id > 0xffff ? 6 : id > 0xff ? 4 : 2, '0'), 'hex')
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([name, length, body])
}

const number = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value, 'utf8'))

const real = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

const blockOf = ({ time, key, data }: Packet, start: number): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x81, 0)
  head.writeInt16BE(Math.round(time - start), 1)
  head.writeUInt8(key ? 0x80 : 0, 3)
  return element(0xa3, [head, data])
}

/** A WebM file with one VP9 track, its duration and an index of its key frames, so that players can seek in it. */
export const webmOf = (packets: readonly Packet[], { width, height, duration, title }: Track): Buffer => {
  const groups: Packet[][] = []
  for (const packet of packets) {
    if (packet.key) groups.push([packet])
    else groups.at(-1)?.push(packet)
  }
  const clusters = groups.map(group => {
    const start = Math.round(group[0]?.time ?? 0)
    return { start, bytes: element(0x1f43b675, [number(0xe7, start), ...group.map(packet => blockOf(packet, start))]) }
  })
  const info = element(0x1549a966, [
    number(0x2ad7b1, 1_000_000),
    real(0x4489, duration),
    text(0x7ba9, title),
    text(0x4d80, 'Vitrine'),
    text(0x5741, 'Vitrine'),
  ])
  const picture = element(0xe0, [number(0xb0, width), number(0xba, height)])
  const tracks = element(0x1654ae6b, element(0xae, [number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, 'V_VP9'), picture]))
  const indexFrom = (first: number): Buffer => {
    let at = first
    const points = clusters.map(({ start, bytes }) => {
      const point = element(0xbb, [number(0xb3, start), element(0xb7, [number(0xf7, 1), number(0xf1, at)])])
      at += bytes.length
      return point
    })
    return element(0x1c53bb6b, points)
  }
  // Numbers have a fixed width, so an index of zeros is as long as the real one.
  const before = info.length + tracks.length + indexFrom(0).length
  const header = element(0x1a45dfa3, [
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 4),
    number(0x4285, 2),
  ])
  return Buffer.concat([header, element(0x18538067, [info, tracks, indexFrom(before), ...clusters.map(({ bytes }) => bytes)])])
}
