import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, print, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as printed from '../../../console/screens/print/repairDocuments.ts'
import * as repair from '../../../console/screens/repair/documents.ts'
import { checkDocument, parseDocument } from '../../../server/graphql/limits.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const documents = Object.entries({ ...repair, ...printed, workDocument: repair.workDocument({ reportLog: true, repairLog: true }) }) as [
  string,
  DocumentNode,
][]

describe('what the repair pages ask', () => {
  it.each(documents)('%s is known to the schema and within its limits', (_, document) => {
    expect(validate(schema, document).map((error) => error.message)).toEqual([])
    expect(checkDocument(schema, { document: parseDocument(print(document)), actor: null, maySeeSchema: false })).toEqual([])
  })
})
