import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from './context.ts'
import { listForObject } from './listForObject.ts'

/** Compiling takes a hundred times as long as one execution: what somebody tries once in the playground is not worth it. */
const WORTH_IT = 3
/** The console and the walls together send fewer different documents than this. */
const KEPT_MAX = 500

interface Compiled {
  readonly run: CompiledQuery['query']
  /** Whether these variables are better left to graphql-js. */
  readonly misreads: ReturnType<typeof listForObject>
}
interface Known {
  times: number
  /** Null where the document cannot be compiled. */
  compiled?: Compiled | null
}

/**
 * Operations that come again and again run as compiled functions: walking the document anew costs more than the fields themselves. Whatever goes
 * wrong is left to graphql-js, so that errors and their words come from one executor: a query is run again there, and of a mutation what it has done
 * already is told (`carryOutOnce`).
 */
export function knownOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  /** Forgotten with the documents that Apollo forgets. */
  let kept = new WeakMap<OperationDefinitionNode, Known>()
  let count = 0

  function compile(document: DocumentNode, operation: OperationDefinitionNode): Compiled | null {
    if (++count > KEPT_MAX) {
      kept = new WeakMap()
      count = 0
    }
    const made = compileQuery(schema, document, operation.name?.value, { disablingCapturingStackErrors: true })
    return isCompiledQuery(made) ? { run: made.query, misreads: listForObject(schema, operation) } : null
  }
  function compiledOf(document: DocumentNode, operation: OperationDefinitionNode): Compiled | null {
    const known = kept.get(operation) ?? { times: 0 }
    kept.set(operation, known)
    if (known.compiled === undefined && ++known.times >= WORTH_IT) known.compiled = compile(document, operation)
    return known.compiled ?? null
  }

  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, operation, request: { variables }, contextValue }) {
        if (!operation || operation.operation === 'subscription') return null
        const compiled = compiledOf(document, operation)
        if (!compiled || compiled.misreads(variables)) return null
        if (operation.operation === 'mutation') contextValue.carriedOut = {}
        const result = await compiled.run(undefined, contextValue, variables)
        if (result.errors) return null
        return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult: result } }
      },
    }),
  }
}
