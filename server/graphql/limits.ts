import { type ApolloServerOptions, type ApolloServerPlugin, type BaseContext, HeaderMap } from '@apollo/server'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { type Actor, can, Refusal } from '../kernel/index.ts'
import { isMeta, type Size, sizeOf } from './cost.ts'
import { STATUS } from './errors.ts'
import { type KnownSelections, unknownField } from './known/selections.ts'
import { type Demands, demandsOf, refusalsOf } from './references.ts'

export const LIMITS = {
  tokens: 1000,
  operations: 5,
  variables: 50,
  directives: 20,
  selections: 2000,
  rootFields: 10,
  mutations: 1,
  depth: 8,
  introspectionDepth: 15,
  aliases: 30,
  cost: 10_000,
  /** GraphiQL's own introspection stays well below. */
  introspectionCost: 100_000,
} as const
/** Who holds it may read the schema from a production system. */
const DEVELOPER = 'developer:playground:view'

export interface DocumentRequest {
  readonly document: DocumentNode
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  /** Which of several operations runs. */
  readonly operationName?: string | null | undefined
  /** Who asks; nobody who has not signed in is answered any record. */
  readonly actor: Actor | null
  /** Whether the caller may see the schema: through introspection, or through the suggestions in error messages. */
  readonly maySeeSchema: boolean
  /** What the product itself sends, where nothing else is answered; whoever may see the schema sends what they like. */
  readonly known?: KnownSelections | undefined
}

const refused = (refusal: Refusal) => new GraphQLError(refusal.code, { originalError: refusal })
const over = (code: string, limit: number, found: number) => refused(new Refusal(`limits.${code}`, { limit, found: Math.min(found, 1e9) }))
const isOperation = (d: DocumentNode['definitions'][number]): d is OperationDefinitionNode => d.kind === Kind.OPERATION_DEFINITION
const isFragment = (d: DocumentNode['definitions'][number]): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION

/** Counts that need neither schema nor variables. */
function faultOfForm(document: DocumentNode): GraphQLError | undefined {
  const operations = document.definitions.filter(isOperation)
  if (operations.length > LIMITS.operations) return over('tooManyOperations', LIMITS.operations, operations.length)
  const variables = Math.max(0, ...operations.map((o) => o.variableDefinitions?.length ?? 0))
  if (variables > LIMITS.variables) return over('tooManyVariables', LIMITS.variables, variables)
  let directives = 0
  visit(document, {
    enter({ kind }) {
      if (kind === Kind.DIRECTIVE) directives++
    },
  })
  if (directives > LIMITS.directives) return over('tooManyDirectives', LIMITS.directives, directives)
  return undefined
}

function faultOfSize(size: Size, operation: OperationDefinitionNode['operation']): GraphQLError | undefined {
  const roots = operation === 'mutation' ? LIMITS.mutations : LIMITS.rootFields
  const checks: [string, number, number][] = [
    ['tooManySelections', LIMITS.selections, size.selections],
    [operation === 'mutation' ? 'tooManyMutations' : 'tooManyRootFields', roots, size.width],
    ['tooDeep', LIMITS.depth, size.depth],
    ['tooDeep', LIMITS.introspectionDepth, size.introspectionDepth],
    ['tooManyAliases', LIMITS.aliases, size.aliases],
    ['tooCostly', LIMITS.cost, size.cost],
    ['tooCostly', LIMITS.introspectionCost, size.introspectionCost],
  ]
  const [code, limit, found] = checks.find(([, limit, found]) => found > limit) ?? []
  return code ? over(code, limit as number, found as number) : undefined
}

/** A fragment that no operation uses is never executed, yet validation walks it. */
const asOperation = (fragment: FragmentDefinitionNode): OperationDefinitionNode => ({
  kind: Kind.OPERATION_DEFINITION,
  operation: 'query' as OperationDefinitionNode['operation'],
  selectionSet: fragment.selectionSet,
})

function faultOfMeasures(schema: GraphQLSchema, { document, variables }: DocumentRequest): GraphQLError | undefined {
  const named = document.definitions.filter(isFragment)
  const fragments = new Map(named.map((f) => [f.name.value, f]))
  const measure = (operation: OperationDefinitionNode) => sizeOf({ schema, fragments, operation, variables: variables ?? {} })
  for (const fragment of named) {
    const { selections } = measure(asOperation(fragment))
    if (selections > LIMITS.selections) return over('tooManySelections', LIMITS.selections, selections)
  }
  for (const operation of document.definitions.filter(isOperation)) {
    const fault = faultOfSize(measure(operation), operation.operation)
    if (fault) return fault
  }
  return undefined
}

/** What is known of a parsed document: it passed the standard rules, and our limits under these page sizes. */
interface Passed {
  readonly introspects: boolean
  readonly pageVariables: readonly string[]
  readonly sizes: Set<string>
  /** What each operation asks beyond references. */
  readonly demands: ReadonlyMap<string, Demands>
}
const SIZES_MAX = 100
const passed = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Passed>>()

function lookedInto(document: DocumentNode): Pick<Passed, 'introspects' | 'pageVariables'> {
  const pageVariables = new Set<string>()
  let introspects = false
  visit(document, {
    enter(node) {
      if (node.kind === Kind.VARIABLE_DEFINITION || (node.kind === Kind.ARGUMENT && node.name.value !== 'page')) return false
      if (node.kind === Kind.VARIABLE) pageVariables.add(node.name.value)
      else if (node.kind === Kind.FIELD && isMeta(node.name.value)) introspects = true
      return undefined
    },
  })
  return { introspects, pageVariables: [...pageVariables] }
}
const MAX_ERRORS = 20
/** Validation gives up on its own with an error that points nowhere; the ones before it say enough. */
function placed(errors: readonly GraphQLError[]) {
  const pointing = errors.filter((e) => e.nodes?.length)
  return pointing.length ? pointing : [refused(new Refusal('limits.tooComplex'))]
}
const sizeIn = (value: unknown) => (typeof value === 'object' && value ? (value as Record<string, unknown>).size : value)
/** A variable that was left out has its default, which null has not: they are two sizes. */
const sizesKey = ({ pageVariables }: Pick<Passed, 'pageVariables'>, { variables }: DocumentRequest) =>
  JSON.stringify(pageVariables.map((name) => (variables && Object.hasOwn(variables, name) ? [sizeIn(variables[name]) ?? null] : [])))

/** Of a document that has passed all else: its fragments end, and all its fields are in the schema. */
function faultsOfUnknown({ document, known, maySeeSchema }: DocumentRequest): GraphQLError[] {
  const field = known && !maySeeSchema ? unknownField(document, known) : undefined
  return field ? [refused(new Refusal('limits.unknownOperation', { field, permission: DEVELOPER }, { kind: 'forbidden' }))] : []
}
const faultsOfDemands = ({ demands }: Passed, request: DocumentRequest) => [
  ...faultsOfUnknown(request),
  ...(request.actor ? refusalsOf(request.actor, demands, request.operationName).map(refused) : []),
]

/**
 * Everything that a document must satisfy before it runs, on every transport: first our limits, because standard validation itself can be
 * made to take hours, then the standard rules, then what its reader may not see beyond references. Out: no errors, or what is wrong.
 */
export function checkDocument(schema: GraphQLSchema, request: DocumentRequest): readonly GraphQLError[] {
  const { document, maySeeSchema } = request
  const passedDocuments = passed.get(schema) ?? new WeakMap<DocumentNode, Passed>()
  passed.set(schema, passedDocuments)
  const known = passedDocuments.get(document)
  const entry = known ?? lookedInto(document)
  if (entry.introspects && !maySeeSchema)
    return [refused(new Refusal('limits.noIntrospection', { permission: DEVELOPER }, { kind: 'forbidden' }))]
  const key = sizesKey(entry, request)
  if (known?.sizes.has(key)) return faultsOfDemands(known, request)
  const fault = (known ? undefined : faultOfForm(document)) ?? faultOfMeasures(schema, request)
  if (fault) return [fault]
  const errors = known ? [] : validate(schema, document, undefined, { maxErrors: MAX_ERRORS, hideSuggestions: !maySeeSchema })
  if (errors.length) return placed(errors)
  const fresh = known ?? { ...entry, sizes: new Set(), demands: demandsOf(schema, document) }
  if (fresh.sizes.size >= SIZES_MAX) fresh.sizes.clear()
  fresh.sizes.add(key)
  passedDocuments.set(document, fresh)
  return faultsOfDemands(fresh, request)
}

/** Gives the parser's own complaint about a long document words that can be translated. */
function nameTooLong(error: unknown): unknown {
  if (error instanceof GraphQLError && /tokens/.test(error.message) && /aborted/.test(error.message))
    Object.assign(error, { originalError: new Refusal('limits.tooManyTokens', { limit: LIMITS.tokens }) })
  return error
}
const parseOptions = { maxTokens: LIMITS.tokens }
/** Parses within the token limit; throws a GraphQLError. */
export function parseDocument(source: string): DocumentNode {
  try {
    return parse(source, parseOptions)
  } catch (e) {
    throw nameTooLong(e)
  }
}

export interface LimitsOptions<C extends BaseContext> {
  readonly schema: GraphQLSchema
  /** Everybody may see the schema: outside production. */
  readonly isOpen: boolean
  readonly known?: KnownSelections | undefined
  /** Turns an error into what the caller reads. */
  present(error: GraphQLError, context: C): GraphQLFormattedError
}
export const maySeeSchema = (actor: Actor | null, isOpen: boolean) => isOpen || (actor !== null && can(actor, DEVELOPER))

/**
 * The part of Apollo's options that puts `checkDocument` in place of its own validation, so that HTTP and WebSocket refuse the same
 * documents in the same words.
 */
export function apolloLimits<C extends BaseContext & { actor: Actor | null }>({ schema, isOpen, known, present }: LimitsOptions<C>) {
  const plugin: ApolloServerPlugin<C> = {
    requestDidStart: async () => ({
      parsingDidStart: async () => async (error) => void nameTooLong(error),
      async responseForOperation({ document, request, contextValue, operation, operationName }) {
        const { actor } = contextValue
        const documentRequest = {
          document,
          variables: request.variables,
          operationName,
          actor,
          maySeeSchema: maySeeSchema(actor, isOpen),
          known,
        }
        const faults = [...checkDocument(schema, documentRequest)]
        if (operation?.operation === 'subscription') faults.push(refused(new Refusal('limits.socketOnly')))
        if (!faults.length) return null
        const errors = faults.map((fault) => present(fault, contextValue))
        const status = STATUS[String(errors[0]?.extensions?.code)] ?? 400
        return { http: { status, headers: new HeaderMap() }, body: { kind: 'single', singleResult: { errors } } }
      },
    }),
  }
  return {
    plugin,
    options: {
      parseOptions,
      dangerouslyDisableValidation: true,
      introspection: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
    } satisfies Partial<ApolloServerOptions<C>>,
  }
}
