import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from './context.ts'

/** Compiling takes a hundred times as long as one execution: what somebody tries once in the playground is not worth it. */
const WORTH_IT = 3
/** The console and the walls together send fewer different documents than this. */
const KEPT_MAX = 500

interface Known {
  times: number
  /** Null where the document cannot be compiled. */
  compiled?: CompiledQuery | null
}

/**
 * Queries that come again and again run as compiled functions: walking the document anew costs more than the fields themselves. Mutations run as
 * they always do, and so does a query that met an error, once more: errors and their words come from one executor.
 */
export function compiledQueries(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  let kept = new WeakMap<DocumentNode, Map<string, Known>>()
  let count = 0

  function queryOf(document: DocumentNode, operationName: string): CompiledQuery | null {
    const operations = kept.get(document) ?? new Map<string, Known>()
    kept.set(document, operations)
    const known = operations.get(operationName) ?? { times: 0 }
    operations.set(operationName, known)
    if (known.compiled !== undefined) return known.compiled
    if (++known.times < WORTH_IT) return null
    if (++count > KEPT_MAX) {
      kept = new WeakMap()
      count = 0
    }
    const made = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true })
    known.compiled = isCompiledQuery(made) ? made : null
    return known.compiled
  }

  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, operation, operationName, request, contextValue }) {
        if (operation?.operation !== 'query') return null
        const query = queryOf(document, operationName ?? '')
        const result = await query?.query(undefined, contextValue, request.variables)
        if (!result || result.errors) return null
        return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult: result } }
      },
    }),
  }
}
