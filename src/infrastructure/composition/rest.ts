import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { can } from '../../domain/rights/can.ts'
import { createAssetMachine } from '../../application/assets/asset.machine.ts'
import { createBulkEditMachine } from '../../application/bulk-edit/bulkEdit.machine.ts'
import type { ShellActors } from '../../application/actors.ts'
import { startDescribing } from '../../application/activity/describing.ts'
import { createFolderNameMachine } from '../../application/folders/folderName.machine.ts'
import { createRenamingMachine } from '../../application/items/renaming.machine.ts'
import { leadTree } from '../../application/navigation/leadTree.ts'
import { marking } from '../../application/actions/marking.ts'
import { createPersonsMachine } from '../../application/persons/persons.machine.ts'
import { createRepositoriesMachine } from '../../application/repositories/repositories.machine.ts'
import type { Notification } from '../../application/notifications/notifications.machine.ts'
import { tellVisits } from '../../application/organizations/visits.ts'
import { administering } from '../../application/organizations/administering.ts'
import { restricting } from '../../application/restrictions/restricting.ts'
import { startOwnAccount } from '../../application/profile/ownAccount.ts'
import { startUserGroups } from '../../application/user-groups/startUserGroups.ts'
import { createMailMachine } from '../../application/mail/mail.machine.ts'
import { createPoliciesMachine } from '../../application/organizations/policies.machine.ts'
import { startRoles } from '../../application/roles/startRoles.ts'
import { createResultsMachine } from '../../application/search/results.machine.ts'
import { startPalette } from '../../application/palette/startPalette.ts'
import { createTwoFactorMachine } from '../../application/two-factor/twoFactor.machine.ts'
import { downloading } from '../../application/transfers/downloading.ts'
import { createTransfersMachine } from '../../application/transfers/transfers.machine.ts'
import { pickingThere } from '../../application/move-copy/showingThere.ts'
import { startArranging } from '../../application/actions/startArranging.ts'
import { startPeople } from '../../application/users/people.ts'
import { HttpActivityGateway } from '../activity/HttpActivityGateway.ts'
import { HttpMailGateway } from '../mail/HttpMailGateway.ts'
import { HttpMetadataGateway } from '../embedded-metadata/HttpMetadataGateway.ts'
import { HttpBulkOperationGateway } from '../bulk-operations/HttpBulkOperationGateway.ts'
import { HttpMovingGateway } from '../move-copy/HttpMovingGateway.ts'
import { HttpFavoriteGateway } from '../favorites/HttpFavoriteGateway.ts'
import { HttpHistoryGateway } from '../activity/HttpHistoryGateway.ts'
import { HttpOrganizationGateway } from '../organizations/HttpOrganizationGateway.ts'
import { HttpPersonGateway } from '../persons/HttpPersonGateway.ts'
import { HttpVersionGateway } from '../versions/HttpVersionGateway.ts'
import { HttpRelationGateway } from '../relations/HttpRelationGateway.ts'
import { HttpProfileGateway } from '../profile/HttpProfileGateway.ts'
import { HttpRepositoryGateway } from '../repositories/HttpRepositoryGateway.ts'
import { HttpRestrictionGateway } from '../restrictions/HttpRestrictionGateway.ts'
import { HttpPolicyGateway } from '../organizations/HttpPolicyGateway.ts'
import { HttpUserGroupGateway } from '../user-groups/HttpUserGroupGateway.ts'
import { HttpRoleGateway } from '../roles/HttpRoleGateway.ts'
import { HttpTrashGateway } from '../trash/HttpTrashGateway.ts'
import { HttpTwoFactorGateway } from '../two-factor/HttpTwoFactorGateway.ts'
import { HttpUndoGateway } from '../activity/HttpUndoGateway.ts'
import { HttpUserGateway } from '../users/HttpUserGateway.ts'
import { HttpZipGateway } from '../downloads/HttpZipGateway.ts'
import { HttpBulkEditGateway } from '../bulk-edit/HttpBulkEditGateway.ts'
import { HttpWebReadyGateway } from '../web-ready/HttpWebReadyGateway.ts'
import { LocalStorageConfirmations } from '../preferences/LocalStorageConfirmations.ts'
import { BrowserDownloads } from '../downloads/BrowserDownloads.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { BrowserConnection } from '../transfers/BrowserConnection.ts'
import { LocalStorageResumableStore } from '../transfers/LocalStorageResumableStore.ts'
import { TusUploadGateway } from '../transfers/TusUploadGateway.ts'
import { T } from './tokens.ts'

/** What the first page behind the sign-in does not begin with: a chunk of its own. */
export const restModule = new ContainerModule(({ bind }) => {
  bind(T.UploadGateway)
    .toResolvedValue((http, credentials) => new TusUploadGateway(http, credentials), [T.HttpClient, T.Credentials])
    .inSingletonScope()
  bind(T.MovingGateway)
    .toResolvedValue((http, facts) => new HttpMovingGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.BulkOperationGateway)
    .toResolvedValue((http) => new HttpBulkOperationGateway(http), [T.HttpClient])
    .inSingletonScope()
  bind(T.TrashGateway)
    .toResolvedValue((http, facts) => new HttpTrashGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.ZipGateway)
    .toResolvedValue((http) => new HttpZipGateway(http), [T.HttpClient])
    .inSingletonScope()
  bind(T.ResumableStore)
    .toResolvedValue(() => new LocalStorageResumableStore(localStorage, Date.now))
    .inSingletonScope()
  bind(T.OrganizationGateway)
    .toResolvedValue((http, facts) => new HttpOrganizationGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.ActivityGateway)
    .toResolvedValue((http, credentials) => new HttpActivityGateway(http, () => credentials.held()?.sessionId ?? ''), [T.HttpClient, T.Credentials])
    .inSingletonScope()
  bind(T.Describing)
    .toResolvedValue(
      (http, folders, events, facts, searches, relations, entry) =>
        startDescribing({
          folders,
          events,
          searches,
          histories: new HttpHistoryGateway(http),
          metadata: new HttpMetadataGateway(http),
          relations,
          undos: new HttpUndoGateway(http),
          versions: new HttpVersionGateway(http, facts),
          notify: (notification) => entry.notifications.send({ type: 'notify', notification }),
        }),
      [T.HttpClient, T.FolderGateway, T.EventStream, T.FactHub, T.SearchGateway, T.RelationGateway, T.EntryActors],
    )
    .inSingletonScope()
  bind(T.PicturePorts)
    .toResolvedValue((http) => ({ persons: new HttpPersonGateway(http), metadata: new HttpMetadataGateway(http) }), [T.HttpClient])
    .inSingletonScope()
  bind(T.RelationGateway)
    .toResolvedValue((http, facts) => new HttpRelationGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.RepositoryGateway)
    .toResolvedValue((http) => new HttpRepositoryGateway(http), [T.HttpClient])
    .inSingletonScope()
  bind(T.RestrictionGateway)
    .toResolvedValue((http, facts) => new HttpRestrictionGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.TwoFactorGateway)
    .toResolvedValue(
      (http, session) => new HttpTwoFactorGateway(http, () => session.getSnapshot().context.session?.claims),
      [T.HttpClient, T.Session],
    )
    .inSingletonScope()
  bind(T.ProfileGateway)
    .toResolvedValue((http, session) => new HttpProfileGateway(http, () => session.getSnapshot().context.session?.claims), [T.HttpClient, T.Session])
    .inSingletonScope()
  bind(T.UserGateway)
    .toResolvedValue((http, facts) => new HttpUserGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.RoleGateway)
    .toResolvedValue((http, cache, facts) => new HttpRoleGateway(http, cache, facts), [T.HttpClient, T.ReadCache, T.FactHub])
    .inSingletonScope()
  bind(T.MailGateway).toResolvedValue((http) => new HttpMailGateway(http), [T.HttpClient])
  bind(T.PolicyGateway).toResolvedValue((http) => new HttpPolicyGateway(http), [T.HttpClient])
  bind(T.UserGroupGateway)
    .toResolvedValue((http, facts) => new HttpUserGroupGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.FavoriteGateway)
    .toResolvedValue((http, facts) => new HttpFavoriteGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.WebReadyGateway)
    .toResolvedValue((http, facts) => new HttpWebReadyGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.BulkEditGateway)
    .toResolvedValue((http, facts) => new HttpBulkEditGateway(http, facts), [T.HttpClient, T.FactHub])
    .inSingletonScope()
  bind(T.Downloads)
    .toResolvedValue(() => new BrowserDownloads())
    .inSingletonScope()

  bind(T.ShellActors)
    .toResolvedValue(
      (first, entry, events, folders, assets, searches, organizations, activity, restrictions, uploads, resumables, downloads, twoFactor, profiles, users, roles, userGroups, policies, mail, moving, trash, bulkOperations, zips, favorites, describing, webReady, pictures, relations, repositories, bulkEdits, visits) => {
        const notify = (notification: Notification) => entry.notifications.send({ type: 'notify', notification })
        const connection = new BrowserConnection(window)
        const mayTake = () => can(entry.session.getSnapshot().context.session?.claims.permissions ?? [], 'takeZips')
        const transfers = createActor(createTransfersMachine({ folders, uploads, downloads, bulkOperations, moving, trash, webReady, zips, files: first.files, resumables, events, connection, notify, mayTake, now: Date.now }), {
          input: { userId: first.userId },
        }).start()
        const all: ShellActors = {
          ...first,
          ...describing,
          transfers,
          download: downloading(transfers),
          folderName: createActor(createFolderNameMachine({ folders, notify })).start(),
          renaming: createActor(createRenamingMachine({ folders, assets, notify })).start(),
          asset: createActor(createAssetMachine({ assets, favorites, webReady, relations, searches, events, notify })).start(),
          bulkEdit: createActor(createBulkEditMachine({ bulkEdits, assets, notify })).start(),
          persons: createActor(createPersonsMachine({ ...pictures, events, notify })).start(),
          repositories: createActor(createRepositoriesMachine({ repositories, notify })).start(),
          results: createActor(createResultsMachine({ searches, events })).start(),
          twoFactor: createActor(createTwoFactorMachine({ twoFactor })).start(),
          activityAddresses: activity,
          ...administering({ organizations, activity, notify }),
          ...restricting({ restrictions, users, notify }),
          ...startPeople({ users, roles, events, notify }),
          ...startRoles({ roles, events, notify }),
          mail: createActor(createMailMachine({ mail })).start(),
          policies: createActor(createPoliciesMachine({ policies, notify })).start(),
          ...startUserGroups({ userGroups, roles, users, events, notify }),
          ...startPalette({ folder: first.folder, searches, recentFolderStore: new LocalStorageRecentFolders(localStorage, first.userId) }),
          ...startArranging({ moving, trash, folders, events, notify, pickThere: pickingThere(first.selection, { assets, folders }), recentPlaceStore: new LocalStorageRecentFolders(localStorage, first.userId, 'recentPlaces') }),
          ...marking({ assets, favorites, webReady, bulkOperations, confirmations: new LocalStorageConfirmations(localStorage, first.userId), events, notify }),
          ...startOwnAccount({
            profiles,
            notify,
            language: () => entry.preferences.getSnapshot().context.language,
            languageSaved: (language) => entry.preferences.send({ type: 'language.chosen', language }),
            signedOut: () => entry.session.send({ type: 'signOut' }),
          }),
        }
        leadTree(first.tree, all)
        void tellVisits({ organizations, visits })
        return all
      },
      [
        T.FirstActors,
        T.EntryActors,
        T.EventStream,
        T.FolderGateway,
        T.AssetGateway,
        T.SearchGateway,
        T.OrganizationGateway,
        T.ActivityGateway,
        T.RestrictionGateway,
        T.UploadGateway,
        T.ResumableStore,
        T.Downloads,
        T.TwoFactorGateway,
        T.ProfileGateway,
        T.UserGateway,
        T.RoleGateway,
        T.UserGroupGateway,
        T.PolicyGateway,
        T.MailGateway,
        T.MovingGateway,
        T.TrashGateway,
        T.BulkOperationGateway,
        T.ZipGateway,
        T.FavoriteGateway,
        T.Describing,
        T.WebReadyGateway,
        T.PicturePorts,
        T.RelationGateway,
        T.RepositoryGateway,
        T.BulkEditGateway,
        T.Workplaces,
      ],
    )
    .inSingletonScope()
})
