import { heading, prose, type Block, type Writing } from '../documents/blocks.ts'
import { harbourBoard, lindqvist, museum } from './letterheads.ts'

const facts = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows })

export const letterToTheHarbourMaster: Writing = {
  title: 'Letter to the harbour master',
  author: 'A. Lindqvist',
  date: '1886-10-03',
  letterhead: lindqvist,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    ...prose(`
      To Captain J. Thorsen, Harbour Master, Inner Quay. The 3rd of October, 1886.

      Dear Sir,

      My brig Aurora, Captain Rask, is expected from Cádiz within the fortnight with salt, cork and some forty cases of glazed
      ware. As you know she draws fourteen feet when laden, and since the summer the bar before the Customs House has not carried
      more than thirteen at low water. I therefore beg leave for her to lie at the Outer Mole until the spring tide of the 12th, and
      to lighten there by two of your barges at the usual rate.

      You will forgive an old man for returning to a matter on which we have often differed. The lamp on the mole head has
      been dark on three nights of the past month. A harbour is known by its light long before it is known by its quays, and
      every master who comes in by lead and luck tells ten others. I am willing to bear the cost of oil for one winter, should the
      Board find the means to keep a man awake beside it.

      There is a further thing. I am putting my house in order. The pictures, the charts from my father's time, and the vessels
      that Captain Rask has brought home for me these twenty years ought not to be parted after my day. I should like them to be
      shown in the town, in a room that looks on the harbour, where boys who mean to go to sea may see what it is they are going to.
      If you would speak to the Board of this in your own manner, I should be greatly obliged.

      The sketch of the inner harbour at dusk, which you were kind enough to admire, goes with this letter. It is not finished, but
      neither is the harbour.
    `),
    { kind: 'signature', greeting: 'I remain, Sir, your obedient servant,', name: 'A. Lindqvist', role: 'Shipowner' },
  ],
}

export const billOfLading: Writing = {
  title: 'Bill of lading 1902',
  author: 'Lindqvist & Sons',
  date: '1902-05-21',
  letterhead: lindqvist,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    ...prose(`Shipped in good order and condition upon the steamship Nordstjernen, whereof Captain E. Holm is master for this present
      voyage, now lying at the Inner Quay and bound for Hull, the goods and merchandise below, marked and numbered as in the margin.`),
    facts(
      ['Vessel', 'S.S. Nordstjernen, 612 tons'],
      ['Master', 'E. Holm'],
      ['From / to', 'Inner Quay / Hull, Victoria Dock'],
      ['Shipper', 'Lindqvist & Sons'],
      ['Consignee', 'Messrs Porter, Ware & Co.'],
      ['Freight', 'payable at destination'],
    ),
    {
      kind: 'table',
      columns: [
        { title: 'Mark', share: 0.14 },
        { title: 'Goods', share: 0.44 },
        { title: 'Packages', share: 0.2, align: 'right' },
        { title: 'Weight, cwt', share: 0.22, align: 'right' },
      ],
      rows: [
        ['L 1-40', 'Dried cod in bales', '40', '96.0'],
        ['L 41-64', 'Herring, salted, in barrels', '24', '62.5'],
        ['L 65-70', 'Cod liver oil in casks', '6', '18.0'],
        ['PW 1-12', 'Pit props, bundled', '12', '44.0'],
        ['PW 13', 'One case of framed drawings', '1', '1.5'],
        ['PW 14-15', 'Glazed ware in straw', '2', '3.0'],
      ],
    },
    ...prose(`And are to be delivered in the like good order at the aforesaid port, the act of God, fire, and all dangers and
      accidents of the
      seas, rivers and navigation of whatever nature and kind excepted. Case PW 13 is to be stowed dry, away from the boilers, and under
      the master's own key. In witness whereof the master has affirmed to three bills of lading, all of this tenor and date.`),
    { kind: 'signature', greeting: 'Inner Quay, the 21st of May, 1902.', name: 'E. Holm', role: 'Master of the S.S. Nordstjernen' },
  ],
}

export const deedOfGift: Writing = {
  title: 'Deed of gift, Lindqvist, 1887',
  author: 'The Harbour Board',
  date: '1887-04-30',
  letterhead: harbourBoard,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    ...prose(`By this deed Anders Lindqvist, shipowner, gives to the town, to be held by the Harbour Board in trust, the pictures, charts,
      ceramics and papers named in the schedule, two hundred and fourteen pieces in all, on the conditions that follow.`),
    {
      kind: 'list',
      items: [
        'The gift shall be kept together, and be called the Bequest of 1887.',
        'It shall be shown free of charge, on Sundays and on one weekday, in a room from which the harbour can be seen.',
        'No piece shall be sold. A piece may be lent to another house of learning for two years, insured at its full value.',
        'The papers that concern living persons shall stay closed for sixty years from this date.',
        'A list shall be made, and every piece shall carry its number. The list shall be open to whoever asks for it.',
      ],
    },
    heading('Schedule, in short'),
    {
      kind: 'table',
      columns: [
        { title: 'Group', share: 0.5 },
        { title: 'Pieces', share: 0.2, align: 'right' },
        { title: 'Kept at signing', share: 0.3 },
      ],
      rows: [
        ['Paintings and drawings', '38', 'Quay Street, upper room'],
        ['Charts and maps', '86', 'Counting house, plan chest'],
        ['Ceramics', '61', 'Quay Street, glass case'],
        ['Letters and ledgers', '29', 'Counting house, iron safe'],
      ],
    },
    {
      kind: 'signature',
      greeting: 'Given under my hand, the 30th of April, 1887.',
      name: 'A. Lindqvist',
      role: 'Witnessed by J. Thorsen, Harbour Master, and M. Lindqvist',
    },
  ],
}

export const donorSummary: Writing = {
  title: 'Summary of the donor correspondence',
  author: 'Registrar',
  date: '2025-09-12',
  letterhead: museum,
  manner: 'office',
  language: 'en-GB',
  blocks: [
    ...prose(`This note sums up what the letters of the donor's family say about the bequest, for the curator's use. It names
      heirs and their wishes and
      is restricted to the registrar and the director.`),
    heading('What the family asked for'),
    {
      kind: 'list',
      items: [
        'That the bequest stays in one place and under one name (letters of 1886 and 1887; repeated in 1931).',
        'That loans are announced to the family before they leave the house. Last done for the loan to Sevilla.',
        'That the portrait of M. Lindqvist is not used to sell anything. Postcards of it were withdrawn in 1974.',
      ],
    },
    heading('Open questions'),
    ...prose(`Two pieces of the schedule have never been found: a small tin-glazed plate with a ship (schedule 112) and a chart of the
      inner sound before the mole was built (schedule 40). Both were last seen when the collection moved to the Customs House.

      The sixty-year closure ended in 1947. Nothing in the letters prevents their publication, but the ledgers carry the names
      and debts of families who still live in the town, and the Board has asked to be consulted first.`),
    { kind: 'signature', greeting: 'For the files,', name: 'I. Sandvik', role: 'Registrar' },
  ],
}
