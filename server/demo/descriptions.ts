/** What a template of the demo says of one of its entries: values as people type them, options by their labels. */
export interface Description {
  /** The key of the entry. */
  readonly entry: string
  readonly template: string
  readonly values: Readonly<Record<string, string | readonly string[]>>
}

const plate = (file: string, values: Description['values']): Description => ({
  entry: `ARCHIVES/Photographs/${file}`,
  template: 'Glass plate',
  values: { Photographer: 'Øien, Johannes', Process: 'Gelatin dry plate', Width: '18 cm', Height: '13 cm', Digitized: 'yes', ...values },
})
const paper = (folder: string, file: string, values: Description['values']): Description => ({ entry: `RECORDS/Acquisitions/${folder}/${file}`, template: 'Document', values })
const object = (folder: string, file: string, values: Description['values']): Description => ({ entry: `COLLECTIONS/${folder}/${file}`, template: 'Object', values })

export const DEMO_DESCRIPTIONS: readonly Description[] = [
  plate('glass-plate-014-inner-harbour.jpg', {
    Title: 'The inner harbour with ships at anchor',
    'Date taken': '1889~',
    Description: 'Two barks and a brig at anchor before the customs house; the crane on the mole stands on the left.',
    'Place shown': ['Inner harbour', 'Customs house'],
    Position: '59.9075,10.7321',
    Process: 'Albumen on glass',
    Damage: ['Broken corner', 'Silver mirroring'],
    'Insurance value': '12000 NOK',
  }),
  plate('glass-plate-022-the-wharf-in-snow.jpg', {
    Title: 'The wharf after the snow',
    'Date taken': '1892-01',
    'Place shown': 'The wharf',
    Damage: 'Fingerprints',
    'Insurance value': '8000 NOK',
  }),
  plate('glass-plate-027-sloop-under-way.jpg', { Title: '[Pilot sloop under way]', 'Date taken': '1889/1892', 'Place shown': 'Mole head', 'Insurance value': '6500 NOK' }),
  plate('glass-plate-045-ice-on-the-fjord.jpg', {
    Title: 'Ice on the fjord',
    'Date taken': '189X',
    'Place shown': ['Ytre Nes', 'Boathouse'],
    Width: '12 cm',
    Height: '9 cm',
    Damage: ['Crack', 'Flaking emulsion'],
    Digitized: 'no',
  }),
  plate('glass-plate-051-the-harbour-board.jpg', { Title: 'The Harbour Board', 'Date taken': '1891?', 'Place shown': 'Customs house', Width: '24 cm', Height: '18 cm', 'Insurance value': '15000 NOK' }),
  paper('1887 Bequest', 'letter-to-the-harbour-master.pdf', {
    'Reference code': 'HM/A/1887/12',
    Title: 'Letter to the harbour master',
    'Kind of document': 'Letter',
    Sender: 'Lindqvist, Anders',
    Recipient: 'Thorsen, A.',
  }),
  paper('1887 Bequest', 'bill-of-lading-1902.pdf', {
    'Reference code': 'HM/A/1902/03',
    Title: 'Bill of lading for the Nordstjernen',
    'Kind of document': 'Invoice',
    Date: '1902-09-02',
    'Reviewed at': '09:30:00',
  }),
  paper('1902 Purchase', 'purchase-agreement-1902.pdf', {
    'Reference code': 'HM/A/1902/01',
    Title: 'Agreement with the widow of Captain Thorsen',
    'Kind of document': 'Contract',
    Date: '1902-08-11',
    Sender: 'Harbour Board',
    Recipient: 'Thorsen, Kristine',
    'Open to readers': 'no',
  }),
  object('Coins and medals', 'silver-medal-both-faces.jpg', { 'Object name': 'Medal', Made: '1859', Material: 'Silver', Length: '41 mm', Width: '41 mm', 'Came from': 'Astrid Krogh' }),
  object('Coins and medals', 'harbour-tokens.jpg', { 'Object name': ['Token', 'Harbour dues token'], 'Number of parts': '6', Made: '1830/1850', Material: 'Brass', Length: '2.4 cm', Width: '2.4 cm', 'Came from': ['Tor Henriksen', 'Inger Moe'] }),
  object('Textiles', 'mitten-with-eight-petalled-star.jpg', { 'Object name': 'Mitten', Made: '18XX', Material: 'Textile', Length: '26 cm', Width: '11.5 cm', 'Came from': 'Marit Lindqvist' }),
  object('Textiles', 'woven-coverlet.jpg', { 'Object name': 'Coverlet', Made: '1800~', Material: 'Textile', Length: '2.1 m', Width: '1.35 m' }),
]
