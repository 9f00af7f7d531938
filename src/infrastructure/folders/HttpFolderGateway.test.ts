import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import type { Folder } from '../../domain/folders/folder.ts'
import { ReadCache } from '../cache/ReadCache.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { HttpFolderGateway } from './HttpFolderGateway.ts'

const LIST = { type: 'RECORDS', parentId: null, sort: 'name', direction: 'asc' } as const
const never = new AbortController().signal

/** A place with so many folders, of which the server says that there are `counted`. */
const gatewayOf = (there: number, counted = there) => {
  const all = Array.from({ length: there }, (_, at) => ({ id: `${at}` }) as Folder)
  const http = {
    query: async (_: unknown, { query: { after = '0', limit } }: { readonly query: { readonly after?: string; readonly limit: number } }) => {
      const end = Number(after) + limit
      return Result.succeed({ items: all.slice(Number(after), end), next: end < there ? String(end) : null, total: counted })
    },
  } as unknown as HttpClient
  return new HttpFolderGateway(http, new ReadCache(), { publish: () => undefined, rename: (_, call) => call() })
}

it.each([
  [0, 0, { shown: 0, isCut: false, total: 0 }],
  [1000, 1000, { shown: 1000, isCut: false, total: 1000 }],
  [1212, 1212, { shown: 1000, isCut: true, total: 1212 }],
  // Some came or went while the pages were on their way.
  [350, 349, { shown: 350, isCut: false, total: 350 }],
  [1001, 999, { shown: 1000, isCut: true, total: 1001 }],
])('of %i folders, counted as %i, so many are listed and told', async (there, counted, expected) => {
  const { folders, isCut, total } = Result.getOrThrow(await gatewayOf(there, counted).children(LIST, never))
  expect({ shown: folders.length, isCut, total }).toEqual(expected)
})
