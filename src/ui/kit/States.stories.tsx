import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderOpen, Globe, Upload } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Alert } from './Alert.tsx'
import { Badge, StatusDot } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { FileName } from './FileName.tsx'
import { Kbd } from './Kbd.tsx'
import { Why } from './Why.tsx'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const onRetry = fn()

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<FolderOpen size={24} />}
      title="This folder is empty"
      text="Drop files anywhere, or choose them."
      action={
        <Button tone="primary" icon={<Upload size={16} />}>
          Upload
        </Button>
      }
    />
  ),
}

export const Failed: Story = {
  render: () => <ErrorState title="The folder could not be read" text="Nothing was lost." onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const AboveAForm: Story = { render: () => <Alert>E-mail, organization or password is wrong.</Alert> }

export const Badges: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>Indexing</Badge>
      <Badge tone="publish" icon={<Globe size={12} aria-hidden />}>
        Web ready
      </Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="danger">Failed</Badge>
      <StatusDot tone="success">Indexed</StatusDot>
      <StatusDot tone="warning">Indexing</StatusDot>
      <StatusDot tone="danger">Failed</StatusDot>
      <Chip>harbour</Chip>
      <Chip onRemove={fn()} removeLabel="Remove the filter dusk">
        dusk
      </Chip>
      <Kbd>/</Kbd>
    </div>
  ),
}

export const FileNames: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, width: 200 }}>
      <FileName name="harbour-at-dusk-1887.jpg" />
      <FileName name="amphora-attic-black-figure-with-two-handles-and-a-lid.tif" />
      <FileName name="README" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByTitle(/^amphora/)
    await expect(shown).toHaveTextContent('amphora-attic-black-figure-with-two-handles-and-a-lid.tif')
  },
}

export const Explained: Story = {
  render: () => (
    <Why title="You can't grant this">
      <p>
        Your role <strong>Admin</strong> does not hold MANAGE_ROLES in Harbour Museum.
      </p>
    </Why>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why?' }))
    await expect(within(canvasElement).getByText("You can't grant this")).toBeVisible()
  },
}
