import type { AttributeForm } from '../../src/domain/templates/attribute.ts'
import type { TemplateForm } from '../../src/domain/templates/template.ts'

const attribute = (section: string, name: string, more: Partial<AttributeForm> = {}): AttributeForm => ({
  id: null,
  name,
  type: 'text',
  required: false,
  repeatable: false,
  visibleOnPortal: true,
  helpText: '',
  defaultValue: '',
  section,
  element: null,
  unit: null,
  currency: null,
  options: [],
  ...more,
})

const WITHIN = { visibleOnPortal: false } as const

const GLASS_PLATE: readonly AttributeForm[] = [
  attribute('Identity', 'Title', { required: true, element: 'dcterms:title', helpText: 'As on the envelope; in square brackets where it has none' }),
  attribute('Identity', 'Photographer', { repeatable: true, element: 'dcterms:creator', helpText: 'Surname, first name' }),
  attribute('Identity', 'Date taken', { type: 'edtf', element: 'dcterms:created', helpText: '1893, about 1893, 189X or 1890/1895' }),
  attribute('Subject', 'Description', { type: 'longText', element: 'dcterms:description' }),
  attribute('Subject', 'Place shown', { repeatable: true, element: 'dcterms:spatial' }),
  attribute('Subject', 'Position', { type: 'coordinates', helpText: 'Where the camera stood' }),
  attribute('Plate', 'Process', { type: 'dropDown', options: ['Gelatin dry plate', 'Wet collodion', 'Albumen on glass', 'Autochrome', 'Unknown'] }),
  attribute('Plate', 'Width', { type: 'number', unit: 'cm' }),
  attribute('Plate', 'Height', { type: 'number', unit: 'cm' }),
  attribute('Plate', 'Damage', { type: 'multipleChoice', options: ['Broken corner', 'Crack', 'Fingerprints', 'Flaking emulsion', 'Silver mirroring'], ...WITHIN }),
  attribute('Keeping', 'Digitized', { type: 'yesNo', ...WITHIN }),
  attribute('Keeping', 'Insurance value', { type: 'price', currency: 'NOK', ...WITHIN }),
]

const DOCUMENT: readonly AttributeForm[] = [
  attribute('Identity', 'Reference code', { required: true, element: 'isadg:3.1.1' }),
  attribute('Identity', 'Title', { required: true, element: 'dcterms:title' }),
  attribute('Identity', 'Kind of document', { type: 'dropDown', required: true, options: ['Contract', 'Invoice', 'Letter', 'Minutes', 'Report'] }),
  attribute('Identity', 'Date', { type: 'date', element: 'dcterms:date' }),
  attribute('People', 'Sender', { repeatable: true }),
  attribute('People', 'Recipient', { repeatable: true }),
  attribute('Access', 'Open to readers', { type: 'yesNo', defaultValue: 'yes' }),
  attribute('Access', 'Reviewed at', { type: 'time', ...WITHIN }),
]

const OBJECT: readonly AttributeForm[] = [
  attribute('Identity', 'Object name', { required: true, repeatable: true, element: 'dcterms:type' }),
  attribute('Identity', 'Number of parts', { type: 'integer', defaultValue: '1' }),
  attribute('Making', 'Maker', { repeatable: true, element: 'dcterms:creator' }),
  attribute('Making', 'Made', { type: 'edtf', element: 'dcterms:created' }),
  attribute('Making', 'Material', { type: 'multipleChoice', options: ['Brass', 'Bone', 'Ceramic', 'Glass', 'Iron', 'Paper', 'Silver', 'Textile', 'Wood'] }),
  attribute('Size', 'Length', { type: 'number', unit: 'mm' }),
  attribute('Size', 'Width', { type: 'number', unit: 'mm' }),
  attribute('More', 'Came from', { type: 'contact', repeatable: true, helpText: 'Who gave, sold or lent it to the house' }),
  attribute('More', 'Catalogue page', { type: 'webAddress' }),
  attribute('More', 'Belongs to', { type: 'asset', repeatable: true }),
]

/** The organization of the demo that describes what it has. */
export const DESCRIBING = 'Harbour Museum'

/** The templates of the demo's museum: published for all that work there. */
export const DEMO_TEMPLATES: readonly Pick<TemplateForm, 'name' | 'shortDescription' | 'type' | 'attributes'>[] = [
  { name: 'Glass plate', shortDescription: 'Negatives and slides on glass', type: 'ARCHIVES', attributes: GLASS_PLATE },
  { name: 'Document', shortDescription: 'Letters, contracts, minutes and other papers', type: 'RECORDS', attributes: DOCUMENT },
  { name: 'Object', shortDescription: 'What is kept in the collections', type: 'COLLECTIONS', attributes: OBJECT },
]
