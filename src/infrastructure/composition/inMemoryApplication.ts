import { createActor } from 'xstate'
import type { AccountActors, EntryActors, ShellActors } from '../../application/actors.ts'
import { createAssetMachine } from '../../application/assets/asset.machine.ts'
import { createBulkEditMachine } from '../../application/bulk-edit/bulkEdit.machine.ts'
import { createFolderMachine } from '../../application/folders/folder.machine.ts'
import { startDescribing } from '../../application/activity/describing.ts'
import { createFolderNameMachine } from '../../application/folders/folderName.machine.ts'
import { createRenamingMachine } from '../../application/items/renaming.machine.ts'
import { followFolder } from '../../application/folders/followFolder.ts'
import { marking } from '../../application/actions/marking.ts'
import { createPersonsMachine } from '../../application/persons/persons.machine.ts'
import { createRepositoriesMachine } from '../../application/repositories/repositories.machine.ts'
import { createSelectionMachine } from '../../application/selection/selection.machine.ts'
import { leadTree } from '../../application/navigation/leadTree.ts'
import { createTreeMachine } from '../../application/folders/tree.machine.ts'
import { notificationsMachine, type Notification } from '../../application/notifications/notifications.machine.ts'
import { administering } from '../../application/organizations/administering.ts'
import { startOwnAccount } from '../../application/profile/ownAccount.ts'
import { createUpgradeMachine } from '../../application/organizations/upgrade.machine.ts'
import { createUsageMachine } from '../../application/organizations/usage.machine.ts'
import { createPreferencesMachine } from '../../application/preferences/preferences.machine.ts'
import { createMailMachine } from '../../application/mail/mail.machine.ts'
import { createPoliciesMachine } from '../../application/organizations/policies.machine.ts'
import { restricting } from '../../application/restrictions/restricting.ts'
import { startUserGroups } from '../../application/user-groups/startUserGroups.ts'
import { startRoles } from '../../application/roles/startRoles.ts'
import { createQuickSearchMachine } from '../../application/search/quickSearch.machine.ts'
import { createResultsMachine } from '../../application/search/results.machine.ts'
import { startPalette } from '../../application/palette/startPalette.ts'
import { createLoginMachine } from '../../application/session/login.machine.ts'
import { createNewPasswordMachine } from '../../application/session/newPassword.machine.ts'
import { createPasswordLinkMachine } from '../../application/session/passwordLink.machine.ts'
import { createSessionMachine } from '../../application/session/session.machine.ts'
import { createTwoFactorMachine } from '../../application/two-factor/twoFactor.machine.ts'
import { createSetupMachine } from '../../application/setup/setup.machine.ts'
import { downloading } from '../../application/transfers/downloading.ts'
import { createTransfersMachine } from '../../application/transfers/transfers.machine.ts'
import { pickingThere } from '../../application/move-copy/showingThere.ts'
import { startArranging } from '../../application/actions/startArranging.ts'
import { startPeople } from '../../application/users/people.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { LocalStorageRecentFolders } from '../folders/LocalStorageRecentFolders.ts'
import { LocalStorageConfirmations } from '../preferences/LocalStorageConfirmations.ts'
import { LocalStoragePreferencesStore } from '../preferences/LocalStoragePreferencesStore.ts'
import { TabWorkplaces } from '../organizations/TabWorkplaces.ts'
import { WebStorageSessionStore } from '../session/WebStorageSessionStore.ts'
import { LocalStorageResumableStore } from '../transfers/LocalStorageResumableStore.ts'
import { Faults } from '../memory/Faults.ts'
import { InMemoryAssetGateway } from '../assets/InMemoryAssetGateway.ts'
import { InMemoryBulkEditGateway } from '../bulk-edit/InMemoryBulkEditGateway.ts'
import { InMemoryDownloads } from '../downloads/InMemoryDownloads.ts'
import { InMemoryEventStream } from '../notifications/InMemoryEventStream.ts'
import { InMemoryFavoriteGateway } from '../favorites/InMemoryFavoriteGateway.ts'
import { InMemoryFileAddresses } from '../assets/InMemoryFileAddresses.ts'
import { InMemoryFolderGateway } from '../folders/InMemoryFolderGateway.ts'
import { InMemoryMetadataGateway } from '../embedded-metadata/InMemoryMetadataGateway.ts'
import { InMemoryMovingGateway } from '../move-copy/InMemoryMovingGateway.ts'
import { InMemoryHistoryGateway } from '../activity/InMemoryHistoryGateway.ts'
import { InMemoryLanguages } from '../preferences/InMemoryLanguages.ts'
import { samplePeople } from '../memory/InMemoryPeople.ts'
import { InMemoryPersonGateway } from '../persons/InMemoryPersonGateway.ts'
import { InMemoryProfileGateway } from '../profile/InMemoryProfileGateway.ts'
import { InMemoryPasswordGateway } from '../session/InMemoryPasswordGateway.ts'
import { InMemoryActivityGateway } from '../activity/InMemoryActivityGateway.ts'
import { sampleActivity } from '../activity/sampleActivity.ts'
import { InMemoryOrganizationGateway } from '../organizations/InMemoryOrganizationGateway.ts'
import { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { InMemoryRepositoryGateway } from '../repositories/InMemoryRepositoryGateway.ts'
import { InMemoryVersionGateway } from '../versions/InMemoryVersionGateway.ts'
import { InMemoryRelationGateway } from '../relations/InMemoryRelationGateway.ts'
import { InMemoryRestrictionGateway } from '../restrictions/InMemoryRestrictionGateway.ts'
import { InMemoryRoleGateway } from '../roles/InMemoryRoleGateway.ts'
import { InMemorySearchGateway } from '../search/InMemorySearchGateway.ts'
import { InMemoryTabs } from '../session/InMemorySessionChannel.ts'
import { InMemorySessionGateway, readInMemoryToken } from '../session/InMemorySessionGateway.ts'
import { InMemorySetupGateway } from '../setup/InMemorySetupGateway.ts'
import { InMemoryBatches } from '../memory/inMemorySelection.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { InMemoryTrashGateway } from '../trash/InMemoryTrashGateway.ts'
import { InMemoryTwoFactorGateway } from '../two-factor/InMemoryTwoFactorGateway.ts'
import { InMemoryUndoGateway } from '../activity/InMemoryUndoGateway.ts'
import { InMemoryUploadGateway } from '../transfers/InMemoryUploadGateway.ts'
import { InMemoryUsageGateway } from '../organizations/InMemoryUsageGateway.ts'
import { InMemoryMailGateway } from '../mail/InMemoryMailGateway.ts'
import { InMemoryPolicyGateway } from '../organizations/InMemoryPolicyGateway.ts'
import { InMemoryUserGroupGateway } from '../user-groups/InMemoryUserGroupGateway.ts'
import { InMemoryUserGateway } from '../users/InMemoryUserGateway.ts'
import { InMemoryZipGateway } from '../downloads/InMemoryZipGateway.ts'
import { InMemoryWebReadyGateway } from '../web-ready/InMemoryWebReadyGateway.ts'
import { sampleLibrary } from '../memory/sampleLibrary.ts'
import { sampleOrganizations } from '../organizations/sampleOrganizations.ts'

/** Somebody who may do everything in the sample library. */
export const SAMPLE_CLAIMS: SessionClaims = {
  sessionId: 'session-1',
  user: { id: 'user-1', email: 'admin@harbour.example', firstName: 'Ada', lastName: 'Berg', role: 'Admin' },
  organization: { id: 'organization-1', name: 'Harbour Museum' },
  permissions: PERMISSIONS,
  settings: { availableModules: MODULES, availableFeatures: FEATURES },
  globalRoles: [],
  expiresAt: 4_000_000_000,
}
export const SAMPLE_PASSWORD = 'Vitrine-demo-1'

/** Who is in the sample organization, beside the one who looks. */
export const SAMPLE_USERS = [
  { id: '00000000-0000-4000-8000-0000000c0001', firstName: 'Ingrid', lastName: 'Solberg', email: 'admin@harbour.example', role: 'Admin' },
  { id: '00000000-0000-4000-8000-0000000c0002', firstName: 'Mateo', lastName: 'Rivas', email: 'publisher@harbour.example', role: 'Publisher' },
  { id: '00000000-0000-4000-8000-0000000c0003', firstName: 'Nora', lastName: 'Whitfield', email: 'user@harbour.example', role: 'User' },
] as const

interface Options {
  readonly claims?: SessionClaims
  readonly language?: Language
  /** What changing the language does beside remembering it. */
  readonly languageChosen?: (language: Language) => Promise<void>
}

/** Every port in memory, over one sample library, with faults at hand. */
export const inMemoryPorts = ({ claims = SAMPLE_CLAIMS, language, languageChosen }: Options = {}) => {
  const faults = new Faults()
  const sample = sampleLibrary()
  const { library } = sample
  const people = samplePeople(library, { actor: claims.user.id, publisher: SAMPLE_USERS[1].id, user: SAMPLE_USERS[2].id })
  library.creatorOf = (id) => people.creatorOf(id)
  const [local, tab] = [new InMemoryStorage(), new InMemoryStorage()]
  const restrictions = new InMemoryRestrictionGateway(library, faults, SAMPLE_USERS, () => [...people.groups.values()], (id) => people.roles.get(id)?.name)
  library.isKept = (resource) => restrictions.isKept(resource)
  library.copied = (from, to) => restrictions.copied(from, to)
  const tabs = new InMemoryTabs()
  const batches = new InMemoryBatches(library)
  const bulkOperations = new InMemoryBulkOperationGateway(library, faults)
  const [returns, losses] = [new Set<() => void>(), new Set<() => void>()]
  const metadata = new InMemoryMetadataGateway(library, faults)
  const activity = new InMemoryActivityGateway(sampleActivity(), faults)
  return {
    faults,
    sample,
    sessions: new InMemorySessionGateway(claims, SAMPLE_PASSWORD, faults, (user) => activity.refuseSignIn(user)),
    profiles: new InMemoryProfileGateway(faults, SAMPLE_PASSWORD),
    twoFactor: new InMemoryTwoFactorGateway(SAMPLE_PASSWORD, faults),
    passwords: new InMemoryPasswordGateway({ email: claims.user.email, organization: claims.organization.name }, faults),
    setups: new InMemorySetupGateway(faults),
    store: new WebStorageSessionStore(local, tab),
    tabs,
    channel: tabs.open(),
    readClaims: readInMemoryToken,
    now: () => 1_800_000_000,
    preferences: new LocalStoragePreferencesStore(local),
    languages: new InMemoryLanguages(language, languageChosen),
    folders: new InMemoryFolderGateway(library, faults),
    assets: new InMemoryAssetGateway(library, faults),
    repositories: new InMemoryRepositoryGateway(library, faults),
    undos: new InMemoryUndoGateway(library, faults),
    bulkOperations,
    moving: new InMemoryMovingGateway(library, faults, batches, bulkOperations),
    trash: new InMemoryTrashGateway(library, faults, batches, bulkOperations),
    bulkEdits: new InMemoryBulkEditGateway(library, faults, batches),
    metadata,
    persons: new InMemoryPersonGateway(library, faults, metadata),
    histories: new InMemoryHistoryGateway(library, faults),
    relations: new InMemoryRelationGateway(library, faults),
    versions: new InMemoryVersionGateway(library, faults),
    searches: new InMemorySearchGateway(library, faults),
    usages: new InMemoryUsageGateway(library, faults),
    people,
    users: new InMemoryUserGateway(people, faults),
    roles: new InMemoryRoleGateway(people, faults),
    policies: new InMemoryPolicyGateway(people, faults),
    mail: new InMemoryMailGateway(faults),
    userGroups: new InMemoryUserGroupGateway(people, faults),
    organizations: new InMemoryOrganizationGateway(sampleOrganizations(), faults),
    activity,
    restrictions,
    webReady: new InMemoryWebReadyGateway(library, faults, bulkOperations),
    confirmations: new LocalStorageConfirmations(local, claims.user.id),
    recentFolderStore: new LocalStorageRecentFolders(local, claims.user.id),
    recentPlaceStore: new LocalStorageRecentFolders(local, claims.user.id, 'recentPlaces'),
    workplaces: new TabWorkplaces({ storage: tab, load: () => undefined, userId: () => claims.user.id }),
    favorites: new InMemoryFavoriteGateway(library, faults),
    uploads: new InMemoryUploadGateway(library, faults),
    zips: new InMemoryZipGateway(library, faults, batches),
    mayTake: () => true,
    resumables: new LocalStorageResumableStore(local, () => 1_800_000_000_000),
    events: new InMemoryEventStream(library),
    files: new InMemoryFileAddresses(),
    downloads: new InMemoryDownloads(faults),
    connection: {
      onReturn: (returned: () => void) => {
        returns.add(returned)
        return () => returns.delete(returned)
      },
      onLoss: (lost: () => void) => {
        losses.add(lost)
        return () => losses.delete(lost)
      },
    },
    /** The network is back. */
    reconnect: () => returns.forEach((returned) => returned()),
    /** The network is gone. */
    disconnect: () => losses.forEach((lost) => lost()),
  }
}

export type InMemoryPorts = ReturnType<typeof inMemoryPorts>

/** The machines of the first page, running over in-memory ports. */
export const inMemoryEntry = (ports: InMemoryPorts): EntryActors => {
  const session = createActor(createSessionMachine(ports)).start()
  return {
    session,
    login: createActor(
      createLoginMachine({ ...ports, opened: (tokens, remember) => session.send({ type: 'session.opened', tokens, remember }) }),
    ).start(),
    preferences: createActor(createPreferencesMachine({ store: ports.preferences, languages: ports.languages })).start(),
    notifications: createActor(notificationsMachine).start(),
    workplaces: ports.workplaces,
  }
}

/** The machines of the pages that links lead to, running over in-memory ports. */
export const inMemoryAccounts = (ports: InMemoryPorts, { session }: Pick<EntryActors, 'session'>): AccountActors => ({
  passwordLink: createActor(createPasswordLinkMachine(ports)).start(),
  newPassword: createActor(
    createNewPasswordMachine({ ...ports, opened: (tokens, remember) => session.send({ type: 'session.opened', tokens, remember }) }),
  ).start(),
  setup: createActor(createSetupMachine(ports)).start(),
})

/** The machines behind the sign-in, running over in-memory ports. */
export const inMemoryShell = (ports: InMemoryPorts, entry: EntryActors): ShellActors => {
  const notify = (notification: Notification) => entry.notifications.send({ type: 'notify', notification })
  const selection = createActor(createSelectionMachine(ports)).start()
  const tree = createActor(createTreeMachine(ports)).start()
  const folder = createActor(createFolderMachine({ ...ports, shown: followFolder(selection, tree) })).start()
  const userId = SAMPLE_CLAIMS.user.id
  const transfers = createActor(createTransfersMachine({ ...ports, notify, now: Date.now }), { input: { userId } }).start()
  const all: ShellActors = {
    userId,
    files: ports.files,
    transfers,
    download: downloading(transfers),
    rest: { load: async () => all, now: () => all, subscribe: () => () => undefined },
    selection,
    tree,
    folder,
    folderName: createActor(createFolderNameMachine({ ...ports, notify })).start(),
    renaming: createActor(createRenamingMachine({ ...ports, notify })).start(),
    bulkEdit: createActor(createBulkEditMachine({ ...ports, notify })).start(),
    asset: createActor(createAssetMachine({ ...ports, notify })).start(),
    persons: createActor(createPersonsMachine({ ...ports, notify })).start(),
    repositories: createActor(createRepositoriesMachine({ ...ports, notify })).start(),
    ...startDescribing({ ...ports, notify }),
    quickSearch: createActor(createQuickSearchMachine(ports)).start(),
    results: createActor(createResultsMachine(ports)).start(),
    twoFactor: createActor(createTwoFactorMachine(ports)).start(),
    usage: createActor(createUsageMachine(ports)).start(),
    upgrade: createActor(createUpgradeMachine(ports)).start(),
    activityAddresses: ports.activity,
    ...administering({ ...ports, notify }),
    ...startOwnAccount({
      profiles: ports.profiles,
      notify,
      language: () => entry.preferences.getSnapshot().context.language,
      languageSaved: (language) => entry.preferences.send({ type: 'language.chosen', language }),
      signedOut: () => entry.session.send({ type: 'signOut' }),
    }),
    mail: createActor(createMailMachine(ports)).start(),
    policies: createActor(createPoliciesMachine({ ...ports, notify })).start(),
    ...restricting({ ...ports, notify }),
    ...startPeople({ ...ports, notify }),
    ...startRoles({ ...ports, notify }),
    ...startUserGroups({ ...ports, notify }),
    ...startPalette({ ...ports, folder }),
    ...startArranging({ ...ports, notify, pickThere: pickingThere(selection, ports) }),
    ...marking({ ...ports, notify }),
  }
  leadTree(tree, all)
  return all
}
