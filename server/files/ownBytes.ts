/** The same bytes in memory of their own, to be kept: a slice that a pool, zlib or another process's message handed out keeps all of it alive. */
export const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
