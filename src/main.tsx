import { createRoot } from 'react-dom/client'
import { createContainer, createShellContainer, fetchShell } from './infrastructure/composition/container.ts'
import { ShellLife } from './infrastructure/composition/ShellLife.ts'
import { T } from './infrastructure/composition/tokens.ts'
import { PARTS } from './infrastructure/preferences/I18nextLanguages.ts'
import { Entrance } from './ui/Entrance.tsx'

const LOGIN = '/login'

/** The screens that people begin at come with the shell, not after it. */
const fetchFirstScreen = (path: string) => {
  void import('./ui/routing/ShellFrame.tsx')
  if (path.includes('/folders')) void import('./ui/library/FolderRoute.tsx')
}

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

const fetchApp = () => import('./ui/App.tsx')

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the application')
const root = createRoot(place)

const openApp = async () => {
  const [{ App }] = await Promise.all([fetchApp(), texts])
  root.render(<App actors={actors} loadShell={() => shells.load()} />)
}

/** Whoever begins at the sign-in page gets that page alone, and the application when they are in. */
const openEntrance = async () => {
  // Whoever begins to type is about to need what lies behind the sign-in.
  const typing = login.subscribe(({ context }) => {
    if (context.form.email === '') return
    typing.unsubscribe()
    void Promise.all([fetchApp(), fetchShell()])
  })
  const entering = session.subscribe((snapshot) => {
    if (!snapshot.hasTag('signedIn')) return
    entering.unsubscribe()
    void openApp()
  })
  await texts
  if (!session.getSnapshot().hasTag('signedIn')) root.render(<Entrance actors={actors} />)
}

if (isSignedIn) {
  void shells.load()
  fetchFirstScreen(window.location.pathname)
}
await (isSignedIn || window.location.pathname !== LOGIN ? openApp() : openEntrance())
