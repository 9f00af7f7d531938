import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What things were called before they had the names of the field; words of people stand in texts, which are no names. */
const FORMER =
  /\b(?:firstLook|headStart|SharedLooks|patiently|standing|\w+Standing|Eyes|deed|hear|heard|tell|tell[A-Z]\w*|told[A-Z]\w*|putAway|throwAway|thrownAway|takeApart|condemned\w*|Destroyer|Mover|[Rr]elocations?|Arranged|arranging|calmly|hurry|hurried|isHurried|PATIENCE|gathering|GATHERING|filler|Workforce|Workshop|thingInHand|takenUp|LatestStates|[Ll]anes|BREATH|Arranging|relocated|unhurried|isCalm|patient[A-Z]\w*|(?<!\.)calm(?!:)|sight|sight[A-Z]\w*|\w*Sight|SIGHT|told|Told|\w*TOLD|isTold|together|\w*Together|\w*TOGETHER|looks|\w*Looks?|\w*LOOKS?|takeUp|inHand|\w+InHand|walking)\b/

const isCode = (file: string): boolean => !/(?:names|database\/functions)\.test\.ts$|^src\/domain\/assistant\/|common-words\//.test(file)

/** Without comments and texts, which are sentences. */
const namesOnly = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|`[^`]*`|^\s*--.*$|(?<=[(=,] ?)\/(?![/*])(?:[^/\\\n[]|\\.|\[[^\]\n]*\])+\//gm, "''").replace(/>[^<>{}=]*</g, '><')

const formerNames = (text: string): readonly string[] => [...namesOnly(text).matchAll(new RegExp(FORMER, 'g'))].map(([name]) => name)

it('a former name is seen, in code alone', () => {
  expect(formerNames("const PATIENCE = 15_000 // patiently\nclass Mover {}\nsay('Mover')")).toEqual(['PATIENCE', 'Mover'])
  expect(formerNames('interface TableSight { sight: Foresight }\nconst MOST_TOLD = TOGETHER / told(/looks/) // in sight')).toEqual(['TableSight', 'sight', 'MOST_TOLD', 'TOGETHER', 'told'])
})

it('nothing has the name that it had before it was called as the field calls it', () => {
  const files = globSync(['{src,tests,.storybook}/**/*.{ts,tsx}', 'server/**/*.ts', 'server/database/functions/**/*.sql']).filter(isCode)
  expect(files.length).toBeGreaterThan(2_000)
  expect(files.flatMap((file) => [...formerNames(readFileSync(file, 'utf8')), ...file.split(/[/.-]/).filter((part) => FORMER.test(part))].map((name) => `${file}: ${name}`))).toEqual([])
})

it('no address of the API has one', () => {
  const contracts = globSync('src/infrastructure/**/*contract*.ts').map((file) => readFileSync(file, 'utf8'))
  expect(contracts.flatMap((text) => [...text.matchAll(/path: '([^']+)'/g)].flatMap(([, path = '']) => path.split(/[/-]/))).filter((part) => FORMER.test(part))).toEqual([])
})
