import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that last longest although they are short, the longest first. Vitest begins with the largest file where it remembers no earlier run: then
 * one that waits for servers to die began last, and the other workers had nothing left to do.
 */
const LONGEST = [
  'tests/api/faults',
  'tests/matrix/import',
  'tests/api/fuzz',
  'tests/simulation/seeds',
  'tests/api/rest/fuzz',
  'tests/api/imports/importKilled',
  'tests/api/process/process',
  'tests/unit/jobs/queue',
  'tests/unit/imports/reading',
  'tests/api/process/jobQueue',
  'tests/unit/live/redisPublisher',
  'tests/e2e/accessible',
  'tests/e2e/browsers/offsets',
]
const placeOf = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.includes(name))
  return at < 0 ? LONGEST.length : at
}

/** What a file asks to run in by the comment that vitest reads too; a page's document is the only thing besides Node that any asks for. */
const needsDocument = ({ moduleId }: TestSpecification) => /@vitest-environment\s+(?!node\b)/.test(readFileSync(moduleId, 'utf8'))

/**
 * Files in the order that leaves no long one for the end. Projects stay one after the other, and within each so do files with a document and files
 * without: vitest keeps a worker only if the next file in the queue wants the same environment, and starting one loads React and Chakra again, which
 * takes longer than most files of screens do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = [...new Set(sorted.map(({ project }) => project))].flatMap((one) => {
      const own = sorted.filter(({ project }) => project === one).sort((a, b) => placeOf(a) - placeOf(b))
      const withDocument = new Set(own.filter(needsDocument))
      return [own.filter((file) => withDocument.has(file)), own.filter((file) => !withDocument.has(file))]
    })
    return groups.flat()
  }
}
