import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import * as documentNodes from '@graphql-codegen/typed-document-node'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import settings from '../../../codegen.ts'
import { root } from '../../platform/paths.ts'

const folder = fileURLToPath(root)

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

/** Sorts what was read by a path, as globs give it on any system. */
function documentsIn(patterns: readonly string[], exclude: readonly string[] = []): Types.DocumentFile[] {
  const paths = globSync([...patterns], { cwd: folder, exclude: [...exclude] }).map((path) => path.replaceAll('\\', '/'))
  return paths.sort().map((location) => {
    const rawSDL = readFileSync(join(folder, location), 'utf8')
    return { location, rawSDL, document: parse(rawSDL) }
  })
}
type Module = readonly [path: string, text: string]
interface Output {
  readonly filename: string
  readonly documents: Types.DocumentFile[]
  readonly plugins: readonly CodegenPlugin[]
  readonly config?: object
  readonly skipDocumentsValidation: NonNullable<Types.GenerateOptions['skipDocumentsValidation']>
}
async function generated(schemaAst: GraphQLSchema, { plugins, config, ...output }: Output): Promise<Module> {
  const named = plugins.map((plugin, at) => [`${at}`, plugin] as const)
  const text = await codegen({
    ...output,
    schema: { kind: Kind.DOCUMENT, definitions: [] },
    schemaAst,
    plugins: named.map(([name]) => ({ [name]: {} })),
    pluginMap: Object.fromEntries(named),
    config: { ...settings.config, ...config },
  })
  return [output.filename, text]
}

/**
 * The typed modules of all documents of both apps, by their paths: for every `x.graphql` a `gen/x.ts` beside it, and one file with the enums and
 * input types of all. Throws where a document does not fit the schema.
 */
export async function documentModules(sdl: string): Promise<Module[]> {
  const schema = buildSchema(sdl)
  const { inputs, documents: all, texts, shown } = settings
  const everything = documentsIn(all)
  const inputTypes = generated(schema, {
    filename: inputs,
    documents: everything,
    plugins: [operationTypes],
    // Examples are named as the operations are that they show.
    config: { importSchemaTypesFrom: '', generateOperationTypes: false },
    skipDocumentsValidation: { skipDuplicateValidation: true, ignoreRules: ['UniqueOperationNames'] },
  })
  const modulesOf = (documents: Types.DocumentFile[], plugin: CodegenPlugin) =>
    documents.map((file) =>
      generated(schema, {
        filename: join(dirname(file.location ?? ''), 'gen', basename(file.location ?? '', '.graphql').concat('.ts')).replaceAll('\\', '/'),
        documents: [file],
        plugins: [operationTypes, plugin],
        config: {
          documentMode: 'documentNode',
          useTypeImports: true,
          externalFragments: file.document ? foreignTo(file.document, documents) : [],
        },
        // All of them are validated together, with the types of their inputs.
        skipDocumentsValidation: true,
      }),
    )
  const asText = documentsIn(texts)
  const asTree = documentsIn(all, [...texts, ...shown])
  return Promise.all([inputTypes, ...modulesOf(asTree, documentNodes), ...modulesOf(asText, textPlugin)])
}
