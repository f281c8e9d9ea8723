import { isLong, LONG_OUT } from './longForms.ts'

/**
 * The tests that run a second time, on PostgreSQL and Redis. What belongs here: whatever could come out differently because the base is another
 * one, which is SQL of our own (store, figures and other `*.query.ts`), what locks and waits (flows, numbers, generation by jobs), what the base
 * itself keeps apart (plants, data scope, migrations), and what only exists there (several servers, a base that goes away). Rules, wires, words,
 * sheets and sessions are the same on either base and run once. `tests/unit/house/onPostgres.test.ts` sees to it that nothing is forgotten.
 */
export const ON_POSTGRES: readonly string[] = [
  // The store itself: transactions, locks, totals, spellings, migrations, a base that goes away.
  'tests/unit/store/**/*.test.ts',
  // Rows that go from one kind of base into the other.
  'tests/unit/backup/{restore,restoreDrill,undoPoint}.test.ts',
  // Faults of bases, and why they cannot be reached.
  'tests/unit/health/{base,work}.test.ts',
  // One promise for every resource, where SQL keeps it.
  'tests/matrix/**/*.test.ts',
  // What callers do at once: outcomes and end states are those of a serial order on either base.
  'tests/concurrency/*.test.ts',
  // Figures and lists with SQL of their own.
  'tests/unit/domain/**/*.query.test.ts',
  'tests/unit/domain/analytics/*.test.ts',
  'tests/unit/domain/repair/**/{openStop,progress,reach,repairLog.rules,stopHours,stopIntervals}.test.ts',
  'tests/unit/domain/{identity/trees.rules,masterdata/holiday.rules,masterdata/workCalendar}.test.ts',
  'tests/unit/domain/{inspection,maintenance}/orders.test.ts',
  'tests/api/**/{figures,inspection,maintenance,manyRows,notices,recordSearch,savedViews,stockTraffic}.test.ts',
  // Numbers without gaps, what is generated once, what is told once.
  'tests/unit/domain/inspection/makeInspectionOrders.test.ts',
  'tests/unit/domain/maintenance/{makeOrders,notifyDue}.test.ts',
  'tests/unit/domain/shifts/{attendance,leave,recountLeave,shiftSwap}.test.ts',
  'tests/unit/domain/stock/{lowStock,reservations,stockOrder,takingInk.query,workParts}.test.ts',
  'tests/unit/domain/notice/{deliver,fanOut,sentGroupings,viewSubscriptions}.test.ts',
  'tests/unit/domain/roller/notifyOverdue.test.ts',
  'tests/unit/domain/quality/traffic.test.ts',
  'tests/unit/domain/stock/stocktake.test.ts',
  'tests/unit/domain/system/builtIns.test.ts',
  'tests/unit/access/initialPassword.test.ts',
  'tests/unit/imports/overtaken.test.ts',
  'tests/unit/demo/demo.test.ts',
  'tests/unit/jobs/eachPlant.test.ts',
  // A day told from end to end, and what callers get from a base that is shared, slow, killed or away.
  'tests/stories/*.test.ts',
  // A day of two plants from a seed, with transactions that take turns as they do here alone.
  'tests/simulation/onPostgres.test.ts',
  // Whatever is called with whatever values: a base refuses some of them in its own way.
  'tests/api/{fuzz,rest/fuzz}.test.ts',
  'tests/api/**/{dataFolder,closing,faults,idempotency,importEvents,importKilled,isolation,live,lockout,lostUpdates,metrics,newerBase,outage,overdue,plants,process,twoServers}.test.ts',
]

/** Of those, what needs no second run, and why. */
export const ONCE: Readonly<Record<string, string>> = {
  'tests/unit/store/privateFiles.test.ts': 'files of SQLite',
  'tests/unit/store/engine/readerPool.test.ts': 'threads that read SQLite',
  'tests/unit/store/engine/retryWhileAway.test.ts': 'asks no base',
  'tests/unit/store/engine/sharedCommit.test.ts': 'commits of SQLite',
  'tests/matrix/export.test.ts': 'sheets show what lists answer, which crud, scope and dataScope ask both bases',
  'tests/matrix/files.test.ts': 'who may refer to a file is settled before any base is asked; ownedFiles asks both',
  'tests/matrix/labels.test.ts': 'words',
  'tests/matrix/menus.test.ts': 'entries and words; their tables are filled on both bases by recognise and builtIns',
  'tests/matrix/references.test.ts': 'what a reference shows is settled before any base is asked',
  'tests/matrix/rest.test.ts': 'the wire; what lies behind it is asked of both bases by crud and scope',
  'tests/matrix/tables.test.ts': 'looks at the tables of both bases at once',
}

/** Of those, what runs a second time with `npm run test:all` only, and what asks PostgreSQL the same in every run. */
export const SELDOM: Readonly<Record<string, string>> = {
  'tests/api/work/notices.test.ts': 'who is told once, and what was sent: deliver and fanOut',
  'tests/api/isolation.test.ts': 'whose rows they are, in SQL: scope and dataScope; wires ask no base of their own',
  'tests/matrix/explaining.test.ts': 'what hides a row: scope and dataScope; what stands in the way of a step: flows',
  'tests/api/process/process.test.ts': 'starting, stopping and draining: twoServers and outage',
  'tests/api/account/savedViews.test.ts': 'rows of one person: isolation; what a list is asked: expressions',
  'tests/api/recordSearch.test.ts': 'names by contains and by prefix: crud; whose they are: scope and isolation',
  'tests/matrix/clocks.test.ts': 'what is made once and when: makeInspectionOrders and makeOrders; moments as a base keeps them: crud',
  'tests/matrix/import.test.ts': 'what is written and refused: crud and selectable; reading a workbook asks no base',
  'tests/unit/domain/analytics/correctedFigures.test.ts': 'naiveFigures',
  'tests/unit/domain/analytics/downtimeFigures.test.ts': 'naiveFigures, downtimeSummary.query, api/figures',
  'tests/unit/domain/analytics/everyMachine.test.ts': 'naiveFigures, api/figures',
  'tests/unit/domain/analytics/historyStands.test.ts': 'naiveFigures',
  'tests/unit/domain/analytics/repairFigures.test.ts': 'naiveFigures, repairSummary.query, api/figures',
  'tests/unit/demo/demo.test.ts': 'that it can be written there: every test that begins with it; what it holds is the same on either base',
}
/** What the pass on PostgreSQL leaves out. */
export const LEFT_OUT: readonly string[] = [...Object.keys(ONCE), ...(isLong ? [] : Object.keys(SELDOM)), ...LONG_OUT]
