import { Container, ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import type { LoginActor } from '../../application/session/login.machine.ts'
import { createNewPasswordMachine } from '../../application/session/newPassword.machine.ts'
import { createPasswordLinkMachine } from '../../application/session/passwordLink.machine.ts'
import { createSetupMachine } from '../../application/setup/setup.machine.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpPasswordGateway } from '../session/HttpPasswordGateway.ts'
import { HttpSetupGateway } from '../setup/HttpSetupGateway.ts'
import { T } from './tokens.ts'

/** What the pages need that links in mails lead to, fetched with the first of them. */
const accountsModule = new ContainerModule(({ bind }) => {
  bind(T.PasswordGateway)
    .toResolvedValue((languages) => new HttpPasswordGateway(new HttpCaller(), () => languages.current()), [T.Languages])
    .inSingletonScope()
  bind(T.SetupGateway)
    .toResolvedValue((languages) => new HttpSetupGateway(new HttpCaller(), () => languages.current()), [T.Languages])
    .inSingletonScope()
  bind(T.AccountActors)
    .toResolvedValue(
      (login, passwords, setups, sessions, session) => ({
        login,
        passwordLink: createActor(createPasswordLinkMachine({ passwords })).start(),
        newPassword: createActor(
          createNewPasswordMachine({ passwords, sessions, opened: (tokens, remember) => session.send({ type: 'session.opened', tokens, remember }) }),
        ).start(),
        setup: createActor(createSetupMachine({ setups })).start(),
      }),
      [T.Login, T.PasswordGateway, T.SetupGateway, T.SessionGateway, T.Session],
    )
    .inSingletonScope()
})

export const createAccountsContainer = (parent: Container, login: LoginActor): Container => {
  const container = new Container({ parent })
  container.bind(T.Login).toConstantValue(login)
  container.load(accountsModule)
  return container
}
