import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that last longest although they are short, the longest first. Vitest begins with the largest file where it remembers no earlier run: then
 * one that waits for servers to die began last, and the other workers had nothing left to do.
 */
const LONGEST = [
  'tests/api/faults',
  'tests/matrix/import',
  'tests/api/importKilled',
  'tests/api/process',
  'tests/unit/jobs/queue',
  'tests/unit/imports/reading',
  'tests/api/jobQueue',
  'tests/unit/live/redisPublisher',
  'tests/e2e/accessible',
  'tests/e2e/offsets',
]
const placeOf = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.includes(name))
  return at < 0 ? LONGEST.length : at
}

/** Files in the order that leaves no long one for the end. Projects stay one after the other: a worker serves only one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((one) => sorted.filter(({ project }) => project === one).sort((a, b) => placeOf(a) - placeOf(b)))
  }
}
