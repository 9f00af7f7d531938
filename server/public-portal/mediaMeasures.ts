import { secondsOf } from '../../src/domain/format/duration.ts'
import type { Extent } from '../../src/domain/iiif/imagePlan.ts'
import { sql } from '../database/sql.ts'
import type { ItemRow } from './items.ts'
import type { Visitor } from './visitor.ts'

/** What a film or a recording says of itself. */
export interface MediaMeasures {
  readonly seconds: number
  /** Of the pictures of a film; undefined: it does not say. */
  readonly frame: Extent | undefined
}

const READ = sql<{ duration: string; frameSize: string }>('select duration, frame_size as "frameSize" from media_measures($1)')

/** Whether viewers (IIIF) can show anything of an asset: a picture of it, or itself. */
export const isViewable = ({ thumbnail }: Pick<ItemRow, 'thumbnail'>, measures: MediaMeasures | undefined): boolean => thumbnail === 'Ready' || measures !== undefined

const frameOf = (text: string): Extent | undefined => {
  const [, width, height] = /^(\d{1,5}) × (\d{1,5})$/.exec(text) ?? []
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/** Undefined: it is neither, or does not say how long it takes. */
export const readMeasures = async (visitor: Visitor, { id, preview }: Pick<ItemRow, 'id' | 'preview'>): Promise<MediaMeasures | undefined> => {
  const [row] = preview === 'video' || preview === 'audio' ? await visitor.query(READ, [id]) : []
  const seconds = row && secondsOf(row.duration)
  // What is shorter than a second is written as none.
  return row && seconds !== undefined ? { seconds: Math.max(1, seconds), frame: frameOf(row.frameSize) } : undefined
}
