import { csv, docx, folder, LANDSCAPE, painted, pdf, plateOf, xlsx, type DemoFolder } from '../entries.ts'
import { tiles } from '../motifs/tiles.ts'
import { loanAgreement } from '../texts/business.ts'
import { panelForLoan } from '../texts/reports.ts'

const panel = tiles({ glaze: '#f0efe8', blue: '#2c4f8d', accent: '#d9a43c', columns: 9, picture: [4, 4] })

export const loans: DemoFolder = folder('Loans', [
  csv({ name: 'outgoing-loans.csv', description: 'Loans to other houses, with borrower, dates and courier.', daysAgo: 9 }, [
    ['File number', 'Object', 'Borrower', 'City', 'Out', 'Due', 'Returned', 'Courier'],
    ['HM-1887-00561', 'Tile panel with a ship', 'Museo del Río', 'Sevilla', '2026-05-04', '2026-10-09', '', 'E. Nordli'],
    ['HM-1887-00438', 'Harbour at dusk', 'Kunsthallen', 'Bergen', '2025-01-20', '2025-06-15', '2025-06-12', 'I. Sandvik'],
    ['HM-1902-00012', 'Nordstjernen in a gale', 'Ferens Gallery', 'Hull', '2024-09-01', '2025-02-28', '2025-03-04', 'I. Sandvik'],
    ['HM-1887-00603', 'Star chart, northern sky', 'Observatory Museum', 'København', '2026-02-10', '2026-12-20', '', 'T. Aas'],
    ['HM-C-0107', 'Woven coverlet', 'Bygdemuseet', 'Førde', '2026-03-01', '2026-12-11', '', ''],
    ['HM-1887-00431', 'Neck amphora', 'Universitetsmuseet', 'Oslo', '2023-04-02', '2023-12-01', '2023-11-29', 'E. Nordli'],
  ]),
  pdf(
    {
      name: 'contrato-de-préstamo-sevilla-2026.pdf',
      description: 'Loan agreement for the tile panel, in Spanish with an English summary.',
      daysAgo: 41,
      fileNumber: 'HM-L-2026-03',
    },
    loanAgreement(plateOf('plate-panel-loan', panel)),
  ),
  painted(
    {
      name: 'azulejo-panel-with-ship.jpg',
      description: 'Tile panel with a ship, Triana, about 1790. Forty-eight tiles and a modern frame.',
      daysAgo: 44,
      fileNumber: 'HM-1887-00561',
    },
    LANDSCAPE,
    panel,
  ),
  docx(
    { name: 'condition-report-azulejo-panel.docx', description: 'Condition of the tile panel before it travels to Sevilla.', daysAgo: 43 },
    panelForLoan(plateOf('plate-panel-report', panel)),
  ),
  xlsx(
    { name: 'insurance-values-2026.xlsx', description: 'Insurance values of what is on loan or may travel in 2026.', daysAgo: 12 },
    [
      {
        name: '2026',
        columns: [
          { title: 'File number', width: 17 },
          { title: 'Object', width: 32 },
          { title: 'Value, EUR', width: 13, format: '#,##0' },
          { title: 'Premium, %', width: 12, format: '0.00' },
          { title: 'Valued', width: 12 },
        ],
        rows: [
          ['HM-1887-00561', 'Tile panel with a ship', 48000, 0.42, '2026-01-22'],
          ['HM-1887-00438', 'Harbour at dusk', 36500, 0.35, '2024-11-05'],
          ['HM-1887-00431', 'Neck amphora, black figure', 62000, 0.5, '2023-02-14'],
          ['HM-1902-00012', 'Nordstjernen in a gale', 21000, 0.35, '2024-08-01'],
          ['HM-1887-00603', 'Star chart, northern sky', 14500, 0.3, '2026-01-30'],
          ['HM-C-0107', 'Woven coverlet', 7800, 0.3, '2026-02-02'],
        ],
      },
    ],
    '2026-02-20',
  ),
])
