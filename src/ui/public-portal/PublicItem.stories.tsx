import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from 'react-i18next'
import { expect, screen } from 'storybook/test'
import { portalPicture, SAMPLE_TEXTS } from '../../../.storybook/portal.ts'
import { ItemView } from './ItemView.tsx'
import './portal.css'
import { portalWordsOf } from './portalWords.ts'
import type { WholePublicItem } from './publicItem.ts'
import type { PortalLinks } from './publicPortal.ts'
import { publicPortalOf } from './publicPortalOf.ts'
import { ZoomView, type ZoomedPicture } from './ZoomView.tsx'

const PICTURE = URL.createObjectURL(portalPicture())

const LINKS: PortalLinks = {
  main: '#main', about: '#about', contact: '#contact', search: '#search', items: '#items', language: undefined,
  languages: [{ language: 'no', name: 'Norsk', href: '#no' }],
}

const ITEM: WholePublicItem = {
  name: 'Harbour at dusk, 1887',
  kind: 'image',
  picture: { address: PICTURE, sizes: `${PICTURE} 960w`, width: 960, height: 640, text: 'Three barques at a quay', zoom: '#zoom' },
  hasManifest: true,
  player: undefined,
  page: undefined,
  text: undefined,
  description: 'Three barques at the quay, seen from the customs house.',
  seoDescription: '',
  fileNumber: 'HM-1887-0012',
  path: [{ name: 'Collections', href: '#collections' }, { name: 'Prints and drawings', href: '#prints' }],
  facts: [
    {
      name: 'Photograph',
      facts: [
        { name: 'Date', section: '', values: [{ text: 'about 1887', href: undefined }] },
        { name: 'Seen on it', section: '', values: [{ text: 'Solveig', href: '#solveig' }, { text: 'The northern quay', href: undefined }] },
        { name: 'Technique', section: 'Making', values: [{ text: 'Albumen print on card', href: undefined }] },
        { name: 'Height', section: 'Making', values: [{ text: '13 cm', href: undefined }] },
      ],
    },
  ],
  rights: { name: 'No Copyright – Other Known Legal Restrictions', address: 'http://rightsstatements.org/vocab/NoC-OKLR/1.0/' },
  downloads: [
    { what: 'picture', href: '#picture', name: 'Harbour at dusk, 1887.jpg', detail: 'JPG, 2048 × 1365' },
    { what: 'original', href: '#original', name: 'Harbour at dusk, 1887.tif', detail: 'TIFF, 48.2 MB' },
  ],
  citation: 'Harbour Museum. Harbour at dusk, 1887. HM-1887-0012.',
  record: {},
  persons: [],
  license: undefined,
  permanent: 'https://vitrine.example/portal/harbour-museum/items/0194f0a0-1111-7222-8333-944455556666',
  previous: { name: 'Gaslights on the northern quay', href: '#previous' },
  next: { name: 'Herring barrels', href: '#next' },
  related: [
    { id: '2', name: 'The foghorn', href: '#2', kind: 'audio', picture: undefined },
    { id: '3', name: 'The quay from the sea', href: '#3', kind: 'image', picture: PICTURE },
  ],
}

const BARE: WholePublicItem = { ...ITEM, picture: undefined, facts: [], rights: undefined, downloads: [], previous: undefined, next: undefined, related: [], description: '' }

const Page = ({ item, zoomed }: { readonly item?: WholePublicItem; readonly zoomed?: ZoomedPicture }) => {
  const { t, i18n } = useTranslation()
  const portal = publicPortalOf({ ...SAMPLE_TEXTS, avatar: '', coverPhoto: 'cover', mainPhoto: 'main' }, i18n.language, () => PICTURE)
  const words = portalWordsOf(t)
  return (
    <div className="portal-frame">
      {item !== undefined && <ItemView page={undefined} portal={portal} words={words} links={LINKS} item={item} />}
      {zoomed !== undefined && <ZoomView picture={zoomed} words={words} />}
    </div>
  )
}

const meta = { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Picture: Story = {
  args: { item: ITEM },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Three barques at a quay' })).toBeVisible()
    await expect(screen.getByRole('link', { name: /rightsstatements\.org/ })).toHaveAttribute('href', 'http://rightsstatements.org/vocab/NoC-OKLR/1.0/')
  },
}

const LONG = 'The widening of the northern quay, its lighting by gas, and the dispute with the owners of the rope walk over the right of way. '

export const ManyValues: Story = {
  args: {
    item: {
      ...ITEM,
      name: `${LONG.trim()} Supercalifragilisticexpialidocious_photograph_without_any_blank_in_its_name.tif`,
      description: LONG.repeat(12),
      facts: [
        {
          name: 'Minutes of the harbour board',
          facts: Array.from({ length: 14 }, (_, at) => ({
            name: at === 3 ? 'An attribute whose name is a whole sentence about what it is for' : `Attribute ${at + 1}`,
            section: at < 5 ? '' : `Part ${Math.floor(at / 5)}`,
            values: Array.from({ length: at === 2 ? 12 : 1 }, (_, value) => ({ text: at === 4 ? LONG.repeat(3) : `Value ${value + 1}`, href: at === 2 ? '#value' : undefined })),
          })),
        },
        { name: 'Conservation', facts: [{ name: 'Condition', section: '', values: [{ text: 'Good', href: undefined }] }] },
      ],
    },
  },
}

export const Document: Story = {
  args: {
    item: {
      ...ITEM,
      kind: 'pdf',
      name: 'Minutes of the harbour board, 1891.pdf',
      page: { number: 3, count: 12, previous: '#previous-page', next: '#next-page' },
      text: { content: `Present: the harbour master, two members.\n\n${LONG.repeat(3)}`, isCut: true },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Page 3 of 12')).toBeVisible()
    await expect(screen.getByText('Text of this page')).toBeVisible()
  },
}

export const Film: Story = {
  args: { item: { ...ITEM, kind: 'video', picture: undefined, player: { kind: 'video', address: 'data:video/mp4,', mediaType: 'video/mp4', isDownloadable: false } } },
}

export const Recording: Story = {
  args: { item: { ...ITEM, kind: 'audio', picture: undefined, player: { kind: 'audio', address: 'data:audio/wav,', mediaType: 'audio/wav', isDownloadable: true } } },
}

export const Text: Story = {
  args: { item: { ...ITEM, kind: 'text', picture: undefined, text: { content: `List of ships\n\n${LONG.repeat(9)}`, isCut: true } } },
}

export const NothingToSee: Story = { args: { item: { ...BARE, kind: 'none' } } }

export const LookingClosely: Story = {
  args: { zoomed: { name: ITEM.name, text: 'Three barques at a quay', info: '#info', whole: PICTURE, back: '#back' } },
}
