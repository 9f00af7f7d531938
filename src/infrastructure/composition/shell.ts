import { Container, ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { createFolderMachine } from '../../application/folders/folder.machine.ts'
import { followFolder } from '../../application/folders/followFolder.ts'
import { createSelectionMachine } from '../../application/selection/selection.machine.ts'
import { createTreeMachine } from '../../application/folders/tree.machine.ts'
import type { Notification } from '../../application/notifications/notifications.machine.ts'
import { createUsageMachine } from '../../application/organizations/usage.machine.ts'
import { createQuickSearchMachine } from '../../application/search/quickSearch.machine.ts'
import { AssetStates } from '../cache/AssetStates.ts'
import { ReadCache } from '../cache/ReadCache.ts'
import { Preloaded } from '../http/Preloaded.ts'
import { HttpAssetGateway } from '../assets/HttpAssetGateway.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpClient } from '../http/HttpClient.ts'
import { HttpFolderGateway } from '../folders/HttpFolderGateway.ts'
import { HttpSearchGateway } from '../search/HttpSearchGateway.ts'
import { HttpUsageGateway } from '../organizations/HttpUsageGateway.ts'
import { HttpSelectionGateway } from '../selection/HttpSelectionGateway.ts'
import { SessionFileAddresses } from '../assets/SessionFileAddresses.ts'
import { EventSourceEventStream } from '../notifications/EventSourceEventStream.ts'
import { readServerEvent } from '../server-events/readServerEvent.ts'
import { LocalEventHub } from '../notifications/LocalEventHub.ts'
import { streamOrigin } from '../notifications/streamOrigin.ts'
import { CORE } from '../registration/Core.ts'
import { draftsOwner } from '../session/draftsOwner.ts'
import { ContainerCapabilities } from './ContainerCapabilities.ts'
import { T } from './tokens.ts'

const preloaded = new Preloaded(window.vitrinePreloaded, () => performance.now())

/** What belongs to one signed-in user: what was read, what is shown, what is on its way. */
const shellModule = new ContainerModule(({ bind }) => {
  bind(T.HttpClient)
    .toResolvedValue(
      (credentials, languages) => new HttpClient(new HttpCaller('', preloaded), credentials, () => languages.current()),
      [T.Credentials, T.Languages],
    )
    .inSingletonScope()
  bind(T.ReadCache)
    .toResolvedValue(() => new ReadCache())
    .inSingletonScope()
  bind(T.AssetStates)
    .toResolvedValue((cache) => new AssetStates(cache), [T.ReadCache])
    .inSingletonScope()
  bind(T.LocalEventHub)
    .toResolvedValue((cache, states) => new LocalEventHub(cache, states), [T.ReadCache, T.AssetStates])
    .inSingletonScope()
  bind(T.EventStream)
    .toResolvedValue((hub, credentials) => new EventSourceEventStream(hub, readServerEvent, credentials, streamOrigin(), preloaded), [T.LocalEventHub, T.Credentials])
    .inSingletonScope()
  bind(T.FolderGateway)
    .toResolvedValue((http, cache, localEvents) => new HttpFolderGateway(http, cache, localEvents), [T.HttpClient, T.ReadCache, T.LocalEventHub])
    .inSingletonScope()
  bind(T.AssetGateway)
    .toResolvedValue(
      (http, cache, localEvents, states) => new HttpAssetGateway(http, cache, localEvents, states),
      [T.HttpClient, T.ReadCache, T.LocalEventHub, T.AssetStates],
    )
    .inSingletonScope()
  bind(T.SearchGateway)
    .toResolvedValue((http, cache) => new HttpSearchGateway(http, cache), [T.HttpClient, T.ReadCache])
    .inSingletonScope()
  bind(T.UsageGateway)
    .toResolvedValue((http, cache, localEvents) => new HttpUsageGateway(http, cache, localEvents), [T.HttpClient, T.ReadCache, T.LocalEventHub])
    .inSingletonScope()
  bind(T.FileAddresses)
    .toResolvedValue((credentials) => new SessionFileAddresses(() => credentials.held()), [T.Credentials])
    .inSingletonScope()

  bind(T.FirstActors)
    .toResolvedValue(
      (entry, events, folders, assets, searches, usages, files, capabilities, http) => {
        // What somebody else has done before is not theirs to take back.
        entry.notifications.send({ type: 'undo.forgotten' })
        const selection = createActor(createSelectionMachine({ assets, selections: new HttpSelectionGateway(http) })).start()
        const tree = createActor(createTreeMachine({ folders, events })).start()
        return {
          userId: entry.session.getSnapshot().context.session?.claims.user.id ?? '',
          files,
          capabilities,
          selection,
          tree,
          folder: createActor(createFolderMachine({ folders, assets, events, shown: followFolder(selection, tree) })).start(),
          quickSearch: createActor(createQuickSearchMachine({ searches })).start(),
          usage: createActor(createUsageMachine({ usages, events })).start(),
        }
      },
      [T.EntryActors, T.EventStream, T.FolderGateway, T.AssetGateway, T.SearchGateway, T.UsageGateway, T.FileAddresses, T.Capabilities, T.HttpClient],
    )
    .inSingletonScope()

  bind(CORE)
    .toResolvedValue(
      (http, cache, localEvents, credentials, entry, first, events, folders, assets, searches) => ({
        http,
        cache,
        localEvents,
        credentials,
        entry,
        first,
        events,
        folders,
        assets,
        searches,
        claims: () => entry.session.getSnapshot().context.session?.claims,
        owner: () => draftsOwner(entry.session.getSnapshot().context.session?.claims, entry.workplaces.current()),
        notify: (notification: Notification) => entry.notifications.send({ type: 'notify', notification }),
      }),
      [T.HttpClient, T.ReadCache, T.LocalEventHub, T.Credentials, T.EntryActors, T.FirstActors, T.EventStream, T.FolderGateway, T.AssetGateway, T.SearchGateway],
    )
    .inSingletonScope()
})

/** Tells of coming and going between organizations, where there is something to tell. */
const reportVisitsOf = async (container: Container) => {
  const visits = container.get(T.Workplaces)
  if (visits.unreported().length === 0) return
  const { reportVisitsOverHttp } = await import('../organizations/reportVisitsOverHttp.ts')
  await reportVisitsOverHttp(container.get(T.HttpClient), container.get(T.LocalEventHub), visits)
}

/** A container for one signed-in user. The modules of the capabilities join it when they are first wanted. */
export const createShellContainer = (parent: Container): Container => {
  const container = new Container({ parent })
  container.load(shellModule)
  const fetchList = async () => (await import('./capabilities.ts')).CAPABILITIES
  // A token is renewed long after the page was opened: by then a deployment may have taken the code of it away.
  container.bind(T.Capabilities).toConstantValue(new ContainerCapabilities(container, fetchList, () => import('../session/sessionOverHttp.ts')))
  // What could not be told now is told by the next page of the tab.
  reportVisitsOf(container).catch(() => undefined)
  return container
}
