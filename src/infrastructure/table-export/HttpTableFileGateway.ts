import * as Result from 'effect/Result'
import type { Held } from '../../application/session/Credentials.ts'
import type { AskedResultFile, AskedTableFile, TableFileGateway } from '../../application/table-export/TableFileGateway.ts'
import { beginResultFile } from '../advanced-search/files.contract.ts'
import { inOrganization, resultFilePath, tableFilePath } from '../contract/files.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { beginFolderTableFile, beginTableFile } from '../metadata-table/files.contract.ts'

export class HttpTableFileGateway implements TableFileGateway {
  readonly #http: HttpClient
  readonly #held: () => Held | undefined

  constructor(http: HttpClient, held: () => Held | undefined) {
    this.#http = http
    this.#held = held
  }

  async begin(asked: AskedTableFile, signal: AbortSignal) {
    return Result.map(await this.#begin(asked, signal), ({ id }) => this.#addressOf(tableFilePath, id))
  }

  async beginResult(body: AskedResultFile, signal: AbortSignal) {
    return Result.map(await this.#http.mutate(beginResultFile, { body, signal }), ({ id }) => this.#addressOf(resultFilePath, id))
  }

  #addressOf(pathOf: typeof tableFilePath, id: string) {
    const held = this.#held()
    const path = pathOf(held?.sessionId ?? '', id)
    return { address: held === undefined ? path : inOrganization(path, held) }
  }

  #begin({ resourceType, scope, ...body }: AskedTableFile, signal: AbortSignal) {
    if (scope.kind !== 'folder') return this.#http.mutate(beginTableFile, { body: { ...body, scope }, resourceType, signal })
    const { folderId, withSubfolders } = scope
    return withSubfolders
      ? this.#http.mutate(beginTableFile, { body: { ...body, scope: { kind: 'folder', folderId, withSubfolders } }, resourceType, signal })
      : this.#http.mutate(beginFolderTableFile, { params: { folderId }, body, resourceType, signal })
  }
}
