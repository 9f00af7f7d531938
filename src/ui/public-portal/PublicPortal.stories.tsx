import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from 'react-i18next'
import { expect, screen } from 'storybook/test'
import { portalPicture, SAMPLE_TEXTS } from '../../../.storybook/portal.ts'
import { Collection } from './Collection.tsx'
import { ListView } from './ListView.tsx'
import { BusyView, MissingView } from './MissingView.tsx'
import './portal.css'
import './collection.css'
import { PortalView } from './PortalView.tsx'
import { portalWordsOf, type PortalWords } from './portalWords.ts'
import type { ItemList, Narrowing, PublicCollection, PublicItem } from './publicList.ts'
import type { PortalLinks, PublicPortal } from './publicPortal.ts'
import { publicPortalOf } from './publicPortalOf.ts'

const PICTURE = URL.createObjectURL(portalPicture())

const LINKS: PortalLinks = {
  main: '#main',
  about: '#about',
  contact: '#contact',
  search: '#search',
  items: '#items',
  language: undefined,
  languages: [
    { language: 'no', name: 'Norsk', href: '#no' },
    { language: 'es', name: 'Español', href: '#es' },
  ],
}

const ITEMS: readonly PublicItem[] = [
  { id: '1', name: 'Harbour at dusk, 1887', href: '#1', kind: 'image', picture: PICTURE },
  { id: '2', name: 'Minutes of the harbour board from the meeting on the widening of the northern quay and its lighting by gas', href: '#2', kind: 'pdf', picture: undefined },
  { id: '3', name: 'The foghorn', href: '#3', kind: 'audio', picture: undefined },
]

const LIST: ItemList = {
  heading: 'Prints and drawings',
  path: [{ name: 'Collections', href: '#collections' }],
  folders: [{ name: 'Lighthouses', href: '#lighthouses' }],
  nextFolders: '#folders',
  cards: [],
  items: ITEMS,
  next: '#next',
  sought: undefined,
}

const NARROWING: Narrowing = {
  total: 1204,
  facets: [
    { heading: 'Kind', chosen: [], values: [{ text: 'Picture', count: 1180, href: '#image' }, { text: 'Document', count: 24, href: '#pdf' }], more: 0 },
    {
      heading: 'Technique',
      chosen: [{ text: 'Etching', count: 1204, href: '#without-etching' }, { text: 'Mezzotint', count: 18, href: '#without-mezzotint' }],
      values: [{ text: 'Watercolour and body colour over graphite on laid paper', count: 310, href: '#watercolour' }, { text: 'Woodcut', count: 7, href: '#woodcut' }],
      more: 31,
    },
    { heading: 'Made', chosen: [], values: [{ text: '1880s', count: 1100, href: '#1880s' }, { text: '1890s', count: 104, href: '#1890s' }], more: 0 },
  ],
  clear: '#clear',
  kept: [{ name: 'technique', value: 'Etching' }, { name: 'technique', value: 'Mezzotint' }],
}

const COLLECTIONS: readonly PublicCollection[] = [
  { name: 'Ships and sailing', href: '#ships', count: 1204, pictures: [PICTURE, `${PICTURE}#2`, `${PICTURE}#3`] },
  { name: 'Letters, accounts and minutes of the harbour board and of the pilots of the outer skerries', href: '#letters', count: 286, pictures: [PICTURE, `${PICTURE}#2`] },
  { name: 'Maps', href: '#maps', count: 12, pictures: [PICTURE] },
  { name: 'Sounds', href: '#sounds', count: 1, pictures: [] },
]

const LATEST: readonly PublicItem[] = [
  ...ITEMS,
  ...[[320, 213], [120, 320], [320, 90], [320, 320]].map(([width = 1, height = 1], at) => ({
    id: `n${at}`,
    name: `Plate ${at + 1}, seen from the customs house`,
    href: `#n${at}`,
    kind: 'image' as const,
    picture: `${PICTURE}#n${at}`,
    size: { width, height },
  })),
]

interface Shell {
  readonly page: undefined
  readonly portal: PublicPortal
  readonly words: PortalWords
  readonly links: PortalLinks
}

const Site = ({ view }: { readonly view: (shell: Shell) => React.ReactNode }) => {
  const { t, i18n } = useTranslation()
  const pictures = { avatar: '', coverPhoto: 'cover', mainPhoto: 'main' }
  const portal = publicPortalOf({ ...SAMPLE_TEXTS, ...pictures }, i18n.language, () => PICTURE)
  return <div className="portal-frame">{view({ page: undefined, portal, words: portalWordsOf(t), links: LINKS })}</div>
}

const meta = { component: Site, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Site>

export default meta

type Story = StoryObj<typeof meta>

export const MainPage: Story = {
  args: {
    view: (shell) => (
      <PortalView {...shell} page="main">
        <Collection collections={COLLECTIONS} total={9} latest={LATEST} words={shell.words} links={shell.links} />
      </PortalView>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Museum' })).toBeVisible()
  },
}

export const NothingPublicYet: Story = {
  args: {
    view: (shell) => (
      <PortalView {...shell} page="main">
        <Collection collections={[]} total={0} latest={[]} words={shell.words} links={shell.links} />
      </PortalView>
    ),
  },
}

export const AboutUs: Story = { args: { view: (shell) => <PortalView {...shell} page="about" /> } }

export const Contact: Story = { args: { view: (shell) => <PortalView {...shell} page="contact" /> } }

export const Folder: Story = {
  args: { view: (shell) => <ListView {...shell} list={LIST} /> },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'More folders' })).toHaveAttribute('href', '#folders')
  },
}

export const FolderOfFolders: Story = {
  args: { view: (shell) => <ListView {...shell} list={{ ...LIST, heading: 'Collections', path: [], folders: [], items: [], cards: COLLECTIONS, next: undefined, narrowing: { ...NARROWING, clear: undefined, facets: NARROWING.facets.filter(({ chosen }) => chosen.length === 0), kept: [] } }} /> },
}

export const Narrowed: Story = {
  args: { view: (shell) => <ListView {...shell} list={{ ...LIST, heading: shell.words.found('harbour'), folders: [], nextFolders: undefined, sought: 'harbour', narrowing: NARROWING }} /> },
  play: async () => {
    await expect(await screen.findByText('1,204 items')).toBeVisible()
    const [chosen] = await screen.findAllByRole('link', { name: 'Without “Technique: Etching”' })
    await expect(chosen).toHaveAttribute('href', '#without-etching')
  },
}

export const NarrowedToNothing: Story = {
  args: {
    view: (shell) => (
      <ListView
        {...shell}
        list={{ ...LIST, heading: shell.words.found('zeppelin'), folders: [], nextFolders: undefined, items: [], next: undefined, sought: 'zeppelin', narrowing: { ...NARROWING, total: 0, facets: NARROWING.facets.filter(({ chosen }) => chosen.length > 0) } }}
      />
    ),
  },
}

export const NothingFound: Story = {
  args: { view: (shell) => <ListView {...shell} list={{ ...LIST, heading: shell.words.found('zeppelin'), path: [], folders: [], nextFolders: undefined, items: [], next: undefined, sought: 'zeppelin' }} /> },
}

export const Missing: Story = { args: { view: ({ words }) => <MissingView words={words} /> } }

export const TooManyRequests: Story = { args: { view: ({ words }) => <BusyView words={words} /> } }
