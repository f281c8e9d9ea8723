import { basename, dirname, join } from 'node:path'
import type { Types } from '@graphql-codegen/plugin-helpers'
import * as documentNodes from '@graphql-codegen/typed-document-node'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

const fragmentsOf = (document: DocumentNode | undefined) =>
  (document?.definitions ?? []).filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)

/** The fragments of other files that a document uses, and those that they use in their turn. */
function foreignTo(document: DocumentNode, all: readonly Types.DocumentFile[]) {
  const found = new Map<string, FragmentDefinitionNode & { from: string }>()
  const own = new Set(fragmentsOf(document).map((one) => one.name.value))
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (own.has(value) || found.has(value)) return
        for (const file of all)
          for (const one of fragmentsOf(file.document))
            if (one.name.value === value) {
              found.set(value, { ...one, from: file.location ?? '' })
              collect(one)
            }
      },
    })
  collect(document)
  return [...found.values()].map((node) => ({
    node,
    name: node.name.value,
    onType: node.typeCondition.name.value,
    isExternal: true,
    importFrom: node.from,
  }))
}

/** The document as a string that knows its result and its variables: what is sent without a client needs no syntax tree. */
const textPlugin = {
  plugin(_schema: unknown, files: readonly Types.DocumentFile[]) {
    const operations = files.flatMap(({ document }) => (document ? Object.values(separateOperations(document)) : []))
    const lines = operations.map((document) => {
      const [{ name, operation }] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION) as [
        OperationDefinitionNode,
      ]
      const type = `${name?.value}${operation[0]?.toUpperCase()}${operation.slice(1)}`
      const text = JSON.stringify(stripIgnoredCharacters(print(document)))
      return `export const ${name?.value}Document = ${text} as string & DocumentTypeDecoration<${type}, ${type}Variables>;`
    })
    return { prepend: ["import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';"], content: lines.join('\n') }
  },
}

/** Writes for every `x.graphql` a module `gen/x.ts` beside it. */
export const documentsBeside = (form: 'tree' | 'text'): Types.OutputPreset => ({
  buildGeneratesSection: ({ documents, schema, schemaAst, config }) =>
    documents.map((file) => ({
      filename: join(dirname(file.location ?? ''), 'gen', basename(file.location ?? '', '.graphql').concat('.ts')),
      schema,
      ...(schemaAst && { schemaAst }),
      documents: [file],
      plugins: ['types', 'documents'].map((name) => ({ [name]: {} })),
      pluginMap: { types: operationTypes, documents: form === 'tree' ? documentNodes : textPlugin },
      config: {
        ...config,
        documentMode: 'documentNode',
        useTypeImports: true,
        externalFragments: file.document ? foreignTo(file.document, documents) : [],
      },
      // All of them are validated together, with the types of their inputs.
      skipDocumentsValidation: true,
    })),
})
