import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { RIGHTS_STATEMENTS } from '../../src/domain/rights-statements/rightsStatement.ts'
import { RESOURCE_TYPES } from '../../src/domain/access/modules.ts'

/** The folder `demo` of the project: two above this file in the sources, and above what is built from it. */
export const HOLDINGS = fileURLToPath(new URL('../../demo/', import.meta.url))

const Area = Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite })

/** One asset, and the files that it is made of: all of them below `demo`. */
const Entry = Schema.Struct({
  file: Schema.NonEmptyString,
  module: Schema.Literals(RESOURCE_TYPES),
  /** The names of the folders on the way to it, each below the one before it, with a slash between. */
  folder: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  description: Schema.String,
  /** By which portals call it. */
  seoTitle: Schema.optionalKey(Schema.NonEmptyString),
  /** How long before the first start it was added. */
  daysAgo: Schema.Int,
  /** Without one it gets the organization's next. */
  fileNumber: Schema.optionalKey(Schema.NonEmptyString),
  tags: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
  webReady: Schema.optionalKey(Schema.Boolean),
  /** How long after the first start portals show it. */
  embargoDays: Schema.optionalKey(Schema.Int),
  rightsStatement: Schema.optionalKey(Schema.Literals(RIGHTS_STATEMENTS)),
  /** Who can be seen in the picture, and where. */
  persons: Schema.optionalKey(Schema.Array(Schema.Struct({ name: Schema.NonEmptyString, area: Area }))),
  /** Keys of entries above this one in the list. */
  relations: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
  /** Its earlier files, the oldest first. */
  versions: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
})
export type Entry = (typeof Entry)['Type']

const Manifest = Schema.Struct({ organizations: Schema.Array(Schema.Struct({ name: Schema.NonEmptyString, entries: Schema.Array(Entry) })) })
type Manifest = (typeof Manifest)['Type']

/** What an entry is remembered by, and named by in the relations of others. */
export const keyOf = ({ module, folder, name }: Pick<Entry, 'module' | 'folder' | 'name'>): string => `${module}/${folder}/${name}`

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(Manifest), { errors: 'all', onExcessProperty: 'error' })

/** Throws what is wrong with it, and where. */
export const readManifest = async (holdings: string = HOLDINGS): Promise<Manifest> => {
  const path = join(holdings, 'manifest.json')
  const decoded = decode(await readFile(path, 'utf8'))
  if (Result.isFailure(decoded)) throw new Error(`${path} is not a manifest of the demo: ${decoded.failure.message}`)
  return decoded.success
}
