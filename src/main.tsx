import './ui/theme/colors.css'
import './ui/theme/base.css'
import './ui/theme/forced.css'
import './ui/not-opened/notOpened.css'
import { createRoot } from 'react-dom/client'
import type { Subscription } from 'xstate'
import { createContainer } from './infrastructure/composition/container.ts'
import { T } from './infrastructure/composition/tokens.ts'
import { PARTS } from './infrastructure/preferences/I18nextLanguages.ts'
import { entranceFor } from './ui/routing/entranceFor.ts'

const container = createContainer()
const session = container.get(T.Session)
const languages = container.get(T.Languages)
const isSignedIn = session.getSnapshot().hasTag('signedIn')

/** Whoever is not signed in begins at the sign-in page, unless the address is one that says something else. */
const entrance = isSignedIn ? undefined : entranceFor(window.location)
const fetchApplication = () => import('./application.tsx')
const fetchEntrance = () => import('./ui/Entrance.tsx')

// Everything sets out at once: the scripts, the texts, and with the scripts what they ask for.
const application = entrance === undefined ? fetchApplication() : undefined
const texts = languages.start(isSignedIn ? PARTS : ['public'])
const actors = container.get(T.EntryActors)
const { preferences } = actors

const knowUser = () => {
  const { id: userId, language } = session.getSnapshot().context.session?.claims.user ?? {}
  if (userId !== undefined && userId !== preferences.getSnapshot().context.userId) preferences.send({ type: 'user.known', userId, language })
}
knowUser()
session.subscribe(knowUser)

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the application')
const root = createRoot(place)

/** What was fetched. Where it does not come the page says so, and nothing follows. */
const fetched = async <Part,>(part: Promise<Part>): Promise<Part> => {
  try {
    return await part
  } catch {
    root.unmount()
    window.vitrineNotOpened?.()
    return new Promise(() => {})
  }
}

const openApp = async () => {
  const { openApplication } = await fetched(application ?? fetchApplication())
  await openApplication({ root, container, texts: fetched(texts) })
}

/** Whoever begins at the sign-in page gets that page alone, and the application when they are in. */
const openEntrance = async (wanted: string | undefined) => {
  if (wanted !== undefined) {
    session.send({ type: 'signIn.required', address: wanted })
    window.history.replaceState(null, '', '/login')
  }
  let helping: Subscription | undefined
  const entering = session.subscribe((snapshot) => {
    if (!snapshot.hasTag('signedIn')) return
    entering.unsubscribe()
    helping?.unsubscribe()
    void openApp()
  })
  const [{ Entrance }, login] = await fetched(Promise.all([fetchEntrance(), actors.loadLogin(), texts]))
  if (session.getSnapshot().hasTag('signedIn')) return
  // Whoever begins to type is about to need what lies behind the sign-in.
  const typing = login.subscribe(({ context }) => {
    if (context.form.email === '') return
    typing.unsubscribe()
    void Promise.all([fetchApplication(), languages.need('app')])
  })
  // Who never had a password goes on at the page that helps, which comes with the application.
  helping = login.subscribe((snapshot) => {
    if (!snapshot.matches('passwordNotSet')) return
    helping?.unsubscribe()
    entering.unsubscribe()
    window.history.pushState(null, '', '/password-not-set')
    void openApp()
  })
  root.render(<Entrance actors={actors} login={login} />)
}

// Not awaited: what is fetched imports this file's chunk, and would wait for it to end.
void (entrance === undefined ? openApp() : openEntrance(entrance.wanted))
