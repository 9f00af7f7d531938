import * as tus from 'tus-js-client'
import type { UploadGateway } from '../../src/application/uploads/UploadGateway.ts'
import { signal, value } from './outcomes.ts'

/** A file whose bytes the protocol's client can read outside of a browser. */
export class BufferFile extends File {
  readonly bytesAtHand: Buffer

  constructor(bytes: Buffer, name: string) {
    super([new Uint8Array(bytes)], name, { lastModified: 1 })
    this.bytesAtHand = bytes
  }
}

/** In Node the client of the tus protocol takes buffers where browsers take files. */
export class BufferUpload extends tus.Upload {
  constructor(file: ConstructorParameters<typeof tus.Upload>[0], { fileReader: _reader, ...options }: ConstructorParameters<typeof tus.Upload>[1]) {
    super(file instanceof BufferFile ? file.bytesAtHand : file, options)
  }
}

/** Puts a small file into a folder of Records; answers its identifier. */
export const putFile = async (uploads: UploadGateway, folderId: string, name: string): Promise<string> => {
  const file = new BufferFile(Buffer.from(`year,ships\n${name},8\n`), name)
  const sending = { file, destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
  return value(await uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal())).assetId
}
