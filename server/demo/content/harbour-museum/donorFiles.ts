import { csv, docx, folder, pdf, type DemoFolder } from '../entries.ts'
import { deedOfGift, donorSummary } from '../texts/bequest.ts'

export const donorFiles: DemoFolder = folder('Donor files', [
  pdf(
    {
      name: 'deed-of-gift-lindqvist-1887.pdf',
      description: 'Deed by which the collection came to the town, with its conditions and schedule.',
      daysAgo: 290,
      fileNumber: 'HM-1887-00001',
    },
    deedOfGift,
  ),
  docx(
    {
      name: 'donor-correspondence-summary.docx',
      description: 'What the family asked for, and what is still open. For the registrar and the director.',
      daysAgo: 70,
    },
    donorSummary,
  ),
  csv(
    {
      name: 'donors-1887.csv',
      description: 'Persons who gave with or beside the bequest of 1887, with the dates of their letters of thanks.',
      daysAgo: 288,
    },
    [
      ['Name', 'Place', 'Gift', 'Pieces', 'Thanked'],
      ['Lindqvist, Anders', 'Quay Street 9', 'Paintings, charts, ceramics, papers', 214, '1887-05-02'],
      ['Rask, Peder', 'on board the Aurora', 'Shells and corals, one case', 61, '1887-05-09'],
      ['Bjørnsen, Hanna', 'Bryggen 14', 'Printed cottons', 12, '1887-05-09'],
      ['Thorsen, J.', 'Inner Quay', 'Tide tables 1851 to 1880, "worn"', 30, '1887-05-16'],
      ['Muñoz, Íñigo', 'Cádiz', 'Two jugs, replacing one broken', 2, '1888-01-11'],
      ['Øien, Brothers', 'Yard at the Inner Quay', 'Drawings of the customs house', 9, '1887-06-20'],
      ['Holm, Elise', 'Kirkegaten 3', 'Pressed plants', 48, '1887-06-20'],
      ['Anonymous', '', 'A ship in a bottle', 1, ''],
    ],
  ),
])
