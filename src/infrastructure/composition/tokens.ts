import type { ServiceIdentifier } from 'inversify'
import type { AccountActors, EntryActors, FirstActors } from '../../application/actors.ts'
import type { AssetGateway } from '../../application/assets/AssetGateway.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { FolderGateway } from '../../application/folders/FolderGateway.ts'
import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { NotificationsActor } from '../../application/notifications/notifications.machine.ts'
import type { UsageGateway } from '../../application/organizations/UsageGateway.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { PreferencesStore } from '../../application/preferences/PreferencesStore.ts'
import type { SearchGateway } from '../../application/search/SearchGateway.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import type { LoginActor } from '../../application/session/login.machine.ts'
import type { PasswordGateway } from '../../application/session/PasswordGateway.ts'
import type { SessionActor } from '../../application/session/session.machine.ts'
import type { SessionChannel } from '../../application/session/SessionChannel.ts'
import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import type { SessionStore } from '../../application/session/SessionStore.ts'
import type { SetupGateway } from '../../application/setup/SetupGateway.ts'
import type { ContainerCapabilities } from './ContainerCapabilities.ts'
import type { AssetStates } from '../cache/AssetStates.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { TabWorkplaces } from '../organizations/TabWorkplaces.ts'
import type { LocalEventHub } from '../notifications/LocalEventHub.ts'
import type { I18nextLanguages } from '../preferences/I18nextLanguages.ts'

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name)

/** Everything the container holds; a port goes by its own name. */
export const T = {
  HttpClient: token<HttpClient>('HttpClient'),
  Languages: token<I18nextLanguages>('Languages'),
  PreferencesStore: token<PreferencesStore>('PreferencesStore'),
  SessionGateway: token<SessionGateway>('SessionGateway'),
  SessionStore: token<SessionStore>('SessionStore'),
  SessionChannel: token<SessionChannel>('SessionChannel'),
  Workplaces: token<TabWorkplaces>('Workplaces'),
  Credentials: token<Credentials>('Credentials'),
  Session: token<SessionActor>('Session'),
  Login: token<LoginActor>('Login'),
  Preferences: token<PreferencesActor>('Preferences'),
  Notifications: token<NotificationsActor>('Notifications'),
  EntryActors: token<EntryActors>('EntryActors'),

  PasswordGateway: token<PasswordGateway>('PasswordGateway'),
  SetupGateway: token<SetupGateway>('SetupGateway'),
  AccountActors: token<AccountActors>('AccountActors'),

  ReadCache: token<ReadCache>('ReadCache'),
  AssetStates: token<AssetStates>('AssetStates'),
  LocalEventHub: token<LocalEventHub>('LocalEventHub'),
  EventStream: token<EventStream>('EventStream'),
  FolderGateway: token<FolderGateway>('FolderGateway'),
  AssetGateway: token<AssetGateway>('AssetGateway'),
  FileAddresses: token<FileAddresses>('FileAddresses'),
  SearchGateway: token<SearchGateway>('SearchGateway'),
  UsageGateway: token<UsageGateway>('UsageGateway'),
  Capabilities: token<ContainerCapabilities>('Capabilities'),
  FirstActors: token<FirstActors>('FirstActors'),
} as const
