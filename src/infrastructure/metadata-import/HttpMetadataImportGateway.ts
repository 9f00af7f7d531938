import type { ImportRef, MetadataImportGateway, SentFile } from '../../application/metadata-import/MetadataImportGateway.ts'
import type { Held } from '../../application/session/Credentials.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { ImportAction, ImportSettings } from '../../domain/metadata-import/metadataImport.ts'
import { inOrganization, refusedLinesPath } from '../contract/files.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { Language } from '../../domain/preferences/language.ts'
import * as contract from './contract.ts'

const BEGINNINGS = { plan: contract.planMetadataImport, apply: contract.applyMetadataImport, undo: contract.undoMetadataImport } as const

export class HttpMetadataImportGateway implements MetadataImportGateway {
  readonly #http: HttpClient
  readonly #held: () => Held | undefined

  constructor(http: HttpClient, held: () => Held | undefined) {
    this.#http = http
    this.#held = held
  }

  list(resourceType: ResourceType, templateId: string, signal: AbortSignal) {
    return this.#http.query(contract.listMetadataImports, { query: { templateId }, resourceType, signal })
  }

  send({ resourceType, templateId, file, language }: SentFile, signal: AbortSignal) {
    return this.#http.mutate(contract.sendMetadataImport, { query: { templateId, name: file.name.slice(-255), language }, file, resourceType, signal })
  }

  read({ resourceType, importId }: ImportRef, signal: AbortSignal) {
    return this.#http.query(contract.readMetadataImport, { params: { importId }, resourceType, signal })
  }

  match({ resourceType, importId }: ImportRef, settings: ImportSettings, signal: AbortSignal) {
    return this.#http.mutate(contract.matchMetadataImport, { params: { importId }, body: settings, resourceType, signal })
  }

  begin({ resourceType, importId }: ImportRef, action: ImportAction, signal: AbortSignal) {
    return this.#http.mutate(BEGINNINGS[action], { params: { importId }, resourceType, signal })
  }

  stop({ resourceType, importId }: ImportRef, signal: AbortSignal) {
    return this.#http.mutate(contract.stopMetadataImport, { params: { importId }, resourceType, signal })
  }

  forget({ resourceType, importId }: ImportRef, signal: AbortSignal) {
    return this.#http.mutate(contract.forgetMetadataImport, { params: { importId }, resourceType, signal })
  }

  refusedAddress(importId: string, language: Language) {
    const held = this.#held()
    const own = refusedLinesPath(held?.sessionId ?? '', importId)
    const path = held === undefined ? own : inOrganization(own, held)
    return `${path}${path.includes('?') ? '&' : '?'}language=${language}`
  }
}
