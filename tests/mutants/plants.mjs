/** Statements that would add up or change the rows of all plants: only numbers betray most of them. */
const file = 'server/store/read/plantDb.ts'

export const plants = [
  {
    file,
    find: '  where(own)\n',
    put: '',
    tests: ['tests/unit/store/plantDb.test.ts'],
    breaks: 'a statement without conditions is of the plant',
  },
  {
    file,
    find: 'where(and(own, condition))',
    put: 'where(condition)',
    tests: ['tests/matrix/numbers.test.ts'],
    breaks: 'a statement with conditions is of the plant',
  },
  {
    file,
    find: 'return own ? { set: (values: never) => conditioned(set(values), own) } : builder',
    put: 'return { set }',
    tests: ['tests/unit/store/plantDb.test.ts'],
    breaks: 'a statement changes rows of the plant alone',
  },
  {
    file,
    find: 'return own ? conditioned(statement, own) : statement',
    put: 'return statement',
    tests: ['tests/matrix/numbers.test.ts'],
    breaks: 'whatever is selected is of the plant',
  },
]
