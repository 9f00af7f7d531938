import { Container, ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { createAssetMachine } from '../../application/library/asset.machine.ts'
import { createFolderMachine } from '../../application/library/folder.machine.ts'
import { createFolderNameMachine } from '../../application/library/folderName.machine.ts'
import { downloading } from '../../application/library/downloading.ts'
import { followFolder } from '../../application/library/followFolder.ts'
import { createSelectionMachine } from '../../application/library/selection.machine.ts'
import { createTreeMachine } from '../../application/library/tree.machine.ts'
import type { Notification } from '../../application/notifications/notifications.machine.ts'
import { administering } from '../../application/organizations/administering.ts'
import { createUpgradeMachine } from '../../application/organizations/upgrade.machine.ts'
import { createUsageMachine } from '../../application/organizations/usage.machine.ts'
import { createQuickSearchMachine } from '../../application/search/quickSearch.machine.ts'
import { createResultsMachine } from '../../application/search/results.machine.ts'
import { createTransfersMachine } from '../../application/transfers/transfers.machine.ts'
import { LatestStates } from '../cache/LatestStates.ts'
import { ReadCache } from '../cache/ReadCache.ts'
import { HttpAssetGateway } from '../http/HttpAssetGateway.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpClient } from '../http/HttpClient.ts'
import { HttpFolderGateway } from '../http/HttpFolderGateway.ts'
import { HttpOrganizationGateway } from '../http/HttpOrganizationGateway.ts'
import { HttpSearchGateway } from '../http/HttpSearchGateway.ts'
import { HttpUsageGateway } from '../http/HttpUsageGateway.ts'
import { BrowserDownloads } from '../library/BrowserDownloads.ts'
import { SessionFileAddresses } from '../library/SessionFileAddresses.ts'
import { EventSourceEventStream } from '../notifications/EventSourceEventStream.ts'
import { FactHub } from '../notifications/FactHub.ts'
import { BrowserConnection } from '../transfers/BrowserConnection.ts'
import { LocalStorageResumableStore } from '../transfers/LocalStorageResumableStore.ts'
import { TusUploadGateway } from '../transfers/TusUploadGateway.ts'
import { T } from './tokens.ts'

/** Where event streams have a host of their own, the page tells it (STREAM_URL). */
const streamOrigin = () => document.querySelector<HTMLMetaElement>('meta[name="stream-origin"]')?.content ?? ''

/** What belongs to one signed-in user: what was read, what is shown, what is on its way. */
const shellModule = new ContainerModule(({ bind }) => {
  bind(T.HttpClient)
    .toResolvedValue(
      (credentials, languages) => new HttpClient(new HttpCaller(), credentials, () => languages.current()),
      [T.Credentials, T.Languages],
    )
    .inSingletonScope()
  bind(T.ReadCache)
    .toResolvedValue(() => new ReadCache())
    .inSingletonScope()
  bind(T.LatestStates)
    .toResolvedValue((cache) => new LatestStates(cache), [T.ReadCache])
    .inSingletonScope()
  bind(T.FactHub)
    .toResolvedValue((cache, states) => new FactHub(cache, states), [T.ReadCache, T.LatestStates])
    .inSingletonScope()
  bind(T.EventStream)
    .toResolvedValue((hub, credentials) => new EventSourceEventStream(hub, credentials, streamOrigin()), [T.FactHub, T.Credentials])
    .inSingletonScope()
  bind(T.FolderGateway)
    .toResolvedValue((http, cache, facts) => new HttpFolderGateway(http, cache, facts), [T.HttpClient, T.ReadCache, T.FactHub])
    .inSingletonScope()
  bind(T.AssetGateway)
    .toResolvedValue(
      (http, cache, facts, states) => new HttpAssetGateway(http, cache, facts, states),
      [T.HttpClient, T.ReadCache, T.FactHub, T.LatestStates],
    )
    .inSingletonScope()
  bind(T.SearchGateway)
    .toResolvedValue((http, cache) => new HttpSearchGateway(http, cache), [T.HttpClient, T.ReadCache])
    .inSingletonScope()
  bind(T.UsageGateway)
    .toResolvedValue((http, cache, facts) => new HttpUsageGateway(http, cache, facts), [T.HttpClient, T.ReadCache, T.FactHub])
    .inSingletonScope()
  bind(T.OrganizationGateway)
    .toResolvedValue((http, facts) => new HttpOrganizationGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.UploadGateway)
    .toResolvedValue((http, credentials) => new TusUploadGateway(http, credentials), [T.HttpClient, T.Credentials])
    .inSingletonScope()
  bind(T.ResumableStore)
    .toResolvedValue(() => new LocalStorageResumableStore(localStorage, Date.now))
    .inSingletonScope()
  bind(T.Downloads)
    .toResolvedValue(() => new BrowserDownloads())
    .inSingletonScope()
  bind(T.FileAddresses)
    .toResolvedValue((credentials) => new SessionFileAddresses(() => credentials.held()), [T.Credentials])
    .inSingletonScope()

  bind(T.ShellActors)
    .toResolvedValue(
      (entry, events, folders, assets, searches, usages, organizations, uploads, resumables, files, downloads) => {
        const userId = entry.session.getSnapshot().context.session?.claims.user.id ?? ''
        const notify = (notification: Notification) => entry.notifications.send({ type: 'notify', notification })
        const selection = createActor(createSelectionMachine({ assets })).start()
        const tree = createActor(createTreeMachine({ folders, events })).start()
        const connection = new BrowserConnection(window)
        return {
          userId,
          files,
          download: downloading(downloads, notify),
          selection,
          tree,
          folder: createActor(createFolderMachine({ folders, assets, events, shown: followFolder(selection, tree) })).start(),
          folderName: createActor(createFolderNameMachine({ folders, notify })).start(),
          asset: createActor(createAssetMachine({ assets, events, notify })).start(),
          transfers: createActor(createTransfersMachine({ folders, uploads, resumables, events, connection, now: Date.now }), {
            input: { userId },
          }).start(),
          quickSearch: createActor(createQuickSearchMachine({ searches })).start(),
          results: createActor(createResultsMachine({ searches })).start(),
          usage: createActor(createUsageMachine({ usages, events })).start(),
          upgrade: createActor(createUpgradeMachine({ usages })).start(),
          ...administering({ organizations, notify }),
        }
      },
      [
        T.EntryActors,
        T.EventStream,
        T.FolderGateway,
        T.AssetGateway,
        T.SearchGateway,
        T.UsageGateway,
        T.OrganizationGateway,
        T.UploadGateway,
        T.ResumableStore,
        T.FileAddresses,
        T.Downloads,
      ],
    )
    .inSingletonScope()
})

/** A container for one signed-in user. */
export const createShellContainer = (parent: Container): Container => {
  const container = new Container({ parent })
  container.load(shellModule)
  return container
}
