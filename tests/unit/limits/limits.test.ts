import { buildSchema, type GraphQLError, getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkDocument, LIMITS, parseDocument } from '../../../server/graphql/limits.ts'
import type { Refusal } from '../../../server/kernel/index.ts'
import { known } from '../../../server/platform/words.ts'
import { quickest } from '../../support/suite/quickest.ts'

const schema = buildSchema(`
  type Query { logs(filter: LogFilter, page: PageInput): LogPage!  log(id: ID!): Log!  history: [Log!]!  now: Int }
  type Mutation { addLog(id: ID): Log!  dropLog(id: ID): Log! }
  input PageInput { no: Int = 1  size: Int = 20 }
  input LogFilter { keyword: String }
  type LogPage { total: Int!  items: [Log!]! }
  type Log { id: ID!  title: String!  up: Log!  parts: [Part!]!  tags: [String!]! }
  type Part { id: ID!  name: String!  log: Log! }
`)
const check = (source: string, variables: Record<string, unknown> = {}, maySeeSchema = true) =>
  checkDocument(schema, { document: parseDocument(source), variables, actor: null, maySeeSchema })
const refusalOf = (errors: readonly GraphQLError[]) => errors[0]?.originalError as Refusal | undefined
const codeOf = (source: string, variables?: Record<string, unknown>, maySeeSchema?: boolean) =>
  refusalOf(check(source, variables, maySeeSchema))?.code
const repeat = (n: number, part: (i: number) => string) => Array.from({ length: n }, (_, i) => part(i)).join(' ')
const nested = (n: number) => `{ log(id: 1) ${'{ up '.repeat(n)}{ id }${' }'.repeat(n)} }`
/** Each fragment spreads the next one twice: 2^n selections out of a few hundred bytes. */
const bomb = (n: number, root = '...F0') =>
  `{ log(id: 1) { ${root} } } ${repeat(n, (i) => `fragment F${i} on Log { ${i < n - 1 ? `...F${i + 1} ...F${i + 1}` : 'id'} }`)}`

describe('a document within the limits', () => {
  it('passes, and passes again from memory', () => {
    const document = parseDocument('query($p: PageInput) { logs(page: $p) { total items { id parts { id } } } }')
    const asked = { document, variables: { p: { size: 50 } }, actor: null, maySeeSchema: false }
    expect(checkDocument(schema, asked)).toEqual([])
    expect(checkDocument(schema, asked)).toEqual([])
  })
  it('is still judged by its variables when it is known', () => {
    const document = parseDocument(
      'query($s: Int) { logs(page: { size: $s }) { items { id title up { id title } parts { id name log { id } } } } }',
    )
    const check = (s: number) => checkDocument(schema, { document, variables: { s }, actor: null, maySeeSchema: false })
    expect(check(20)).toEqual([])
    expect(refusalOf(check(2000))?.code).toBe('limits.tooCostly')
    expect(check(20)).toEqual([])
  })
  it('is judged by the default of a variable that is left out, also where it was null before', () => {
    const fields = 'items { id title up { id title } parts { id name log { id } } }'
    for (const source of [
      `query($s: Int = 2000) { logs(page: { size: $s }) { ${fields} } }`,
      `query($s: PageInput = { size: 2000 }) { logs(page: $s) { ${fields} } }`,
    ]) {
      const document = parseDocument(source)
      const check = (variables: Record<string, unknown>) => checkDocument(schema, { document, variables, actor: null, maySeeSchema: false })
      expect(check({ s: null })).toEqual([])
      expect(refusalOf(check({}))?.code).toBe('limits.tooCostly')
      expect(check({ s: null })).toEqual([])
    }
  })
  it('may be eight levels deep, not nine', () => {
    expect(check(nested(6))).toEqual([])
    expect(refusalOf(check(nested(7)))).toMatchObject({ code: 'limits.tooDeep', params: { limit: 8, found: 9 } })
  })
  it('takes GraphiQL’s introspection', () => {
    const full = getIntrospectionQuery({
      inputValueDeprecation: true,
      schemaDescription: true,
      directiveIsRepeatable: true,
      specifiedByUrl: true,
    })
    expect(check(full)).toEqual([])
  })
})

describe('refused documents', () => {
  const cases: [string, string, string][] = [
    ['31 aliases', `{ log(id: 1) { ${repeat(31, (i) => `a${i}: id`)} } }`, 'limits.tooManyAliases'],
    [
      'aliases multiplied by fragments',
      `{ log(id: 1) { ...A up { ...A } } } fragment A on Log { ${repeat(16, (i) => `a${i}: id`)} }`,
      'limits.tooManyAliases',
    ],
    ['11 root fields', `{ ${'now '.repeat(11)} }`, 'limits.tooManyRootFields'],
    ['root fields in fragments', `{ ...A ...A } fragment A on Query { ${'now '.repeat(6)} }`, 'limits.tooManyRootFields'],
    ['two mutations', 'mutation { addLog { id } dropLog { id } }', 'limits.tooManyMutations'],
    ['6 operations', repeat(6, (i) => `query Q${i} { now }`), 'limits.tooManyOperations'],
    ['51 variables', `query(${repeat(51, (i) => `$v${i}: Int`)}) { now }`, 'limits.tooManyVariables'],
    ['21 directives', `{ now ${'@skip(if: false) '.repeat(21)} }`, 'limits.tooManyDirectives'],
    [
      'deep fragments',
      `{ log(id: 1) { ...A } } fragment A on Log { up { up { up { ...B } } } } fragment B on Log { up { up { up { up { id } } } } }`,
      'limits.tooDeep',
    ],
    [
      'a page of 2000 full rows',
      '{ logs(page: { size: 2000 }) { items { id title up { id title } parts { id name } } } }',
      'limits.tooCostly',
    ],
    ['a hidden page size', 'query($p: PageInput = { size: 5000 }) { logs(page: $p) { items { id title } } }', 'limits.tooCostly'],
    [
      'a page behind a fragment',
      '{ logs(page: { size: 5000 }) { ...P } } fragment P on LogPage { items { id title } }',
      'limits.tooCostly',
    ],
    [
      'lists within lists',
      `{ history { parts { log { parts { log { parts { log { ${'id title '.repeat(10)} } } } } } } } }`,
      'limits.tooCostly',
    ],
    ['a bomb of fragments', bomb(24), 'limits.tooManySelections'],
    ['a bomb nobody uses', bomb(24, 'id'), 'limits.tooManySelections'],
  ]
  it.each(cases)('%s', (_name, source, code) => {
    expect(codeOf(source)).toBe(code)
  })
  it('are too long for the parser beyond 1000 tokens', () => {
    const long = `{ ${'now '.repeat(1100)} }`
    expect(() => parseDocument(long)).toThrowError(
      expect.objectContaining({ originalError: expect.objectContaining({ code: 'limits.tooManyTokens' }) }),
    )
  })
  it('answer quickly: a fragment bomb costs no more than its text', async () => {
    let size = 80
    // Another size each time: what was judged once is known.
    const took = await quickest(() => expect(codeOf(bomb(size--))).toBe('limits.tooManySelections'))
    expect(took).toBeLessThan(100)
  })
  it('have words in both languages', () => {
    const codes = [
      ...cases.map(([, , code]) => code),
      ...['tooManyTokens', 'noIntrospection', 'unknownOperation', 'socketOnly', 'tooComplex'].map((c) => `limits.${c}`),
    ]
    for (const code of codes) expect([code, known(code, 'zh'), known(code, 'en')]).toEqual([code, true, true])
  })
})

describe('the costliest documents within the limits', () => {
  it.each([
    ['the same object 240 times', `{ log(id: 1) { ${'up { id } '.repeat(240)} } }`],
    ['one fragment 400 times', `{ log(id: 1) { ${'...A '.repeat(400)} } } fragment A on Log { id title }`],
    [
      '60 fragments side by side',
      `{ log(id: 1) { ${repeat(60, (i) => `...A${i}`)} } } ${repeat(60, (i) => `fragment A${i} on Log { id title up { id } }`)}`,
    ],
  ])('%s is checked in less than a second', async (_name, source) => {
    let turn = 0
    expect(await quickest(() => check(`${source} # ${turn++}`), 3)).toBeLessThan(1000)
  })
})

describe('the schema', () => {
  it('is shown only to those who may see it', () => {
    expect(refusalOf(check(getIntrospectionQuery(), {}, false))).toMatchObject({ code: 'limits.noIntrospection', kind: 'forbidden' })
    expect(check('{ __typename now }', {}, false)).toEqual([])
  })
  it('is not hinted at in messages either', () => {
    expect(check('{ log(id: 1) { titel } }', {}, true)[0]?.message).toContain('Did you mean')
    expect(check('{ log(id: 1) { titel } }', {}, false)[0]?.message).not.toContain('Did you mean')
  })
  it('is bound by its own depth and cost', () => {
    const levels = (n: number): string => (n ? `ofType { ${levels(n - 1)} }` : 'name')
    expect(codeOf(`{ __type(name: "Log") { ${levels(14)} } }`)).toBe('limits.tooDeep')
    expect(
      codeOf(
        `{ ${repeat(9, (i) => `a${i}: __schema { types { fields { args { type { fields { args { type { fields { args { name } } } } } } } } } }`)} }`,
      ),
    ).toBe('limits.tooCostly')
  })
})

describe('a document that is merely wrong', () => {
  it('reports all its errors in GraphQL’s own words', () => {
    const errors = check('{ log(id: 1) { a b c } }')
    expect(errors).toHaveLength(3)
    expect(errors[0]?.originalError).toBeUndefined()
  })
  it('never answers with an error that points nowhere', () => {
    const errors = check(`{ log(id: 1) { ${repeat(60, (i) => `x${i}`)} } }`)
    expect(errors).toHaveLength(20)
    expect(errors.every((e) => e.nodes?.length)).toBe(true)
  })
  it('may hold fragments that spread themselves', () => {
    expect(check('{ log(id: 1) { ...A } } fragment A on Log { ...B } fragment B on Log { ...A id }')[0]?.message).toContain('within itself')
  })
  it('states the limits that the design fixes', () => {
    expect(LIMITS).toMatchObject({
      tokens: 1000,
      depth: 8,
      introspectionDepth: 15,
      aliases: 30,
      rootFields: 10,
      mutations: 1,
      operations: 5,
      directives: 20,
      variables: 50,
      cost: 10_000,
    })
  })
})
