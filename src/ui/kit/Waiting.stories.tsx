import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'
import { Skeleton } from './Skeleton.tsx'
import { PageSpinner, Spinner } from './Spinner.tsx'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const SpinnerOfAPage: Story = {
  render: () => <PageSpinner />,
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('status', { name: 'Loading' })
    await expect(spinner.offsetWidth).toBe(50)
  },
}

export const SpinnerInline: Story = { render: () => <Spinner size="inline" label="Signing in" /> }

export const Skeletons: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 8 }}>
      <Skeleton $width="60%" />
      <Skeleton />
      <Skeleton $height="120px" />
    </div>
  ),
}

export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <ProgressBar label="survey-map-sheet-13.tif" value={0.64} />
      <ProgressBar label="bill-of-lading-1903.pdf" value={1} tone="success" />
      <ProgressBar label="harbour-plan.dwg" value={1} tone="danger" />
      <ProgressBar label="letter.pdf" value={0.3} tone="warning" />
      <ProgressBar label="Loans" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'survey-map-sheet-13.tif' })).toHaveAttribute('value', '0.64')
  },
}
