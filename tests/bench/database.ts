import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the bench needs to know of a data directory (server/database/embedded): the only place that knows its layout. */
export interface Connection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

const homeOf = (dataDirectory: string): string => join(dataDirectory, 'database')

/** Of the embedded PostgreSQL, as the owner of the tables. */
export const connectionOf = (dataDirectory: string): Connection => ({
  host: join(homeOf(dataDirectory), 'socket'),
  port: 5432,
  user: 'vitrine_owner',
  password: readFileSync(join(homeOf(dataDirectory), 'password'), 'utf8'),
  database: 'vitrine',
})

/** The first line of `postmaster.pid`. */
export const postmasterOf = (dataDirectory: string): number =>
  Number(readFileSync(join(homeOf(dataDirectory), 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

export const blobsOf = (dataDirectory: string): string => join(dataDirectory, 'blobs')
