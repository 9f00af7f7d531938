import { cleanup, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { SAMPLE_USERS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { RestrictedModule } from '../../src/ui/restrictions/RestrictedModule.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

afterEach(cleanup)

const CUT = 'Only the first 1,000 folders of Records are listed. Find the others by their names.'

const show = async (count: number) => {
  const { shell, ports } = libraryWith()().stage
  const { library } = ports.sample
  library.folders.clear()
  for (let at = 0; at < count; at += 1) library.addFolder({ name: `Box ${String(at).padStart(4, '0')}`, parentId: null, type: 'RECORDS' })
  shell.restrictedTree.send({ type: 'tree.open', of: { of: 'access', userId: SAMPLE_USERS[2].id }, types: ['RECORDS'] })
  render(
    <ThemeProvider theme={theme}>
      <RestrictedModule tree={shell.restrictedTree} type="RECORDS" />
    </ThemeProvider>,
  )
  await screen.findByText('Box 0000')
}

test('the tree of restrictions says where it lists the first folders alone', async () => {
  await show(1001)
  expect([screen.queryByText(CUT) === null, screen.queryByText('Box 1000')]).toEqual([false, null])
})

test('and nothing where it lists all', async () => {
  await show(2)
  expect(screen.queryByText(CUT)).toBeNull()
})
