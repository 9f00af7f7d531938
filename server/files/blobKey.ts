import { randomBytes } from 'node:crypto'

/** 128 random bits: names of people's files never reach the disk. */
export const newBlobKey = (): string => randomBytes(16).toString('hex')

const KEY = /^([0-9a-f]{2})[0-9a-f]{30}(\.[a-z0-9]+)?$/

interface BlobPlace {
  readonly area: 'originals' | 'derived'
  /** One of 256 folders, so that none gets too long. */
  readonly shard: string
}

/** Throws for anything that is not a key, so that no key climbs out of its folder. */
export const placeOf = (key: string): BlobPlace => {
  const match = KEY.exec(key)
  if (match?.[1] === undefined) throw new Error('Not a blob key')
  return { area: match[2] === undefined ? 'originals' : 'derived', shard: match[1] }
}
