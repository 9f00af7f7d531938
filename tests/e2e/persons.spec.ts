import sharp from 'sharp'
import { expect, item, makeFolder, signIn, test, undoOf, upload } from './support/journey.ts'

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#"><mwg-rs:Regions
  rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li><rdf:Description mwg-rs:Name="Kari Lie" mwg-rs:Type="Face"><mwg-rs:Area
  stArea:x="0.8" stArea:y="0.3" stArea:w="0.2" stArea:h="0.3" stArea:unit="normalized"/></rdf:Description></rdf:li></rdf:Bag>
  </mwg-rs:RegionList></mwg-rs:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`

test('whoever is in a picture is named by mouse, by keys, and from what its file says', async ({ page }) => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a9aa8' } }).withXmp(XMP).jpeg().toBuffer()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Crew ${Date.now()}`)
  await upload(page, [{ name: 'crew.jpg', mimeType: 'image/jpeg', buffer: bytes }])
  await item(page, 'crew.jpg').dblclick()
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Persons' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Persons' })).toBeVisible()

  const picture = page.getByRole('img', { name: 'crew.jpg' })
  const box = await picture.boundingBox()
  expect(box).not.toBeNull()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.1, y + height * 0.2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.3, y + height * 0.6, { steps: 4 })
  await page.mouse.up()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Ada Berg')
  await name.press('Enter')
  const persons = page.getByRole('list', { name: 'Persons' })
  await expect(persons.getByText('Ada Berg')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ada Berg: 10 % from the left, 20 % from the top, 20 % wide, 40 % high' })).toBeVisible()

  await page.getByRole('button', { name: 'Mark a person' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Not named, being edited/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '38.5 % from the left, 37.5 % from the top, 25 % wide, 26 % high' })).toBeAttached()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mateo')
  await page.keyboard.press('Enter')
  await expect(persons.getByText('Mateo')).toBeVisible()
  await expect(page.getByText('Mateo is named in the picture.')).toBeVisible()
  await undoOf(page, 'Mateo is named in the picture.').click()
  await expect(persons.getByText('Mateo')).toBeHidden()

  await page.getByRole('button', { name: 'Add Kari Lie' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(persons.getByText('Kari Lie')).toBeVisible()
  await page.reload()
  await expect(persons.getByRole('listitem')).toHaveCount(2)

  await page.getByRole('link', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(item(page, 'crew.jpg')).toBeVisible()
})
