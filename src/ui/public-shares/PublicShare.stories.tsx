import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from 'react-i18next'
import { expect, screen } from 'storybook/test'
import { portalPicture } from '../../../.storybook/portal.ts'
import '../public-portal/portal.css'
import '../public-portal/collection.css'
import type { PublicShare, PublicShareLinks, ShareItemContent, ShareListContent } from './publicShare.ts'
import { ShareItem } from './ShareItem.tsx'
import { ShareList } from './ShareList.tsx'
import { ShareMissing, ShareNoZip } from './ShareMissing.tsx'
import { SharePhrase } from './SharePhrase.tsx'
import type { ShareShellProps } from './ShareShell.tsx'
import { shareWordsOf } from './shareWords.ts'

const PICTURE = URL.createObjectURL(portalPicture())

const LINKS: PublicShareLinks = {
  main: '#main',
  languages: [
    { language: 'no', name: 'Norsk', href: '#no' },
    { language: 'es', name: 'Español', href: '#es' },
  ],
}

const SHARE: PublicShare = { organization: 'Harbour Museum', title: 'Ships of 1902, for the calendar', note: 'Please choose twelve, and tell us their numbers by Friday.', until: '12/24/2026' }

const LIST: ShareListContent = {
  is: 'list',
  isMain: true,
  heading: SHARE.title,
  path: [],
  folders: [{ name: 'Sailing ships', href: '#sailing' }, { name: 'Steamers of the coastal line between Bergen and the North Cape', href: '#steamers' }],
  items: [
    { id: '1', name: 'Solveig off the skerries.tif', href: '#1', kind: 'image', picture: PICTURE },
    { id: '2', name: 'Minutes of the harbour board from the meeting on the widening of the northern quay.pdf', href: '#2', kind: 'pdf', picture: undefined },
    { id: '3', name: 'The foghorn.wav', href: '#3', kind: 'audio', picture: undefined },
  ],
  nextFolders: '#folders',
  next: '#next',
  download: '#zip',
}

const ITEM: ShareItemContent = {
  is: 'item',
  name: 'Solveig off the skerries.tif',
  kind: 'image',
  picture: { address: PICTURE, width: 960, height: 640 },
  media: undefined,
  description: 'The barque Solveig under full sail, seen from the pilot boat.',
  size: '48.2 MB',
  modified: '03/14/2026',
  path: [{ name: 'Sailing ships', href: '#sailing' }],
  isOnly: false,
  download: '#download',
}

const Site = ({ view }: { readonly view: (shell: ShareShellProps) => React.ReactNode }) => {
  const { t } = useTranslation()
  return <div className="portal-frame">{view({ share: SHARE, links: LINKS, words: shareWordsOf(t) })}</div>
}

const meta = { component: Site, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Site>

export default meta

type Story = StoryObj<typeof meta>

export const ToTakeHome: Story = {
  args: { view: (shell) => <ShareList {...shell} list={LIST} /> },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Download all as a zip file' })).toHaveAttribute('href', '#zip')
    await expect(screen.getByText('Shared by Harbour Museum until 12/24/2026')).toBeVisible()
  },
}

export const ToLookAt: Story = {
  args: { view: (shell) => <ShareList {...shell} list={{ ...LIST, download: undefined }} /> },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Sailing ships' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: /Download/ })).toBeNull()
  },
}

export const FolderBelow: Story = {
  args: { view: (shell) => <ShareList {...shell} list={{ ...LIST, isMain: false, heading: 'Sailing ships', folders: [], nextFolders: undefined, next: undefined }} /> },
  play: async () => {
    await expect(await screen.findByRole('link', { name: SHARE.title })).toHaveAttribute('href', '#main')
  },
}

export const NothingLeft: Story = {
  args: { view: (shell) => <ShareList {...shell} list={{ ...LIST, folders: [], nextFolders: undefined, items: [], next: undefined }} /> },
  play: async () => {
    await expect(await screen.findByText('There is nothing here at the moment.')).toBeVisible()
    await expect(screen.queryByRole('link', { name: /Download/ })).toBeNull()
  },
}

export const Picture: Story = { args: { view: (shell) => <ShareItem {...shell} item={ITEM} /> } }

export const OnlyOne: Story = { args: { view: (shell) => <ShareItem {...shell} item={{ ...ITEM, isOnly: true, path: [] }} /> } }

export const Film: Story = { args: { view: (shell) => <ShareItem {...shell} item={{ ...ITEM, name: 'Sailing home.mp4', kind: 'video', picture: undefined, media: 'data:video/mp4,' }} /> } }

export const Recording: Story = { args: { view: (shell) => <ShareItem {...shell} item={{ ...ITEM, name: 'The foghorn.wav', kind: 'audio', picture: undefined, media: 'data:audio/wav,', download: undefined }} /> } }

export const NothingToSee: Story = { args: { view: (shell) => <ShareItem {...shell} item={{ ...ITEM, name: 'Ships of 1902.xlsx', kind: 'none', picture: undefined, description: '' }} /> } }

export const PassPhrase: Story = {
  args: { view: ({ words, links }) => <SharePhrase words={words} links={links} problem={undefined} /> },
  play: async () => {
    await expect(await screen.findByLabelText('Pass phrase')).toBeRequired()
    await expect(document.body).not.toHaveTextContent('Harbour Museum')
  },
}

export const WrongPassPhrase: Story = {
  args: { view: ({ words, links }) => <SharePhrase words={words} links={links} problem={{ is: 'wrong' }} /> },
  play: async () => {
    await expect(await screen.findByLabelText('Pass phrase')).toHaveAccessibleDescription(/This is not the pass phrase/)
  },
}

export const TooManyAttempts: Story = {
  args: { view: ({ words, links }) => <SharePhrase words={words} links={links} problem={{ is: 'limited', minutes: 12 }} /> },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 12 minutes.')
  },
}

/** Guessed, expired, revoked, or of somebody who may share no more: one and the same. */
export const LeadsNowhere: Story = {
  args: { view: ({ words }) => <ShareMissing words={words} /> },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible()
  },
}

export const NoZipOfNothing: Story = { args: { view: ({ words, links }) => <ShareNoZip words={words} links={links} why="ZIP_EMPTY" /> } }

export const NoZipOfSoMuch: Story = { args: { view: ({ words, links }) => <ShareNoZip words={words} links={links} why="ZIP_TOO_LARGE" /> } }

export const NoZipAtTheMoment: Story = { args: { view: ({ words, links }) => <ShareNoZip words={words} links={links} why="busy" /> } }
