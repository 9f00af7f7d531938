import { createRoot } from 'react-dom/client'
import { createContainer, createShellContainer, fetchShell } from './infrastructure/composition/container.ts'
import { ShellLife } from './infrastructure/composition/ShellLife.ts'
import { T } from './infrastructure/composition/tokens.ts'
import { PARTS } from './infrastructure/preferences/I18nextLanguages.ts'
import { App } from './ui/App.tsx'

const container = createContainer()
const session = container.get(T.Session)
const languages = container.get(T.Languages)
const isSignedIn = session.getSnapshot().hasTag('signedIn')

// The language is known at once, so that what depends on it can be made while its texts are on their way.
const texts = languages.start(isSignedIn ? PARTS : ['public'])
const actors = container.get(T.EntryActors)
const { login, preferences } = actors

const shells = new ShellLife(session, async () => {
  const [shell] = await Promise.all([createShellContainer(container), languages.need('app')])
  return { actors: shell.get(T.ShellActors), events: shell.get(T.EventStream) }
})

const knowUser = () => {
  const userId = session.getSnapshot().context.session?.claims.user.id
  if (userId !== undefined && userId !== preferences.getSnapshot().context.userId) preferences.send({ type: 'user.known', userId })
}
knowUser()
session.subscribe(knowUser)

if (isSignedIn) void shells.load()
else {
  // Whoever begins to type is about to need what lies behind the sign-in.
  const typing = login.subscribe(() => {
    typing.unsubscribe()
    void fetchShell()
  })
}

await texts
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the application')
createRoot(root).render(<App actors={actors} loadShell={() => shells.load()} />)
