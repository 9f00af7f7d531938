import { createActor } from 'xstate'
import type { AccountActors, EntryActors, FirstActors } from '../../application/actors.ts'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { createFolderMachine } from '../../application/folders/folder.machine.ts'
import { followFolder } from '../../application/folders/followFolder.ts'
import { createTreeMachine } from '../../application/folders/tree.machine.ts'
import { notificationsMachine, type Notification } from '../../application/notifications/notifications.machine.ts'
import { createUsageMachine } from '../../application/organizations/usage.machine.ts'
import { createPreferencesMachine } from '../../application/preferences/preferences.machine.ts'
import { createQuickSearchMachine } from '../../application/search/quickSearch.machine.ts'
import { createSelectionMachine } from '../../application/selection/selection.machine.ts'
import { createNewPasswordMachine } from '../../application/session/newPassword.machine.ts'
import { createPasswordLinkMachine } from '../../application/session/passwordLink.machine.ts'
import { createSessionMachine } from '../../application/session/session.machine.ts'
import { createSetupMachine } from '../../application/setup/setup.machine.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { InMemoryAssetGateway } from '../assets/InMemoryAssetGateway.ts'
import { InMemoryFileAddresses } from '../assets/InMemoryFileAddresses.ts'
import { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import { InMemoryFolderGateway } from '../folders/InMemoryFolderGateway.ts'
import { valueTextsIn } from '../metadata/inMemoryNames.ts'
import { openMemory, type Memory } from '../memory/Memory.ts'
import { SAMPLE_CLAIMS, SAMPLE_PASSWORD } from '../memory/sampleClaims.ts'
import { InMemoryEventStream } from '../notifications/InMemoryEventStream.ts'
import { InMemoryUsageGateway } from '../organizations/InMemoryUsageGateway.ts'
import { TabWorkplaces } from '../organizations/TabWorkplaces.ts'
import { InMemoryLanguages } from '../preferences/InMemoryLanguages.ts'
import { LocalStoragePreferencesStore } from '../preferences/LocalStoragePreferencesStore.ts'
import { InMemorySelectionGateway } from '../selection/InMemorySelectionGateway.ts'
import { InMemorySearchGateway } from '../search/InMemorySearchGateway.ts'
import { InMemoryPasswordGateway } from '../session/InMemoryPasswordGateway.ts'
import { InMemoryTabs } from '../session/InMemorySessionChannel.ts'
import { InMemorySessionGateway, readInMemoryToken } from '../session/InMemorySessionGateway.ts'
import { startLogin } from '../session/startLogin.ts'
import { WebStorageSessionStore } from '../session/WebStorageSessionStore.ts'
import { InMemorySetupGateway } from '../setup/InMemorySetupGateway.ts'
import { IN_MEMORY, type ActorsInMemory, type PortsInMemory } from './inMemoryCapabilities.ts'

interface Options {
  readonly claims?: SessionClaims
  /** What other ports stand on as well. */
  readonly memory?: Memory
  readonly language?: Language
  /** What changing the language does beside remembering it. */
  readonly languageChosen?: (language: Language) => Promise<void>
}

/** The ports of the first pages, and what the capabilities' ports stand on. */
const firstPorts = ({ library, faults, claims, local, tab, ...held }: Memory) => ({
  selections: new InMemorySelectionGateway(library, faults, held.batches),
  folders: new InMemoryFolderGateway(library, faults),
  assets: new InMemoryAssetGateway(library, faults),
  searches: new InMemorySearchGateway(library, faults, (assetId) => valueTextsIn({ library, claims, ...held }, assetId)),
  usages: new InMemoryUsageGateway(library, faults),
  bulkOperations: new InMemoryBulkOperationGateway(library, faults),
  events: new InMemoryEventStream(library),
  files: new InMemoryFileAddresses(),
  passwords: new InMemoryPasswordGateway({ email: claims.user.email, organization: claims.organization.name }, faults),
  setups: new InMemorySetupGateway(faults),
  store: new WebStorageSessionStore(local, tab),
  preferences: new LocalStoragePreferencesStore(local),
  workplaces: new TabWorkplaces({ storage: tab, load: () => undefined, userId: () => claims.user.id }),
})

/** Every port in memory, over one sample library, with faults at hand. */
export const inMemoryPorts = ({ claims = SAMPLE_CLAIMS, memory = openMemory(claims), language, languageChosen }: Options = {}) => {
  const { faults, sample, people } = memory
  const first = firstPorts(memory)
  // Each stands on those before it.
  const ports = { ...first } as typeof first & PortsInMemory
  for (const capability of IN_MEMORY) Object.assign(ports, capability.ports(memory, ports))
  const tabs = new InMemoryTabs()
  return {
    ...ports,
    faults,
    sample,
    people,
    keptTemplates: memory.templates,
    keptContacts: memory.contacts,
    tabs,
    sessions: new InMemorySessionGateway(claims, SAMPLE_PASSWORD, faults, (user) => ports.activity.refuseSignIn(user)),
    channel: tabs.open(),
    readClaims: readInMemoryToken,
    now: () => 1_800_000_000,
    languages: new InMemoryLanguages(language, languageChosen),
  }
}

export type InMemoryPorts = ReturnType<typeof inMemoryPorts>

/** The machines of the first page, running over in-memory ports; and the sign-in. */
export const inMemoryEntry = (ports: InMemoryPorts): EntryActors & Pick<AccountActors, 'login'> => {
  const session = createActor(createSessionMachine(ports)).start()
  const login = startLogin(ports.sessions, session)
  return {
    session,
    login,
    loadLogin: async () => login,
    preferences: createActor(createPreferencesMachine({ store: ports.preferences, languages: ports.languages })).start(),
    notifications: createActor(notificationsMachine).start(),
    workplaces: ports.workplaces,
  }
}

/** The machines of the pages that links lead to, running over in-memory ports. */
export const inMemoryAccounts = (ports: InMemoryPorts, { session, login }: Pick<EntryActors, 'session'> & Pick<AccountActors, 'login'>): AccountActors => ({
  login,
  passwordLink: createActor(createPasswordLinkMachine(ports)).start(),
  newPassword: createActor(
    createNewPasswordMachine({ ...ports, opened: (tokens, remember) => session.send({ type: 'session.opened', tokens, remember }) }),
  ).start(),
  setup: createActor(createSetupMachine(ports)).start(),
})

/** Capabilities that are all made at once. */
const madeOf = (made: ReadonlyMap<Capability<object>, object>): Capabilities => {
  const now = <Actors extends object>(key: Capability<Actors>) => made.get(key) as Actors | undefined
  const load = async <Actors extends object>(key: Capability<Actors>): Promise<Actors> => {
    const actors = now(key)
    if (actors === undefined) throw new RangeError(`There is no ${key.name} in memory`)
    return actors
  }
  return { now, load, fetch: async () => undefined, isAwaited: () => false, isBegun: () => true, subscribe: () => () => undefined, prefetch: async () => undefined }
}

/** What is behind the sign-in, everything of it made. */
export type InMemoryShell = FirstActors & ActorsInMemory

/** The machines behind the sign-in, running over in-memory ports. */
export const inMemoryShell = (ports: InMemoryPorts, entry: EntryActors): InMemoryShell => {
  const notify = (notification: Notification) => entry.notifications.send({ type: 'notify', notification })
  const made = new Map<Capability<object>, object>()
  const selection = createActor(createSelectionMachine(ports)).start()
  const tree = createActor(createTreeMachine(ports)).start()
  const first: FirstActors = {
    userId: SAMPLE_CLAIMS.user.id,
    files: ports.files,
    selection,
    tree,
    folder: createActor(createFolderMachine({ ...ports, shown: followFolder(selection, tree) })).start(),
    quickSearch: createActor(createQuickSearchMachine(ports)).start(),
    usage: createActor(createUsageMachine(ports)).start(),
    capabilities: madeOf(made),
  }
  const all = { ...ports, entry, first, notify }
  for (const capability of IN_MEMORY) made.set(capability.key, capability.start(all))
  return Object.assign({ ...first }, ...made.values()) as InMemoryShell
}
