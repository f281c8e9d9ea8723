/**
 * What runs with `npm run test:all` only, and what holds the same promise in every run. What belongs here: minutes of processes that are started and
 * killed, and pages that only show what is tested without a browser, once the short form of each is held elsewhere.
 */
export const LONG_FORMS: Readonly<Record<string, string>> = {
  'tests/api/faults.test.ts':
    'one server that is killed: process; the queue on each of its backends: queue, jobQueue; two servers: twoServers',
  'tests/api/imports/importKilled.test.ts': 'what was not committed is not there: process, outage; one unit for a whole import: import',
  'tests/unit/health/doctor.test.ts':
    'what each check finds, says and mends: the other files of unit/health; the list of them over a wire: api/health',
  'tests/concurrency/importBeside.test.ts': 'one unit for a whole import: import; many rows in two orders: everyResource',
  'tests/concurrency/randomMix.test.ts': 'what many callers do at once, one kind at a time: everyResource, everyFlow, judgedFacts',
  'tests/concurrency/restartedDatabase.test.ts':
    'a connection that is lost at every moment of a unit: store/lostCommit; a base that is away: outage',
  'tests/api/process/image.test.ts': 'what a container may write and who it is: compose; that the built product starts: process, e2e',
  'tests/api/process/packed.test.ts':
    'what goes into an archive: unit/tools/contents; what an upgrade does, and undoes, at each step: unit/tools/upgrade; that the built product starts: process',
  'tests/api/process/prometheus.test.ts':
    'that alerts ask in PromQL for figures that there are: metrics; how the containers are asked, and that memory can be told of: compose',
  'tests/e2e/work/breakdown.test.ts':
    'a fault through screens: repair and forms; on a wall, where it gives way and comes back: wall; seen on walls of its plant alone: stories/breakdown, api/live',
  'tests/e2e/rowActions.test.ts':
    'steps and takings of rows: repair, forms, inputCounts; that what an action opens is drawn with the library: form/Tasks, which opens all of them',
  'tests/e2e/docs.test.ts':
    'the description that the page shows: openapi; that it comes from here alone: the policy in shell and playground',
  'tests/e2e/browsers/scripts.test.ts':
    'what is left of a formatted text: store/richText; what a page makes of it: console/richText; that a page runs nothing in line: http/server',
  'tests/e2e/browsers/knownOperations.test.ts':
    'which operations are known, and that all documents of the product are among them: limits/knownOperations',
  'tests/e2e/browsers/factoryNetwork.test.ts':
    'certificates, their renewal and plain http: tls/certificate, tls/server; a browser that trusts and one that does not: e2e/secureContext',
  'tests/e2e/browsers/otherEngines.test.ts':
    'the same paths in the oldest Chromiums: oldBrowsers; how a wall comes back: unit/bigscreen, wall; that built files say nothing young: unit/oldBrowsers',
  'tests/e2e/browsers/offsets.test.ts': 'times elsewhere: console/offset, console/time, access/config, jobs/history',
}
/** `npm run test:all`. */
export const isLong = process.env.TESTS === 'all'
/** What a run leaves out that was not asked for one of them by name. */
export const LONG_OUT: readonly string[] = process.env.TESTS ? [] : Object.keys(LONG_FORMS)
