import { startTransfers } from '../../application/transfers/startTransfers.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { can } from '../../domain/rights/can.ts'
import { HttpBulkOperationGateway } from '../bulk-operations/HttpBulkOperationGateway.ts'
import { BrowserDownloads } from '../downloads/BrowserDownloads.ts'
import { HttpZipGateway } from '../downloads/HttpZipGateway.ts'
import { HttpDuplicateGateway } from '../duplicates/HttpDuplicateGateway.ts'
import { HttpGuidedMoveGateway } from '../guided-move/HttpGuidedMoveGateway.ts'
import { HttpMetadataImportGateway } from '../metadata-import/HttpMetadataImportGateway.ts'
import { HttpMovingGateway } from '../move-copy/HttpMovingGateway.ts'
import { HttpPublishingGateway } from '../publishing/HttpPublishingGateway.ts'
import { HttpOcrGateway } from '../ocr/HttpOcrGateway.ts'
import { registration } from '../registration/registration.ts'
import { HttpTrashGateway } from '../trash/HttpTrashGateway.ts'
import { HttpWebReadyGateway } from '../web-ready/HttpWebReadyGateway.ts'
import { BrowserConnection } from './BrowserConnection.ts'
import { LocalStorageResumableStore } from './LocalStorageResumableStore.ts'
import { TusUploadGateway } from './TusUploadGateway.ts'
import { WorkerFileChecksums } from './WorkerFileChecksums.ts'

export const register = registration(TRANSFERS, {
  ports: ({ http, localEvents, credentials, claims, owner }) => ({
    uploads: new TusUploadGateway(http, credentials),
    resumables: new LocalStorageResumableStore(localStorage, Date.now, owner()),
    downloads: new BrowserDownloads(),
    zips: new HttpZipGateway(http),
    bulkOperations: new HttpBulkOperationGateway(http),
    moving: new HttpMovingGateway(http, localEvents),
    trash: new HttpTrashGateway(http, localEvents),
    webReady: new HttpWebReadyGateway(http, localEvents),
    publishing: new HttpPublishingGateway(http, localEvents),
    guidedMoves: new HttpGuidedMoveGateway(http),
    metadataImports: new HttpMetadataImportGateway(http, () => credentials.held()),
    connection: new BrowserConnection(window),
    checksums: new WorkerFileChecksums(),
    duplicates: new HttpDuplicateGateway(http, localEvents),
    mayRecognize: () => can(claims()?.permissions ?? [], 'recognizeFiles'),
    ocr: new HttpOcrGateway(http),
    mayReadTexts: () => can(claims()?.permissions ?? [], 'followOcr'),
    mayTake: () => can(claims()?.permissions ?? [], 'takeZips'),
  }),
  start: startTransfers,
})
