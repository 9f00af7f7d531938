import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { notificationsMachine } from '../../application/notifications/notifications.machine.ts'
import { createPreferencesMachine } from '../../application/preferences/preferences.machine.ts'
import { credentialsOf } from '../../application/session/credentialsOf.ts'
import type { LoginActor } from '../../application/session/login.machine.ts'
import { createSessionMachine } from '../../application/session/session.machine.ts'
import { I18nextLanguages } from '../preferences/I18nextLanguages.ts'
import { LocalStoragePreferencesStore } from '../preferences/LocalStoragePreferencesStore.ts'
import { TabWorkplaces } from '../organizations/TabWorkplaces.ts'
import { BroadcastSessionChannel } from '../session/BroadcastSessionChannel.ts'
import { BrowserPresence } from '../session/BrowserPresence.ts'
import { decodeToken } from '../session/decodeToken.ts'
import { DeferredSessionGateway } from '../session/DeferredSessionGateway.ts'
import { WebStorageSessionStore } from '../session/WebStorageSessionStore.ts'
import { T } from './tokens.ts'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** What the first page needs, whoever sees it: signing in, the look, what is told. */
export const entryModule = new ContainerModule(({ bind }) => {
  bind(T.Languages)
    .toResolvedValue(() => new I18nextLanguages())
    .inSingletonScope()
  bind(T.PreferencesStore)
    .toResolvedValue(() => new LocalStoragePreferencesStore(localStorage))
    .inSingletonScope()
  bind(T.SessionStore)
    .toResolvedValue(() => new WebStorageSessionStore(localStorage, sessionStorage))
    .inSingletonScope()
  bind(T.SessionChannel)
    .toResolvedValue(() => new BroadcastSessionChannel(new BroadcastChannel('vitrine.session'), navigator.locks))
    .inSingletonScope()
  bind(T.SessionGateway)
    .toResolvedValue(
      (languages) => {
        const presence = new BrowserPresence({ page: window, storage: localStorage, now: Date.now })
        return new DeferredSessionGateway(async () => {
          const { sessionOverHttp } = await import('../session/sessionOverHttp.ts')
          return sessionOverHttp(() => languages.current(), () => presence.idleSeconds())
        })
      },
      [T.Languages],
    )
    .inSingletonScope()

  bind(T.Session)
    .toResolvedValue(
      (sessions, store, channel) =>
        createActor(createSessionMachine({ sessions, store, channel, readClaims: decodeToken, now: nowInSeconds })).start(),
      [T.SessionGateway, T.SessionStore, T.SessionChannel],
    )
    .inSingletonScope()
  bind(T.Workplaces)
    .toResolvedValue(
      (session) => {
        const workplaces = new TabWorkplaces({
          storage: sessionStorage,
          load: (address) => window.location.assign(address),
          userId: () => session.getSnapshot().context.session?.claims.user.id,
        })
        session.subscribe((snapshot) => {
          if (snapshot.matches('signingOut')) workplaces.forget()
        })
        return workplaces
      },
      [T.Session],
    )
    .inSingletonScope()
  bind(T.Credentials).toResolvedValue(credentialsOf, [T.Session, T.Workplaces]).inSingletonScope()
  bind(T.Preferences)
    .toResolvedValue(
      (store, languages) => createActor(createPreferencesMachine({ store, languages })).start(),
      [T.PreferencesStore, T.Languages],
    )
    .inSingletonScope()
  bind(T.Notifications)
    .toResolvedValue(() => createActor(notificationsMachine).start())
    .inSingletonScope()
  bind(T.EntryActors)
    .toResolvedValue(
      (session, sessions, preferences, notifications, workplaces) => {
        let login: LoginActor | undefined
        const loadLogin = async () => {
          const { startLogin } = await import('../session/startLogin.ts')
          return (login ??= startLogin(sessions, session))
        }
        return { session, loadLogin, preferences, notifications, workplaces }
      },
      [T.Session, T.SessionGateway, T.Preferences, T.Notifications, T.Workplaces],
    )
    .inSingletonScope()
})
