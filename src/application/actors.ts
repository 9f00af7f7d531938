import type { AdvisersActor } from './restrictions/advisers.machine.ts'
import type { AssetActor } from './assets/asset.machine.ts'
import type { BulkEditActor } from './bulk-edit/bulkEdit.machine.ts'
import type { Describing } from './activity/describing.ts'
import type { FileAddresses } from './assets/FileAddresses.ts'
import type { FolderActor } from './folders/folder.machine.ts'
import type { FolderNameActor } from './folders/folderName.machine.ts'
import type { Marking } from './actions/marking.ts'
import type { SelectionActor } from './selection/selection.machine.ts'
import type { RenamingActor } from './items/renaming.machine.ts'
import type { PersonsActor } from './persons/persons.machine.ts'
import type { RepositoriesActor } from './repositories/repositories.machine.ts'
import type { TreeActor } from './folders/tree.machine.ts'
import type { NotificationsActor } from './notifications/notifications.machine.ts'
import type { ActivityAddresses } from './activity/ActivityGateway.ts'
import type { ActivityLogActor } from './activity/activityLog.machine.ts'
import type { ManyOrganizationsActor } from './organizations/manyOrganizations.machine.ts'
import type { OrganizationStorageActor } from './organizations/organizationStorage.machine.ts'
import type { OrganizationRemovalActor } from './organizations/organizationRemoval.machine.ts'
import type { OrganizationActor } from './organizations/organization.machine.ts'
import type { OrganizationBlockActor } from './organizations/organizationBlock.machine.ts'
import type { OrganizationsActor } from './organizations/organizations.machine.ts'
import type { StepRuleActor } from './organizations/stepRule.machine.ts'
import type { UpgradeActor } from './organizations/upgrade.machine.ts'
import type { UsageActor } from './organizations/usage.machine.ts'
import type { Roles } from './roles/startRoles.ts'
import type { UserGroups } from './user-groups/startUserGroups.ts'
import type { ArrangingActors } from './actions/startArranging.ts'
import type { People } from './users/people.ts'
import type { Workplaces } from './organizations/Workplaces.ts'
import type { PreferencesActor } from './preferences/preferences.machine.ts'
import type { OwnAccount } from './profile/ownAccount.ts'
import type { ResourceAccessActor } from './restrictions/resourceAccess.machine.ts'
import type { RestrictPublication } from './restrictions/restrictingPublication.ts'
import type { RestrictedForActor } from './restrictions/restrictedFor.machine.ts'
import type { RestrictedListActor } from './restrictions/restrictedList.machine.ts'
import type { RestrictedSearchActor } from './restrictions/restrictedSearch.machine.ts'
import type { RestrictedTreeActor } from './restrictions/restrictedTree.machine.ts'
import type { MailActor } from './mail/mail.machine.ts'
import type { PoliciesActor } from './organizations/policies.machine.ts'
import type { SpreadingActor } from './restrictions/spreading.machine.ts'
import type { RestrictionEffectActor } from './restrictions/restrictionEffect.machine.ts'
import type { QuickSearchActor } from './search/quickSearch.machine.ts'
import type { PaletteActors } from './palette/startPalette.ts'
import type { ResultsActor } from './search/results.machine.ts'
import type { LoginActor } from './session/login.machine.ts'
import type { NewPasswordActor } from './session/newPassword.machine.ts'
import type { PasswordLinkActor } from './session/passwordLink.machine.ts'
import type { SessionActor } from './session/session.machine.ts'
import type { SetupActor } from './setup/setup.machine.ts'
import type { TwoFactorActor } from './two-factor/twoFactor.machine.ts'
import type { Download } from './transfers/downloading.ts'
import type { TransfersActor } from './transfers/transfers.machine.ts'

/** What is there from the first page on. */
export interface EntryActors {
  readonly session: SessionActor
  readonly login: LoginActor
  readonly preferences: PreferencesActor
  readonly notifications: NotificationsActor
  readonly workplaces: Workplaces
}

/** What the pages that links in mails lead to need, and the page of an installation's first start. */
export interface AccountActors {
  readonly passwordLink: PasswordLinkActor
  readonly newPassword: NewPasswordActor
  readonly setup: SetupActor
}

/** What the first page behind the sign-in begins with; of one signed-in user, as all that follows. */
export interface FirstActors {
  /** Names whose these are: a shell is drawn anew when it changes. */
  readonly userId: string
  readonly folder: FolderActor
  readonly selection: SelectionActor
  readonly tree: TreeActor
  readonly quickSearch: QuickSearchActor
  readonly usage: UsageActor
  readonly upgrade: UpgradeActor
  readonly files: FileAddresses
  readonly rest: Rest
}

/** All that belongs to one signed-in user; another user gets others. */
export interface ShellActors extends FirstActors, OwnAccount, People, Roles, UserGroups, ArrangingActors, Marking, Describing, PaletteActors {
  readonly folderName: FolderNameActor
  readonly renaming: RenamingActor
  readonly asset: AssetActor
  readonly bulkEdit: BulkEditActor
  readonly persons: PersonsActor
  readonly repositories: RepositoriesActor
  readonly transfers: TransfersActor
  readonly results: ResultsActor
  readonly twoFactor: TwoFactorActor
  readonly organizations: OrganizationsActor
  readonly organizationStorage: OrganizationStorageActor
  readonly manyOrganizations: ManyOrganizationsActor
  readonly activityLog: ActivityLogActor
  readonly activityAddresses: ActivityAddresses
  readonly organization: OrganizationActor
  readonly stepRule: StepRuleActor
  readonly organizationRemoval: OrganizationRemovalActor
  readonly organizationBlock: OrganizationBlockActor
  readonly resourceAccess: ResourceAccessActor
  readonly restrictedFor: RestrictedForActor
  readonly restrictedList: RestrictedListActor
  readonly restrictedTree: RestrictedTreeActor
  readonly restrictedSearch: RestrictedSearchActor
  readonly restrictionEffect: RestrictionEffectActor
  readonly spreading: SpreadingActor
  readonly policies: PoliciesActor
  readonly mail: MailActor
  readonly restrictPublication: RestrictPublication
  readonly advisers: AdvisersActor
  readonly download: Download
}

/** What the first page does not begin with: fetched and made once, when it is first wanted. */
export interface Rest {
  /** Rejects when its code cannot be fetched; the next call tries again. */
  readonly load: () => Promise<ShellActors>
  /** Undefined while it has not been made. */
  readonly now: () => ShellActors | undefined
  readonly subscribe: (made: () => void) => () => void
}
