import type { MetadataGateway } from '../../src/application/metadata/MetadataGateway.ts'
import type { OptionGateway } from '../../src/application/templates/OptionGateway.ts'
import type { ReaderGateway } from '../../src/application/templates/ReaderGateway.ts'
import type { TemplateGateway } from '../../src/application/templates/TemplateGateway.ts'
import { openMemory } from '../../src/infrastructure/memory/Memory.ts'
import { HttpMetadataGateway } from '../../src/infrastructure/metadata/HttpMetadataGateway.ts'
import { HttpMetadataTableGateway } from '../../src/infrastructure/metadata-table/HttpMetadataTableGateway.ts'
import type { MetadataTableGateway } from '../../src/application/metadata-table/MetadataTableGateway.ts'
import { HttpMetadataImportGateway } from '../../src/infrastructure/metadata-import/HttpMetadataImportGateway.ts'
import type { MetadataImportGateway } from '../../src/application/metadata-import/MetadataImportGateway.ts'
import { HttpTableFileGateway } from '../../src/infrastructure/table-export/HttpTableFileGateway.ts'
import type { TableFileGateway } from '../../src/application/table-export/TableFileGateway.ts'
import { inMemoryMetadataPorts } from '../../src/infrastructure/metadata/inMemoryMetadataPorts.ts'
import type { DryRunGateway } from '../../src/application/dry-run/DryRunGateway.ts'
import { HttpDryRunGateway } from '../../src/infrastructure/dry-run/HttpDryRunGateway.ts'
import { HttpOptionGateway } from '../../src/infrastructure/templates/HttpOptionGateway.ts'
import { HttpReaderGateway } from '../../src/infrastructure/templates/HttpReaderGateway.ts'
import { HttpTemplateGateway } from '../../src/infrastructure/templates/HttpTemplateGateway.ts'
import { inMemoryTemplatePorts } from '../../src/infrastructure/templates/inMemoryTemplatePorts.ts'
import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { AdvancedSearchGateway } from '../../src/application/advanced-search/AdvancedSearchGateway.ts'
import { HttpAdvancedSearchGateway } from '../../src/infrastructure/advanced-search/HttpAdvancedSearchGateway.ts'
import type { AnswerStream } from '../../src/application/assistant/AnswerStream.ts'
import type { AssistantGateway } from '../../src/application/assistant/AssistantGateway.ts'
import { FetchAnswerStream } from '../../src/infrastructure/assistant/FetchAnswerStream.ts'
import { HttpAssistantGateway } from '../../src/infrastructure/assistant/HttpAssistantGateway.ts'
import type { AssetGateway } from '../../src/application/assets/AssetGateway.ts'
import type { MovingGateway } from '../../src/application/move-copy/MovingGateway.ts'
import type { BulkOperationGateway } from '../../src/application/bulk-operations/BulkOperationGateway.ts'
import type { TrashGateway } from '../../src/application/trash/TrashGateway.ts'
import type { SelectionGateway } from '../../src/application/selection/SelectionGateway.ts'
import { HttpSelectionGateway } from '../../src/infrastructure/selection/HttpSelectionGateway.ts'
import type { BulkEditGateway } from '../../src/application/bulk-edit/BulkEditGateway.ts'
import type { PublishingGateway } from '../../src/application/publishing/PublishingGateway.ts'
import { HttpPublishingGateway } from '../../src/infrastructure/publishing/HttpPublishingGateway.ts'
import type { WebReadyGateway } from '../../src/application/web-ready/WebReadyGateway.ts'
import type { IndexingGateway } from '../../src/application/indexing/IndexingGateway.ts'
import type { HomeGateway } from '../../src/application/home/HomeGateway.ts'
import type { DashboardGateway } from '../../src/application/dashboard/DashboardGateway.ts'
import type { DuplicateGateway } from '../../src/application/duplicates/DuplicateGateway.ts'
import type { OcrGateway } from '../../src/application/ocr/OcrGateway.ts'
import type { FavoriteGateway } from '../../src/application/favorites/FavoriteGateway.ts'
import type { GuidedMoveGateway } from '../../src/application/guided-move/GuidedMoveGateway.ts'
import type { FolderTemplateGateway } from '../../src/application/folder-templates/FolderTemplateGateway.ts'
import { HttpFolderTemplateGateway } from '../../src/infrastructure/folder-templates/HttpFolderTemplateGateway.ts'
import type { FolderGateway } from '../../src/application/folders/FolderGateway.ts'
import type { HistoryGateway } from '../../src/application/activity/HistoryGateway.ts'
import type { VersionGateway } from '../../src/application/versions/VersionGateway.ts'
import type { RelationGateway } from '../../src/application/relations/RelationGateway.ts'
import type { AutofillGateway } from '../../src/application/autofill/AutofillGateway.ts'
import { HttpAutofillGateway } from '../../src/infrastructure/autofill/HttpAutofillGateway.ts'
import type { EmbeddedMetadataGateway } from '../../src/application/embedded-metadata/EmbeddedMetadataGateway.ts'
import type { PersonGateway } from '../../src/application/persons/PersonGateway.ts'
import type { RepositoryGateway } from '../../src/application/repositories/RepositoryGateway.ts'
import type { ActivityGateway } from '../../src/application/activity/ActivityGateway.ts'
import type { UndoGateway } from '../../src/application/activity/UndoGateway.ts'
import type { UsageGateway } from '../../src/application/organizations/UsageGateway.ts'
import type { RestrictionGateway } from '../../src/application/restrictions/RestrictionGateway.ts'
import type { SearchGateway } from '../../src/application/search/SearchGateway.ts'
import { credentialsOf } from '../../src/application/session/credentialsOf.ts'
import { createSessionMachine } from '../../src/application/session/session.machine.ts'
import { tokensIn } from '../../src/application/session/SecondStep.ts'
import type { SessionGateway } from '../../src/application/session/SessionGateway.ts'
import type { UploadGateway } from '../../src/application/uploads/UploadGateway.ts'
import type { ZipGateway } from '../../src/application/downloads/ZipGateway.ts'
import type { RoleGateway } from '../../src/application/roles/RoleGateway.ts'
import type { PolicyGateway } from '../../src/application/organizations/PolicyGateway.ts'
import type { UserGroupGateway } from '../../src/application/user-groups/UserGroupGateway.ts'
import type { PortalGateway } from '../../src/application/portal/PortalGateway.ts'
import type { UserGateway } from '../../src/application/users/UserGateway.ts'
import { AssetStates } from '../../src/infrastructure/cache/AssetStates.ts'
import { ReadCache } from '../../src/infrastructure/cache/ReadCache.ts'
import { HttpAssetGateway } from '../../src/infrastructure/assets/HttpAssetGateway.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import { HttpBulkEditGateway } from '../../src/infrastructure/bulk-edit/HttpBulkEditGateway.ts'
import { HttpWebReadyGateway } from '../../src/infrastructure/web-ready/HttpWebReadyGateway.ts'
import { HttpIndexingGateway } from '../../src/infrastructure/indexing/HttpIndexingGateway.ts'
import { HttpHomeGateway } from '../../src/infrastructure/home/HttpHomeGateway.ts'
import type { ContactExchangeGateway } from '../../src/application/contact-exchange/ContactExchangeGateway.ts'
import { HttpContactExchangeGateway } from '../../src/infrastructure/contact-exchange/HttpContactExchangeGateway.ts'
import { HttpContactCategoryGateway } from '../../src/infrastructure/contacts/HttpContactCategoryGateway.ts'
import { HttpContactGateway } from '../../src/infrastructure/contacts/HttpContactGateway.ts'
import type { ContactRelationGateway } from '../../src/application/contact-relations/ContactRelationGateway.ts'
import { HttpContactRelationGateway } from '../../src/infrastructure/contact-relations/HttpContactRelationGateway.ts'
import type { ContactCategoryGateway } from '../../src/application/contacts/ContactCategoryGateway.ts'
import type { ContactGateway } from '../../src/application/contacts/ContactGateway.ts'
import { HttpDashboardGateway } from '../../src/infrastructure/dashboard/HttpDashboardGateway.ts'
import { InMemoryDuplicateGateway } from '../../src/infrastructure/duplicates/InMemoryDuplicateGateway.ts'
import { HttpDuplicateGateway } from '../../src/infrastructure/duplicates/HttpDuplicateGateway.ts'
import { HttpOcrGateway } from '../../src/infrastructure/ocr/HttpOcrGateway.ts'
import { HttpFavoriteGateway } from '../../src/infrastructure/favorites/HttpFavoriteGateway.ts'
import { InMemoryPortalGateway } from '../../src/infrastructure/portal/InMemoryPortalGateway.ts'
import { HttpPortalGateway } from '../../src/infrastructure/portal/HttpPortalGateway.ts'
import { HttpHistoryGateway } from '../../src/infrastructure/activity/HttpHistoryGateway.ts'
import { HttpVersionGateway } from '../../src/infrastructure/versions/HttpVersionGateway.ts'
import { HttpRelationGateway } from '../../src/infrastructure/relations/HttpRelationGateway.ts'
import { HttpEmbeddedMetadataGateway } from '../../src/infrastructure/embedded-metadata/HttpEmbeddedMetadataGateway.ts'
import { HttpPersonGateway } from '../../src/infrastructure/persons/HttpPersonGateway.ts'
import { HttpRepositoryGateway } from '../../src/infrastructure/repositories/HttpRepositoryGateway.ts'
import { HttpActivityGateway } from '../../src/infrastructure/activity/HttpActivityGateway.ts'
import { HttpUndoGateway } from '../../src/infrastructure/activity/HttpUndoGateway.ts'
import { HttpGuidedMoveGateway } from '../../src/infrastructure/guided-move/HttpGuidedMoveGateway.ts'
import { HttpFolderGateway } from '../../src/infrastructure/folders/HttpFolderGateway.ts'
import { HttpMovingGateway } from '../../src/infrastructure/move-copy/HttpMovingGateway.ts'
import { HttpBulkOperationGateway } from '../../src/infrastructure/bulk-operations/HttpBulkOperationGateway.ts'
import { HttpTrashGateway } from '../../src/infrastructure/trash/HttpTrashGateway.ts'
import { HttpRestrictionGateway } from '../../src/infrastructure/restrictions/HttpRestrictionGateway.ts'
import { HttpRoleGateway } from '../../src/infrastructure/roles/HttpRoleGateway.ts'
import { HttpPolicyGateway } from '../../src/infrastructure/organizations/HttpPolicyGateway.ts'
import type { SavedSearchGateway } from '../../src/application/saved-searches/SavedSearchGateway.ts'
import type { ShareLinkGateway } from '../../src/application/share-links/ShareLinkGateway.ts'
import { HttpSavedSearchGateway } from '../../src/infrastructure/saved-searches/HttpSavedSearchGateway.ts'
import { HttpShareLinkGateway } from '../../src/infrastructure/share-links/HttpShareLinkGateway.ts'
import { InMemorySavedSearchGateway } from '../../src/infrastructure/saved-searches/InMemorySavedSearchGateway.ts'
import { InMemoryShareLinkGateway } from '../../src/infrastructure/share-links/InMemoryShareLinkGateway.ts'
import { HttpUserGroupGateway } from '../../src/infrastructure/user-groups/HttpUserGroupGateway.ts'
import { HttpSearchGateway } from '../../src/infrastructure/search/HttpSearchGateway.ts'
import { HttpSessionGateway } from '../../src/infrastructure/session/HttpSessionGateway.ts'
import { HttpUsageGateway } from '../../src/infrastructure/organizations/HttpUsageGateway.ts'
import { HttpUserGateway } from '../../src/infrastructure/users/HttpUserGateway.ts'
import { HttpZipGateway } from '../../src/infrastructure/downloads/HttpZipGateway.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_CLAIMS, SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { InMemoryTabs } from '../../src/infrastructure/session/InMemorySessionChannel.ts'
import { InMemoryStorage } from '../../src/infrastructure/memory/InMemoryStorage.ts'
import { LocalEventHub } from '../../src/infrastructure/notifications/LocalEventHub.ts'
import { decodeToken } from '../../src/infrastructure/session/decodeToken.ts'
import { WebStorageSessionStore } from '../../src/infrastructure/session/WebStorageSessionStore.ts'
import { TusUploadGateway } from '../../src/infrastructure/transfers/TusUploadGateway.ts'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { BufferUpload } from './files.ts'
import { suggestionsOver, type SuggestionPorts } from './proposing.ts'
import { startTestServer } from '../support/server/testServer.ts'

/** The ports of one signed-in administrator, whatever is behind them. */
export interface Ports extends SuggestionPorts {
  readonly sessions: SessionGateway
  readonly password: string
  readonly folders: FolderGateway
  readonly assets: AssetGateway
  readonly moving: MovingGateway
  readonly bulkOperations: BulkOperationGateway
  readonly trash: TrashGateway
  readonly homes: HomeGateway
  readonly dashboards: DashboardGateway
  readonly contacts: ContactGateway
  readonly contactCategories: ContactCategoryGateway
  readonly contactExchange: ContactExchangeGateway
  readonly contactRelations: ContactRelationGateway
  readonly favorites: FavoriteGateway
  readonly indexing: IndexingGateway
  readonly duplicates: DuplicateGateway
  readonly ocr: OcrGateway
  readonly histories: HistoryGateway
  readonly webReady: WebReadyGateway
  readonly publishing: PublishingGateway
  readonly bulkEdits: BulkEditGateway
  readonly selections: SelectionGateway
  readonly embeddedMetadata: EmbeddedMetadataGateway
  readonly autofill: AutofillGateway
  readonly persons: PersonGateway
  readonly repositories: RepositoryGateway
  readonly undos: UndoGateway
  readonly activity: ActivityGateway
  readonly relations: RelationGateway
  readonly versions: VersionGateway
  readonly searches: SearchGateway
  readonly advancedSearches: AdvancedSearchGateway
  readonly usages: UsageGateway
  readonly uploads: UploadGateway
  readonly zips: ZipGateway
  readonly restrictions: RestrictionGateway
  readonly users: UserGateway
  readonly roles: RoleGateway
  readonly policies: PolicyGateway
  readonly userGroups: UserGroupGateway
  readonly savedSearches: SavedSearchGateway
  readonly shareLinks: ShareLinkGateway
  readonly portals: PortalGateway
  readonly templates: TemplateGateway
  readonly templateOptions: OptionGateway
  readonly templateReaders: ReaderGateway
  readonly metadata: MetadataGateway
  readonly metadataTable: MetadataTableGateway
  readonly tableFiles: TableFileGateway
  readonly folderTemplates: FolderTemplateGateway
  readonly metadataImports: MetadataImportGateway
  readonly guidedMoves: GuidedMoveGateway
  readonly dryRuns: DryRunGateway
  readonly assistant: AssistantGateway
  readonly answers: AnswerStream
  /** Whose ports these are, and in which organization. */
  readonly userId: string
  readonly organizationId: string
  stop(): Promise<void>
}

export const EMAIL = 'admin@harbour.example'
export const ORGANIZATION = 'Harbour Museum'

const inMemory = async (): Promise<Ports> => {
  const memory = openMemory(SAMPLE_CLAIMS)
  const ports = inMemoryPorts({ memory })
  return {
    ...ports,
    ...inMemoryTemplatePorts(memory),
    ...inMemoryMetadataPorts(memory),
    portals: new InMemoryPortalGateway(memory.library, memory.faults, memory.claims.organization.name),
    savedSearches: new InMemorySavedSearchGateway(memory.library, memory.people, memory.faults),
    shareLinks: new InMemoryShareLinkGateway(memory.library, memory.people, memory.faults, memory.batches),
    duplicates: new InMemoryDuplicateGateway(memory, ports),
    findFace: async (...face) => ports.faces.find(...face),
    propose: async ({ id }, proposals) => ports.suggestions.propose(id, proposals),
    userId: SAMPLE_CLAIMS.user.id,
    organizationId: SAMPLE_CLAIMS.organization.id,
    password: SAMPLE_PASSWORD,
    stop: async () => undefined,
  }
}

/** The real adapters, on a real server with a database of its own. */
const overHttp = async (): Promise<Ports> => {
  const server = await startTestServer()
  const caller = new HttpCaller(server.url)
  const sessions = new HttpSessionGateway(caller, () => 'en-US')
  const store = new WebStorageSessionStore(new InMemoryStorage(), new InMemoryStorage())
  const machine = createSessionMachine({ sessions, store, channel: new InMemoryTabs().open(), readClaims: decodeToken, now: () => Date.now() / 1000 })
  const session = createActor(machine).start()
  const form = { email: EMAIL, organization: ORGANIZATION, password: DEMO_PASSWORD, rememberMe: false }
  const tokens = tokensIn(Result.getOrThrow(await sessions.logIn(form, AbortSignal.timeout(10_000))))
  if (tokens === undefined) throw new Error('A second step was asked for')
  session.send({ type: 'session.opened', tokens, remember: false })
  const claims = decodeToken(tokens.token)
  if (claims === undefined) throw new Error('The token says nothing')
  const credentials = credentialsOf(session)
  const http = new HttpClient(caller, credentials, () => 'en-US')
  const cache = new ReadCache()
  const states = new AssetStates(cache)
  const localEvents = new LocalEventHub(cache, states)
  return {
    sessions,
    password: DEMO_PASSWORD,
    folders: new HttpFolderGateway(http, cache, localEvents),
    assets: new HttpAssetGateway(http, cache, localEvents, states),
    moving: new HttpMovingGateway(http, localEvents),
    bulkOperations: new HttpBulkOperationGateway(http),
    trash: new HttpTrashGateway(http, localEvents),
    zips: new HttpZipGateway(http),
    webReady: new HttpWebReadyGateway(http, localEvents),
    publishing: new HttpPublishingGateway(http, localEvents),
    bulkEdits: new HttpBulkEditGateway(http, localEvents),
    selections: new HttpSelectionGateway(http),
    homes: new HttpHomeGateway(http),
    dashboards: new HttpDashboardGateway(http),
    contacts: new HttpContactGateway(http, localEvents, () => credentials.held()),
    contactCategories: new HttpContactCategoryGateway(http, localEvents),
    contactExchange: new HttpContactExchangeGateway(http, localEvents, () => credentials.held()),
    contactRelations: new HttpContactRelationGateway(http, localEvents),
    favorites: new HttpFavoriteGateway(http, localEvents),
    indexing: new HttpIndexingGateway(http),
    duplicates: new HttpDuplicateGateway(http, localEvents),
    ...suggestionsOver({ http, cache, localEvents, database: server.database, organizationId: claims.organization.id }),
    ocr: new HttpOcrGateway(http),
    histories: new HttpHistoryGateway(http),
    embeddedMetadata: new HttpEmbeddedMetadataGateway(http),
    autofill: new HttpAutofillGateway(http),
    persons: new HttpPersonGateway(http),
    repositories: new HttpRepositoryGateway(http),
    undos: new HttpUndoGateway(http),
    activity: new HttpActivityGateway(http, () => claims.sessionId),
    relations: new HttpRelationGateway(http, localEvents),
    versions: new HttpVersionGateway(http, localEvents),
    searches: new HttpSearchGateway(http, cache),
    advancedSearches: new HttpAdvancedSearchGateway(http),
    // Nobody tells these ports what others did to the storage: each look is a new one.
    get usages() {
      return new HttpUsageGateway(http, new ReadCache(), localEvents)
    },
    restrictions: new HttpRestrictionGateway(http, localEvents),
    users: new HttpUserGateway(http, localEvents),
    roles: new HttpRoleGateway(http, cache, localEvents),
    policies: new HttpPolicyGateway(http),
    userGroups: new HttpUserGroupGateway(http, localEvents),
    savedSearches: new HttpSavedSearchGateway(http, localEvents),
    shareLinks: new HttpShareLinkGateway(http, localEvents),
    portals: new HttpPortalGateway(http, () => credentials.held()),
    templates: new HttpTemplateGateway(http, localEvents),
    templateOptions: new HttpOptionGateway(http, localEvents),
    templateReaders: new HttpReaderGateway(http),
    metadata: new HttpMetadataGateway(http),
    metadataTable: new HttpMetadataTableGateway(http),
    metadataImports: new HttpMetadataImportGateway(http, () => credentials.held()),
    tableFiles: new HttpTableFileGateway(http, () => credentials.held()),
    folderTemplates: new HttpFolderTemplateGateway(http),
    guidedMoves: new HttpGuidedMoveGateway(http),
    dryRuns: new HttpDryRunGateway(http),
    assistant: new HttpAssistantGateway(http),
    answers: new FetchAnswerStream(http, credentials, server.url),
    userId: claims.user.id,
    organizationId: claims.organization.id,
    uploads: new TusUploadGateway(http, credentials, server.url, async () => ({ Upload: BufferUpload })),
    stop: () => server.stop(),
  }
}

/** Both sides that a port's contract holds for, so that the one in memory cannot lie. */
export const SIDES: readonly (readonly [string, () => Promise<Ports>])[] = [['in memory', inMemory], ['over HTTP on a real server', overHttp]]
