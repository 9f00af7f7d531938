import { sql } from '../database/sql.ts'
import type { Visitor } from './visitor.ts'

/** What a document says of its pages. */
export interface DocumentPages {
  readonly count: number
  /** In words (src/domain/embedded-metadata/pageSizes.ts); empty: it does not say. */
  readonly sizes: string
}

const READ = sql<DocumentPages>('select pages as count, sizes from document_pages($1)')

/** Undefined: nobody knows how many there are. */
export const readPages = async (visitor: Visitor, id: string): Promise<DocumentPages | undefined> => (await visitor.query(READ, [id]))[0]
