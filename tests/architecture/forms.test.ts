import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms whose one field takes the focus by itself, searches, which are never wrong, pages without JavaScript, and a form's look alone. */
const OTHERS = [
  'src/ui/metadata-table/FindBar.tsx',
  'src/ui/persons/PersonForm.tsx',
  'src/ui/preview/FindField.tsx',
  'src/ui/preview/PageTools.tsx',
  'src/ui/public-portal/PortalShell.tsx',
  'src/ui/public-shares/SharePhrase.tsx',
  'src/ui/repositories/RepositoryList.tsx',
  'src/ui/two-factor/TwoFactorForm.tsx',
]

const leavesFocus = (source: string): boolean => /<form\b|styled\.form/.test(source) && !source.includes('useProblemFocus(')

it('every form puts the focus on the first field that is wrong', () => {
  expect([leavesFocus('<form onSubmit={send}>'), leavesFocus('<form {...useProblemFocus(send)}>')]).toEqual([true, false])
  const files = globSync('src/ui/**/*.tsx').filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  expect(files.filter((file) => leavesFocus(readFileSync(file, 'utf8'))).toSorted()).toEqual(OTHERS)
})
