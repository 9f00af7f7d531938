import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Up to this size a file is read at once and the browser itself computes, which is faster. Bytes. */
export const AT_ONCE = 64 * 1024 * 1024

/** The SHA-256 of a file, hexadecimal. A large one is read piece by piece, and one over plain HTTP, where browsers compute nothing by themselves. */
export const sha256Of = async (file: Blob, subtle: Pick<SubtleCrypto, 'digest'> | undefined = globalThis.crypto.subtle): Promise<string> => {
  if (file.size <= AT_ONCE && subtle !== undefined) return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())))
  const hash = sha256.create()
  const pieces = file.stream().getReader()
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) hash.update(piece.value)
  return bytesToHex(hash.digest())
}
