import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from './context.ts'
import { listForObject } from './listForObject.ts'

/** Compiling takes a hundred times as long as one execution: what somebody tries once in the playground is not worth it. */
const WORTH_IT = 3
/** The console and the walls together send fewer different documents than this. */
const KEPT_MAX = 500
/** In characters; documents of the console are shorter. What is kept must not grow with what callers write between the words. */
const LONGEST = 20_000

/** What a request asks. */
export interface Sent {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}
/** An operation that Apollo has answered several times, as a compiled function. */
export interface KnownOperation {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly run: CompiledQuery['query']
  /** Whether these variables are better left to graphql-js. */
  readonly misreads: ReturnType<typeof listForObject>
}
type ByName = Map<string | null, KnownOperation>

/** The operations that come again and again, found by their texts. They are met in Apollo, behind all limits, and compiled at the third time. */
export class KnownOperations {
  readonly #schema: GraphQLSchema
  readonly #known = new Map<string, ByName>()
  #count = 0
  /** How often an operation has come; forgotten with the document that Apollo forgets. */
  readonly #times = new WeakMap<OperationDefinitionNode, number>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  of({ query, operationName }: Sent): KnownOperation | undefined {
    return this.#known.get(query)?.get(operationName ?? null)
  }

  /** Sees what Apollo is about to execute: what the limits have refused does not come as far as this. */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      executionDidStart: async ({ source, document, operation, request }) => {
        if (operation.operation !== 'subscription') this.#meet({ query: source, operationName: request.operationName }, document, operation)
      },
    }),
  }

  #meet(sent: Sent, document: DocumentNode, operation: OperationDefinitionNode) {
    if (sent.query.length > LONGEST || this.of(sent)) return
    const times = (this.#times.get(operation) ?? 0) + 1
    this.#times.set(operation, times)
    if (times !== WORTH_IT) return
    const made = compileQuery(this.#schema, document, operation.name?.value, { disablingCapturingStackErrors: true })
    if (!isCompiledQuery(made)) return
    if (this.#count >= KEPT_MAX) {
      this.#known.clear()
      this.#count = 0
    }
    this.#count++
    const kept = this.#known.get(sent.query) ?? new Map<string | null, KnownOperation>()
    const misreads = listForObject(this.#schema, operation)
    this.#known.set(sent.query, kept.set(sent.operationName ?? null, { document, operation, run: made.query, misreads }))
  }
}
