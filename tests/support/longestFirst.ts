import { statSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** Files that take longest on a machine that has never run them, longest first: begun late, one of them is waited for by idle processors. */
const LONGEST = [
  'tests/security/matrix.test.ts',
  'server/processing/workers.test.ts',
  'tests/relevance/relevance.test.ts',
  'tests/security/restrictions.test.ts',
  'tests/durability/killed.test.ts',
  'tests/files/ocr.test.ts',
  'tests/files/bulkOperations.test.ts',
  'tests/security/trashed.test.ts',
  'tests/files/recognition.test.ts',
  'tests/security/streamInput.test.ts',
  'tests/files/treeModel.test.ts',
  'tests/statements/statements.test.ts',
  'tests/security/input.test.ts',
  'tests/files/restoreJobs.test.ts',
  'tests/durability/cycles.test.ts',
  'server/ocr/reading.test.ts',
  'tests/durability/databaseCycles.test.ts',
  'server/suggestions/deciding.test.ts',
  'tests/durability/database.test.ts',
  'server/recognition/readings.test.ts',
  'tests/durability/demo.test.ts',
  'tests/ui/guards.test.tsx',
  'tests/architecture/layers.test.ts',
  'src/application/session/session.model.test.ts',
  'src/application/session/session.refreshes.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
  return found === -1 ? LONGEST.length : found
}

/** The longest files first, then the larger ones. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const sizes = new Map(files.map((file) => [file, statSync(file.moduleId).size]))
    const sizeOf = (file: TestSpecification): number => sizes.get(file) ?? 0
    return files.toSorted((one, other) => one.project.name.localeCompare(other.project.name) || rank(one) - rank(other) || sizeOf(other) - sizeOf(one))
  }

  /** Runs are not shared out to machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}
