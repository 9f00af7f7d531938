import type { BuiltinCategory } from '../../src/domain/contacts/category.ts'
import { EMPTY_CONTACT, type ContactForm } from '../../src/domain/contacts/contact.ts'

/** A contact of the demo; some have a picture, drawn for the demo: a square of 256 pixels as WebP, below `demo/contacts`. */
export interface DemoContact {
  readonly form: Omit<ContactForm, 'categoryId'>
  readonly category: BuiltinCategory
  /** How long before the first start it was added. */
  readonly daysAgo: number
  readonly picture?: string
}

const { categoryId: _none, ...EMPTY } = EMPTY_CONTACT

type Details = Partial<Omit<ContactForm, 'categoryId' | 'firstName' | 'lastName'>>

const contact = (category: BuiltinCategory, name: readonly [first: string, last: string], daysAgo: number, details: Details, picture?: string): DemoContact => ({
  form: { ...EMPTY, firstName: name[0], lastName: name[1], ...details },
  category,
  daysAgo,
  ...(picture === undefined ? {} : { picture: `contacts/${picture}.webp` }),
})

const BERGEN = { city: 'Bergen', country: 'NOR' } as const
const OSLO = { city: 'Oslo', country: 'NOR' } as const

const MUSEUM: readonly DemoContact[] = [
  contact('Collectors', ['Marit', 'Lindqvist'], 310, { phone: '+47 55 90 10 11', email: 'marit.lindqvist@skipsreder.example', street: 'Kalfarveien 12', zipCode: '5018', ...BERGEN, notes: 'Great-granddaughter of M. Lindqvist, whose bequest came in 1887. Has more letters of his, and wants them read before she gives them.' }, 'marit-lindqvist'),
  contact('Collectors', ['Hallvard', 'Thorsen'], 294, { phone: '+47 55 90 10 24', email: 'hallvard@thorsen.example', street: 'Strandgaten 4', zipCode: '5013', ...BERGEN, notes: 'Ship portraits. Great-grandson of the captain and Mrs Thorsen.' }, 'hallvard-thorsen'),
  contact('Collectors', ['Íñigo', 'Muñoz de la Vega'], 251, { phone: '+34 954 55 01 07', email: 'inigo@munozdelavega.example', street: 'Calle Betis 31', zipCode: '41010', city: 'Sevilla', country: 'ESP', notes: 'Azulejos with ships. Lender of the panel for 2026.' }, 'inigo-munoz-de-la-vega'),
  contact('Collectors', ['Solveig', 'Aasen'], 120, { email: 'solveig.aasen@glassplater.example', city: 'Stavanger', country: 'NOR', website: 'glassplater.example', notes: 'Glass plates of the herring fisheries, 1890 to 1914.' }),
  contact('Collectors', ['Percival', 'Whitcombe-Aldous'], 64, { phone: '+44 20 7946 0958', email: 'p.whitcombe@charts.example', city: 'London', country: 'GBR', notes: 'Sea charts before 1800.' }),
  contact('Dealers', ['Astrid', 'Krogh'], 305, { phone: '+47 22 41 55 90', email: 'astrid@kroghantikk.example', organization: 'Krogh Antikk', street: 'Frognerveien 21', zipCode: '0266', ...OSLO, website: 'kroghantikk.example' }, 'astrid-krogh'),
  contact('Dealers', ['Dieter', 'Brandt'], 233, { phone: '+49 40 5550 1834', email: 'brandt@brandt-maritim.example', organization: 'Brandt Maritim', city: 'Hamburg', country: 'DEU', website: 'brandt-maritim.example' }, 'dieter-brandt'),
  contact('Dealers', ['Lucía', 'Ferrer'], 177, { phone: '+34 93 555 01 42', email: 'lucia@ferrersubastas.example', organization: 'Ferrer Subastas', city: 'Barcelona', country: 'ESP' }),
  contact('Dealers', ['Tor', 'Henriksen'], 98, { phone: '+47 55 31 70 02', organization: 'Havnens Auksjoner', ...BERGEN, notes: 'Sends the catalogue a week early if one asks.' }),
  contact('Dealers', ['Jane', 'Okafor'], 21, { email: 'jane@okaforprints.example', organization: 'Okafor Prints & Maps', city: 'Edinburgh', state: 'Scotland', country: 'GBR', website: 'okaforprints.example' }, 'jane-okafor'),
  contact('Artists', ['Eilif', 'Nygård'], 288, { phone: '+47 99 55 01 20', email: 'eilif@nygaardfoto.example', ...BERGEN, website: 'nygaardfoto.example', notes: 'Photographs the harbour on the same day every year.' }, 'eilif-nygard'),
  contact('Artists', ['Ragnhild', 'Sæther'], 201, { email: 'post@saether.example', city: 'Tromsø', country: 'NOR', notes: 'Graphic prints. Holds the rights to the poster of 1974 that her father drew.' }, 'ragnhild-saether'),
  contact('Artists', ['Mei', 'Tanaka'], 143, { email: 'mei@tanakasails.example', city: 'Kobe', country: 'JPN' }),
  contact('Artists', ['Óscar', 'Villanueva'], 77, { phone: '+34 956 55 01 66', city: 'Cádiz', country: 'ESP', notes: 'Model ships from driftwood.' }),
  contact('Artists', ['Freya', 'Lund'], 12, { email: 'freya.lund@lyd.example', ...OSLO, notes: 'Sound of the foghorns, for the exhibition on fog.' }),
  contact('Institutions', ['Kari', 'Fosse'], 299, { phone: '+47 57 01 02 03', email: 'kari.fosse@fjord.example', organization: 'Fjord Archive', city: 'Førde', country: 'NOR', notes: 'Loans and shared cataloguing.' }, 'kari-fosse'),
  contact('Institutions', ['Anders', 'Holm'], 260, { phone: '+45 33 55 01 88', email: 'aholm@sofartsmuseet.example', organization: 'Øresunds Søfartsmuseum', city: 'Helsingør', country: 'DNK' }),
  contact('Institutions', ['Beatriz', 'Salgado'], 188, { phone: '+34 954 55 01 00', email: 'registro@museonaval.example', organization: 'Museo Naval de Sevilla', street: 'Paseo de Colón 8', zipCode: '41001', city: 'Sevilla', country: 'ESP', notes: 'Registrar. Contract of loan 2026.' }, 'beatriz-salgado'),
  contact('Institutions', ['William', 'Ferguson'], 110, { email: 'w.ferguson@leithlibrary.example', organization: 'Leith Library of the Sea', city: 'Edinburgh', country: 'GBR', website: 'leithlibrary.example' }),
  contact('Institutions', ['Inger', 'Moe'], 33, { phone: '+47 55 56 00 00', email: 'inger.moe@havnevesen.example', organization: 'Havnevesenet', street: 'Slottsgaten 1', zipCode: '5003', ...BERGEN, notes: 'The harbour office gives us its old journals every tenth year.' }),
]

const ARCHIVE: readonly DemoContact[] = [
  contact('Collectors', ['Per', 'Bakke'], 140, { phone: '+47 57 82 10 30', city: 'Florø', country: 'NOR', notes: 'Postcards of the steamers.' }, 'per-bakke'),
  contact('Dealers', ['Lise', 'Vik'], 101, { email: 'lise@vikbok.example', organization: 'Vik Bokhandel', city: 'Bergen', country: 'NOR' }),
  contact('Artists', ['Jon', 'Sande'], 70, { email: 'jon.sande@tegning.example', city: 'Sandane', country: 'NOR' }),
  contact('Institutions', ['Ingrid', 'Solberg'], 66, { phone: '+47 55 01 02 03', email: 'admin@harbour.example', organization: 'Harbour Museum', city: 'Bergen', country: 'NOR' }, 'ingrid-solberg'),
  contact('Institutions', ['Olav', 'Nes'], 18, { email: 'olav.nes@kommune.example', organization: 'Kinn kommune', city: 'Florø', country: 'NOR' }),
]

/** Whom the organizations of the demo know. */
export const DEMO_CONTACTS: Readonly<Record<string, readonly DemoContact[]>> = { 'Harbour Museum': MUSEUM, 'Fjord Archive': ARCHIVE }
