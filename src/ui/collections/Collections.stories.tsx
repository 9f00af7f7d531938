import type { Meta, StoryObj } from '@storybook/react-vite'
import { CollectionsRoute } from './CollectionsRoute.tsx'

const meta = { component: CollectionsRoute, parameters: { layout: 'fullscreen', path: '/collections' } } satisfies Meta<typeof CollectionsRoute>

export default meta

export const AvailableSoon: StoryObj<typeof meta> = {}
