import type { ServiceIdentifier } from 'inversify'
import type { AccountActors, EntryActors, FirstActors, Rest, ShellActors } from '../../application/actors.ts'
import type { AssetGateway } from '../../application/assets/AssetGateway.ts'
import type { Downloads } from '../../application/downloads/Downloads.ts'
import type { FavoriteGateway } from '../../application/favorites/FavoriteGateway.ts'
import type { BulkEditGateway } from '../../application/bulk-edit/BulkEditGateway.ts'
import type { WebReadyGateway } from '../../application/web-ready/WebReadyGateway.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { MovingGateway } from '../../application/move-copy/MovingGateway.ts'
import type { BulkOperationGateway } from '../../application/bulk-operations/BulkOperationGateway.ts'
import type { Describing } from '../../application/activity/describing.ts'
import type { PicturePorts } from '../../application/persons/persons.parts.ts'
import type { RelationGateway } from '../../application/relations/RelationGateway.ts'
import type { RepositoryGateway } from '../../application/repositories/RepositoryGateway.ts'
import type { FolderGateway } from '../../application/folders/FolderGateway.ts'
import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { NotificationsActor } from '../../application/notifications/notifications.machine.ts'
import type { ActivityGateway } from '../../application/activity/ActivityGateway.ts'
import type { OrganizationGateway } from '../../application/organizations/OrganizationGateway.ts'
import type { UsageGateway } from '../../application/organizations/UsageGateway.ts'
import type { RoleGateway } from '../../application/roles/RoleGateway.ts'
import type { MailGateway } from '../../application/mail/MailGateway.ts'
import type { PolicyGateway } from '../../application/organizations/PolicyGateway.ts'
import type { UserGroupGateway } from '../../application/user-groups/UserGroupGateway.ts'
import type { UserGateway } from '../../application/users/UserGateway.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { ProfileGateway } from '../../application/profile/ProfileGateway.ts'
import type { PreferencesStore } from '../../application/preferences/PreferencesStore.ts'
import type { RestrictionGateway } from '../../application/restrictions/RestrictionGateway.ts'
import type { SearchGateway } from '../../application/search/SearchGateway.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import type { LoginActor } from '../../application/session/login.machine.ts'
import type { PasswordGateway } from '../../application/session/PasswordGateway.ts'
import type { SessionActor } from '../../application/session/session.machine.ts'
import type { SessionChannel } from '../../application/session/SessionChannel.ts'
import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import type { TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import type { SessionStore } from '../../application/session/SessionStore.ts'
import type { SetupGateway } from '../../application/setup/SetupGateway.ts'
import type { ResumableStore } from '../../application/uploads/ResumableStore.ts'
import type { UploadGateway } from '../../application/uploads/UploadGateway.ts'
import type { ZipGateway } from '../../application/downloads/ZipGateway.ts'
import type { TrashGateway } from '../../application/trash/TrashGateway.ts'
import type { LatestStates } from '../cache/LatestStates.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { TabWorkplaces } from '../organizations/TabWorkplaces.ts'
import type { FactHub } from '../notifications/FactHub.ts'
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
  LatestStates: token<LatestStates>('LatestStates'),
  FactHub: token<FactHub>('FactHub'),
  EventStream: token<EventStream>('EventStream'),
  FolderGateway: token<FolderGateway>('FolderGateway'),
  AssetGateway: token<AssetGateway>('AssetGateway'),
  FavoriteGateway: token<FavoriteGateway>('FavoriteGateway'),
  WebReadyGateway: token<WebReadyGateway>('WebReadyGateway'),
  BulkEditGateway: token<BulkEditGateway>('BulkEditGateway'),
  Downloads: token<Downloads>('Downloads'),
  FileAddresses: token<FileAddresses>('FileAddresses'),
  MovingGateway: token<MovingGateway>('MovingGateway'),
  TrashGateway: token<TrashGateway>('TrashGateway'),
  BulkOperationGateway: token<BulkOperationGateway>('BulkOperationGateway'),
  ZipGateway: token<ZipGateway>('ZipGateway'),
  UploadGateway: token<UploadGateway>('UploadGateway'),
  ResumableStore: token<ResumableStore>('ResumableStore'),
  SearchGateway: token<SearchGateway>('SearchGateway'),
  UsageGateway: token<UsageGateway>('UsageGateway'),
  ActivityGateway: token<ActivityGateway>('ActivityGateway'),
  Describing: token<Describing>('Describing'),
  PicturePorts: token<PicturePorts>('PicturePorts'),
  RelationGateway: token<RelationGateway>('RelationGateway'),
  RepositoryGateway: token<RepositoryGateway>('RepositoryGateway'),
  TwoFactorGateway: token<TwoFactorGateway>('TwoFactorGateway'),
  OrganizationGateway: token<OrganizationGateway>('OrganizationGateway'),
  UserGateway: token<UserGateway>('UserGateway'),
  RoleGateway: token<RoleGateway>('RoleGateway'),
  MailGateway: token<MailGateway>('MailGateway'),
  PolicyGateway: token<PolicyGateway>('PolicyGateway'),
  UserGroupGateway: token<UserGroupGateway>('UserGroupGateway'),
  ProfileGateway: token<ProfileGateway>('ProfileGateway'),
  RestrictionGateway: token<RestrictionGateway>('RestrictionGateway'),
  FirstActors: token<FirstActors>('FirstActors'),
  Rest: token<Rest>('Rest'),
  ShellActors: token<ShellActors>('ShellActors'),
} as const
