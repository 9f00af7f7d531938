import type { Capabilities } from './capabilities/capability.ts'
import type { FileAddresses } from './assets/FileAddresses.ts'
import type { FolderActor } from './folders/folder.machine.ts'
import type { TreeActor } from './folders/tree.machine.ts'
import type { NotificationsActor } from './notifications/notifications.machine.ts'
import type { UsageActor } from './organizations/usage.machine.ts'
import type { Workplaces } from './organizations/Workplaces.ts'
import type { PreferencesActor } from './preferences/preferences.machine.ts'
import type { QuickSearchActor } from './search/quickSearch.machine.ts'
import type { SelectionActor } from './selection/selection.machine.ts'
import type { LoginActor } from './session/login.machine.ts'
import type { NewPasswordActor } from './session/newPassword.machine.ts'
import type { PasswordLinkActor } from './session/passwordLink.machine.ts'
import type { SessionActor } from './session/session.machine.ts'
import type { SetupActor } from './setup/setup.machine.ts'

/** What is there from the first page on. */
export interface EntryActors {
  readonly session: SessionActor
  /** Whoever is signed in needs none. Rejects when it cannot be fetched; asking again tries again. */
  readonly loadLogin: () => Promise<LoginActor>
  readonly preferences: PreferencesActor
  readonly notifications: NotificationsActor
  readonly workplaces: Workplaces
}

/** What the pages that links in mails lead to need, and the page of an installation's first start. */
export interface AccountActors {
  readonly login: LoginActor
  readonly passwordLink: PasswordLinkActor
  readonly newPassword: NewPasswordActor
  readonly setup: SetupActor
}

/** What the first page behind the sign-in begins with; of one signed-in user, as the capabilities are. */
export interface FirstActors {
  /** Names whose these are: a shell is drawn anew when it changes. */
  readonly userId: string
  readonly folder: FolderActor
  readonly selection: SelectionActor
  readonly tree: TreeActor
  readonly quickSearch: QuickSearchActor
  readonly usage: UsageActor
  readonly files: FileAddresses
  /** All else, made by the route or dialog that needs it. */
  readonly capabilities: Capabilities
}
