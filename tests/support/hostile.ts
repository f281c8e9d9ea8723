import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** Values at the edges of what a type can say, and beyond what a base can hold. */
const EDGES: Readonly<Record<string, readonly unknown[]>> = {
  ID: [
    '1',
    '2',
    '30',
    '0',
    '-1',
    '1e3',
    'abc',
    '',
    '\0',
    '１',
    '2147483648',
    '999999999999999',
    '9999999999999999',
    '99999999999999999999',
    7,
    1.5,
  ],
  String: [
    'x',
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    "'; DROP TABLE user; --",
    '%_\\',
    '\\',
    '长'.repeat(4001),
    '😀'.repeat(40),
    '__proto__',
    'constructor.name',
    'a'.repeat(64),
  ],
  Int: [1, 0, -1, 2147483647, -2147483648, 2147483648, 1.5, '3'],
  Float: [1, 0.1, -0.5, 24.01, 1e12, 1e15, 1e300, -1e300, 5e-324, 9007199254740991],
  Boolean: [true, false, 'true'],
  DateTime: [
    '2026-11-20T08:30:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-02-30T00:00:00Z',
    '2026-11-20T08:30:00+14:00',
    '1900-01-01T00:00:00-14:00',
    'now',
    5,
  ],
  Date: ['2026-11-20', '0000-01-01', '9999-12-31', '2026-02-31', '20261120', ''],
  Time: ['08:30', '24:00', '23:59:59', '', '8:3'],
}
const KNOWN = Array.from({ length: 6 }, (_, i) => String(i + 1))

export function edgeOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof(
      { weight: 20, arbitrary: edgeOf(type.ofType, depth).filter((v) => v !== null) },
      { weight: 1, arbitrary: fc.constant(null) },
    )
  const nullable = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: fc.constant(null) })
  if (isListType(type)) {
    const many = fc.constantFrom(201, 1500).map((n) => Array.from({ length: n }, (_, i) => String(i + 1)))
    return nullable(
      fc.oneof({ weight: 9, arbitrary: fc.array(edgeOf(type.ofType, depth), { maxLength: 3 }) }, { weight: 1, arbitrary: many }),
    )
  }
  if (isEnumType(type)) return nullable(fc.constantFrom(...type.getValues().map((v) => v.name), 'NONSENSE'))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const required = fields.filter((f) => isNonNullType(f.type)).map((f) => f.name)
    const record = fc.record(Object.fromEntries(fields.map((f) => [f.name, depth > 2 ? fc.constant(null) : edgeOf(f.type, depth + 1)])), {
      requiredKeys: required,
    })
    return nullable(record)
  }
  const [first, second, ...rest] = EDGES[type.name] ?? [null]
  const edges = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(first, second) },
    { weight: 1, arbitrary: fc.constantFrom(...rest, first) },
  )
  return nullable(type.name === 'ID' ? fc.oneof(fc.constantFrom(...KNOWN), edges) : edges)
}

/** All plain fields of a type, and some of its objects, so many levels down. */
export function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const inner = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((a) => isNonNullType(a.type))) return []
    if (!isCompositeType(getNamedType(field.type))) return [field.name]
    return levels > 1 ? [`${field.name} ${selectionOf(field.type, levels - 1)}`] : []
  })
  return `{ ${inner.join(' ') || '__typename'} }`
}

interface Call {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}
const declared = (args: readonly GraphQLArgument[]) =>
  args.length ? `(${args.map((a) => `$${a.name}: ${String(a.type)}`).join(', ')})` : ''
const passed = (args: readonly GraphQLArgument[]) => (args.length ? `(${args.map((a) => `${a.name}: $${a.name}`).join(', ')})` : '')

function callOf(root: string, field: GraphQLField<unknown, unknown>): fc.Arbitrary<Call> {
  const variables = fc.record(Object.fromEntries(field.args.map((a) => [a.name, edgeOf(a.type)])))
  const make = (values: Record<string, unknown>, levels: number) => ({
    query: `${root} X${declared(field.args)} { ${field.name}${passed(field.args)} ${selectionOf(field.type, levels)} }`,
    variables: values,
  })
  return fc.tuple(variables, fc.integer({ min: 1, max: 4 })).map(([values, levels]) => make(values, levels))
}

/** Any call of any operation but those named, with values that nobody sends by hand. */
export function callsOf(schema: GraphQLSchema, except: readonly string[]): fc.Arbitrary<Call> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  const calls = roots.flatMap(([root, type]) =>
    Object.values(type?.getFields() ?? {})
      .filter((f) => !except.includes(f.name))
      .map((f) => callOf(root, f)),
  )
  return fc.oneof(...calls)
}

const WORDS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '$',
  '!',
  '@',
  '...',
  'query',
  'mutation',
  'subscription',
  'fragment',
  'on',
  'me',
  'user',
  'reportLogs',
  'items',
  'id',
  'filter',
  'null',
  '1e999',
  '"x"',
  '"""',
  '"\\ud800"',
  '"\\u0000"',
  '-9999999999999999999',
  '#',
  '\0',
  '\ufeff',
  '__typename',
  '__schema',
  '@include',
  '@skip',
  '@defer',
  'if',
  'true',
]
/** Texts that look like documents. */
export const gibberish: fc.Arbitrary<Call> = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 25 })
  .map((words) => ({ query: words.join(' '), variables: {} }))
