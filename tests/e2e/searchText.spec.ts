import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { docx } from './support/ownFiles.ts'

test('the text inside a document is found once it is indexed', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Indexed letters')
  await upload(page, [await docx('about-timber.docx', 'Timber', ['The planks are of zebranowood from the south.'])])
  await expect(item(page, 'about-timber.docx')).toBeVisible()
  await expect(item(page, 'about-timber.docx')).not.toContainText('Indexing')
  await page.goto('/search?q=zebranowood')
  await expect(page.getByRole('main').getByRole('link', { name: /about-timber/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('zebranowood')
})
