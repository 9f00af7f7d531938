import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { valueText } from './valueText.ts'

const t = ((key: string, { defaultValue }: { readonly defaultValue?: string } = {}) => (key === 'failure.SOMETHING_OLD' || key.endsWith('Lenders') ? defaultValue : key)) as unknown as TFunction

it.each([
  ['size', '335370', '327.5 KB'],
  ['storageCapacity', '21474836480', '20 GB'],
  ['type', 'RECORDS', 'shell.modules.RECORDS'],
  ['modules', 'RECORDS, CONTACTS', 'shell.modules.RECORDS, shell.modules.CONTACTS'],
  ['webReady', 'true', 'activity.yes'],
  ['webReady', 'false', 'activity.no'],
  ['webReadyRule', 'never', 'webReady.rules.never'],
  ['code', 'NOT_FOUND', 'failure.NOT_FOUND'],
  ['code', 'SOMETHING_OLD', 'SOMETHING_OLD'],
  ['picture', 'changed', 'activity.contactPictures.changed'],
  ['category', 'Dealers', 'activity.contactCategories.Dealers'],
  ['category', 'Lenders', 'Lenders'],
  ['country', 'NOR', 'Norway'],
  ['country', 'Atlantis', 'Atlantis'],
  ['name', 'RECORDS', 'RECORDS'],
  ['size', '', ''],
])('says %s %s as %s', (field, value, said) => {
  expect(valueText(t, 'en-US', field, value)).toBe(said)
})
