import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, type DocumentNode, Kind, print, specifiedRules, validate, visit } from 'graphql'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../console/kit/gen/resources.ts'
import { checkDocument, parseDocument } from '../../../server/graphql/limits.ts'
import { root } from '../../../server/platform/paths.ts'
import {
  extendedDocuments,
  genericDocuments,
  operations,
  readDocument,
  runTimeDocuments,
  writtenFiles,
} from '../../../server/tools/generate/operations.ts'

const schema = buildSchema(readFileSync(new URL('schema.graphql', root), 'utf8'))
const faultsOf = (document: DocumentNode) => validate(schema, document).map((error) => error.message)
/** The rules of the specification see one operation of a name; files of examples and of fragments are read with what they belong to. */
const fragments = writtenFiles().flatMap((file) => readDocument(file).definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION))
function whole(document: DocumentNode): DocumentNode {
  const own = new Set(document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one.name.value] : [])))
  const used = new Set<string>()
  visit(document, { FragmentSpread: (spread) => void used.add(spread.name.value) })
  const missing = fragments.filter(({ name }) => used.has(name.value) && !own.has(name.value))
  return missing.length ? { ...document, definitions: [...document.definitions, ...missing] } : document
}
const hasOperations = (document: DocumentNode) => document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION)
const overLimits = (document: DocumentNode) =>
  checkDocument(schema, { document: parseDocument(print(document)), actor: null, maySeeSchema: false }).map((error) => error.message)

/** The document with every field misspelt that has no fields of its own, and how many those are. */
function misspelt(document: DocumentNode): [DocumentNode, number] {
  let count = 0
  const wrong = visit(document, {
    Field: (field) => {
      if (field.selectionSet) return undefined
      count++
      return { ...field, name: { ...field.name, value: `${field.name.value}x` } }
    },
  })
  return [wrong, count]
}

const written = writtenFiles().map((file) => [file, whole(readDocument(file))] as const)
describe.each(written)('%s', (_file, document) => {
  it('asks what the schema answers', () => {
    expect(hasOperations(document) ? faultsOf(document) : []).toEqual([])
  })
})
describe.each(written.filter(([, document]) => hasOperations(document)))('%s', (_file, document) => {
  it('is refused for each of its fields that is misspelt', () => {
    const [wrong, count] = misspelt(document)
    const refused = validate(schema, wrong, specifiedRules, { maxErrors: 1000 }).flatMap(({ nodes = [] }) => nodes)
    expect(new Set(refused.filter((node) => node.kind === Kind.FIELD && !node.selectionSet)).size).toBe(count)
  })
})

describe.each(Object.values(resources))('the screens of $name', (meta) => {
  it('ask what the schema answers, in every operation', () => {
    expect(
      genericDocuments(meta).flatMap((document) => faultsOf(document).map((fault) => `${print(document).slice(0, 60)}: ${fault}`)),
    ).toEqual([])
  })
})

it('documents that read the fields of a resource besides fit the schema and its limits', () => {
  expect(extendedDocuments().flatMap((document) => [...faultsOf(document), ...overLimits(document)])).toEqual([])
})

it('a field that metadata misspells is seen in the documents made from it', () => {
  const { fields, ...rest } = resources.workshop
  const wrong = { ...rest, name: 'wrong' as never, fields: { ...fields, nname: { kind: 'text' as const } } }
  expect(genericDocuments(wrong).flatMap(faultsOf)).not.toEqual([])
})

it('the list of operations names each once, with a text short enough to send', () => {
  const all = operations()
  expect(new Set(all.map(({ sha256 }) => sha256)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(runTimeDocuments().length)
  expect(all.filter(({ name, bytes }) => !name || bytes > 8_000).map(({ name }) => name)).toEqual([])
})

describe('a document of the apps', () => {
  const apps = /^(console|bigscreen)\//
  const rooms = [
    'console/kit/network/document.ts',
    'console/list/groups/groupsDocument.ts',
    'console/resource/operations/documents.ts',
    'console/resource/operations/manyDocuments.ts',
  ]
  const TYPED = /\b(useQuery|useSubscription|useOperation|\.query|\.mutate|\.subscribe|\.watchQuery|ask)<\s*\{/
  const TEXT = /['"`]\s*(query|mutation|subscription)\b[^'"`]*\{|\boperation\(\s*'(query|mutation|subscription)'/

  it('stands in a .graphql file, and its answer has the type that follows from it', () => {
    const sources = globSync('{console,bigscreen}/**/*.{ts,tsx}', { cwd: fileURLToPath(root) }).filter(
      (file) => apps.test(file) && !/\/gen\//.test(file),
    )
    const text = (file: string) => readFileSync(new URL(file, root), 'utf8')
    expect(sources.filter((file) => !rooms.includes(file) && TEXT.test(text(file)))).toEqual([])
    expect(sources.filter((file) => TYPED.test(text(file)))).toEqual([])
  })
})
