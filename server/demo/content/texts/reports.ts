import { heading, prose, type Block, type Writing } from '../documents/blocks.ts'
import { museum } from './letterheads.ts'

interface Examined {
  readonly object: string
  readonly number: string
  readonly date: string
  readonly by: string
  readonly size: string
  readonly findings: string
  readonly zones: readonly (readonly [zone: string, condition: string, action: string])[]
  readonly handling: readonly string[]
  readonly plate: Block
}

const conditionReport = ({ object, number, date, by, size, findings, zones, handling, plate }: Examined): Writing => ({
  title: `Condition report: ${object}`,
  author: by,
  date,
  letterhead: museum,
  manner: 'office',
  language: 'en-GB',
  blocks: [
    { kind: 'text', text: `Condition report: ${object}` },
    {
      kind: 'facts',
      rows: [
        ['Object', object],
        ['File number', number],
        ['Size', size],
        ['Examined', date],
        ['Examined by', by],
        ['Light', 'Daylight, raking light and ultraviolet'],
      ],
    },
    plate,
    heading('Findings'),
    ...prose(findings),
    {
      kind: 'table',
      columns: [
        { title: 'Part', share: 0.24 },
        { title: 'Condition', share: 0.46 },
        { title: 'Action', share: 0.3 },
      ],
      rows: zones,
    },
    heading('Handling and display'),
    { kind: 'list', items: handling },
    { kind: 'signature', greeting: 'Signed', name: by, role: 'Conservator' },
  ],
})

export const lidDamage = (picture: () => Promise<Buffer>): Writing =>
  conditionReport({
    object: 'Lidded vase, tin glaze with blue',
    number: 'HM-1887-00515',
    date: '2025-11-04',
    by: 'Eva Nordli',
    size: '41.2 x 28.6 cm, with lid 47.0 cm',
    findings: `
      The vase is stable. The body is sound and rings clear when tapped. The glaze shows the fine crackle usual for the ware, with dirt in
      the craze lines on the shoulder, where hands have held it. On the lid a chip of 14 by 6 mm at the rim was filled with plaster
      and painted over, probably before 1900; the retouching has yellowed and stands out under ultraviolet light.

      A hairline runs from the foot upwards for 52 mm. It was recorded at the same length in 1978 and in 2009 and has not grown.
    `,
    zones: [
      ['Lid', 'Old fill at the rim, yellowed', 'Remove retouching, tone again'],
      ['Neck', 'Sound', 'None'],
      ['Shoulder', 'Dirt in the craze lines', 'Clean with deionised water'],
      ['Body', 'Sound; two kiln scars', 'None'],
      ['Foot', 'Hairline, 52 mm, stable', 'Measure again in 2027'],
    ],
    handling: [
      'Lift by the body with both hands, never by the lid or the rim.',
      'Travel with the lid wrapped apart.',
      'Keep at 45 to 55 per cent relative humidity; light is not a concern.',
    ],
    plate: { kind: 'plate', picture, caption: 'The vase before treatment. The old fill is on the side turned away.' },
  })

export const panelForLoan = (picture: () => Promise<Buffer>): Writing =>
  conditionReport({
    object: 'Tile panel with a ship, Triana',
    number: 'HM-1887-00561',
    date: '2026-01-22',
    by: 'Eva Nordli',
    size: '112 x 84 cm, 48 tiles in a modern frame',
    findings: `
      Examined before the loan to Sevilla. All forty-eight tiles are present. Eleven have old cracks, all glued and firm. The glaze
      is lost at the corners of four tiles along the lower edge, where the panel once stood on a damp floor. No salts were found.

      The frame of 1996 is sound, but its hanging plates are rated for less than the panel's weight of 61 kg and must be exchanged before
      it travels.
    `,
    zones: [
      ['Ship, centre', 'Three cracked tiles, firm', 'None'],
      ['Border, left', 'Sound', 'None'],
      ['Border, right', 'Five cracked tiles, firm', 'Photograph each'],
      ['Lower edge', 'Glaze lost at four corners', 'Consolidate before packing'],
      ['Frame', 'Hanging plates too light', 'Exchange'],
    ],
    handling: [
      'Two people and a trolley; never lean it on its lower edge.',
      'Travel upright in the slotted crate no. 7.',
      'The courier checks the four corners at every change of vehicle.',
    ],
    plate: { kind: 'plate', picture, caption: 'The panel in January 2026, before the new hanging plates.' },
  })
