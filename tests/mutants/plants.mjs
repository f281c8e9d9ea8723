/** Read models that would add up the rows of all plants: only numbers betray them. */
const tests = ['tests/matrix/numbers.test.ts']

export const plants = [
  {
    file: 'server/domain/repair/openReports.query.ts',
    find: '.where(and(eq(t.plantId, read.actor.plantId), inArray(t.status, [...OPEN_REPORT])))',
    put: '.where(inArray(t.status, [...OPEN_REPORT]))',
    tests,
    breaks: 'open reports are those of the plant',
  },
  {
    file: 'server/domain/maintenance/openOrders.query.ts',
    find: 'const ours = eq(t.plantId, read.actor.plantId)',
    put: 'const ours = eq(t.plantId, t.plantId)',
    tests,
    breaks: 'open maintenance orders are those of the plant',
  },
  {
    file: 'server/domain/inspection/inspectionsToday.query.ts',
    find: 'inArray(t.plantId, [read.actor.plantId])',
    put: 'eq(t.plantId, t.plantId)',
    tests,
    breaks: 'inspections of today are those of the plant',
  },
  {
    file: 'server/domain/stock/shortages.query.ts',
    find: "and(eq(columnOf(t, 'plantId'), read.actor.plantId), lacks(t)) as SQL",
    put: 'lacks(t)',
    tests,
    breaks: 'shortages are those of the plant',
  },
]
