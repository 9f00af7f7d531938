import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const head = (major: number, value: number): Buffer =>
  value < 24 ? Buffer.from([(major << 5) | value]) : value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255])

/** As much of CBOR as an authenticator writes. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Buffer): string => bytes.toString('base64url')

interface Asked {
  readonly challenge: string
}

/** A device that holds one passkey, as a browser at `origin` uses it. */
export class Device {
  readonly #origin: string
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  #count = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: string): string {
    const { challenge } = JSON.parse(options) as Asked
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const publicKey = cbor(new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]]))
    const length = Buffer.from([0, this.#id.length])
    const authData = Buffer.concat([this.#data(0x45), Buffer.alloc(16), length, this.#id, publicKey])
    const attestationObject = base64(cbor(new Map<string, Cbor>([['fmt', 'none'], ['attStmt', new Map()], ['authData', authData]])))
    const clientDataJSON = base64(this.#client('webauthn.create', challenge))
    return this.#answer({ clientDataJSON, attestationObject, transports: ['internal'] })
  }

  /** `copied`: by a copy of the device, which does not know how often it was used. */
  use(options: string, copied = false): string {
    const client = this.#client('webauthn.get', (JSON.parse(options) as Asked).challenge)
    if (!copied) this.#count += 1
    const authData = this.#data(0x05)
    const signature = base64(sign('sha256', Buffer.concat([authData, hash(client)]), this.#key.privateKey))
    return this.#answer({ clientDataJSON: base64(client), authenticatorData: base64(authData), signature })
  }

  #data(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#count)
    return Buffer.concat([hash(new URL(this.#origin).hostname), Buffer.from([flags]), count])
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #answer(response: object): string {
    const id = base64(this.#id)
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
  }
}
