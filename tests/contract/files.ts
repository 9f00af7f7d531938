import * as tus from 'tus-js-client'

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
  constructor(file: ConstructorParameters<typeof tus.Upload>[0], options: ConstructorParameters<typeof tus.Upload>[1]) {
    super(file instanceof BufferFile ? file.bytesAtHand : file, options)
  }
}
