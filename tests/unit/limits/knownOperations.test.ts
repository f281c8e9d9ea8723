import { readFileSync } from 'node:fs'
import { type DocumentNode, Kind, parse, visit } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { loadKnownSelections } from '../../../server/graphql/known/manifest.ts'
import { type KnownSelections, unknownField } from '../../../server/graphql/known/selections.ts'
import { checkDocument, parseDocument } from '../../../server/graphql/limits.ts'
import { buildApi } from '../../../server/graphql/schema.ts'
import { Refusal } from '../../../server/kernel/index.ts'
import { root } from '../../../server/platform/paths.ts'
import { knownOperations, sentDocuments } from '../../../server/tools/generate/knownOperations.ts'

let known: KnownSelections
let schema: Awaited<ReturnType<typeof buildApi>>['schema']
beforeAll(async () => {
  const loaded = await loadKnownSelections({ knownOperations: true })
  if (!loaded) throw new Error('no manifest')
  known = loaded
  ;({ schema } = await buildApi(registry))
})

const { documents, fragments } = sentDocuments()
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
/** As a client sends it: with the fragments of other files, and the names of types that its cache asks for. */
function sent(document: DocumentNode): DocumentNode {
  const definitions = [...document.definitions]
  const added = new Set(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one.name.value] : [])))
  for (const definition of definitions)
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (!fragment || added.has(value)) return
        added.add(value)
        definitions.push(fragment)
      },
    })
  return visit({ ...document, definitions }, { SelectionSet: (set) => ({ ...set, selections: [...set.selections, typename] }) })
}
const refusalOf = (source: string, maySeeSchema = false) => {
  const [error] = checkDocument(schema, { document: parseDocument(source), actor: null, maySeeSchema, known })
  return error?.originalError instanceof Refusal ? [error.originalError.code, error.originalError.params.field] : undefined
}

it('the manifest is what console, walls and playground send now', () => {
  expect(readFileSync(new URL('server/graphql/known/known.json', root), 'utf8')).toBe(knownOperations())
})

describe('where only known operations are answered', () => {
  it('every document of the product is', () => {
    expect(documents.length).toBeGreaterThan(1_000)
    expect(documents.flatMap((document) => unknownField(sent(document), known) ?? [])).toEqual([])
  })

  it('so are fewer fields, other aliases and two documents in one', () => {
    expect(refusalOf('{ some: workshops(page: { size: 3 }) { items { title } } shifts { total } }')).toBeUndefined()
  })

  it('a field that no screen reads there is refused by its path, wherever it is hidden', () => {
    const deep = '{ reportLogs { items { equipment { workshop { name } } } } }'
    expect(refusalOf(deep)).toEqual(['limits.unknownOperation', 'reportLogs.items.equipment.workshop'])
    expect(refusalOf(deep)).toEqual(['limits.unknownOperation', 'reportLogs.items.equipment.workshop'])
    expect(refusalOf(deep, true)).toBeUndefined()
    const hidden = '{ reportLogs { ...a } } fragment a on ReportLogPage { items { ... on ReportLog { equipment { workshop { name } } } } }'
    expect(refusalOf(hidden)?.[1]).toBe('reportLogs.items.equipment.workshop')
  })

  it('a fragment that uses itself is refused before it is looked into', () => {
    const errors = checkDocument(schema, {
      document: parseDocument('{ workshops { ...a } } fragment a on WorkshopPage { total ...a }'),
      ...{ actor: null, maySeeSchema: false, known },
    })
    expect(errors.length).toBeGreaterThan(0)
    expect(errors[0]?.message).not.toContain('unknownOperation')
  })

  it('names of built-in properties are no known fields', () => {
    expect(unknownField(parse('{ constructor { name } }'), known)).toBe('constructor')
    expect(unknownField(parse('{ workshops { __proto__ } }'), known)).toBe('workshops.__proto__')
  })
})
