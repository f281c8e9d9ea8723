import type { GraphQLSchema } from 'graphql'
import { createApollo } from '../../../server/graphql/apollo.ts'
import { contextFactory } from '../../../server/graphql/context.ts'
import { overSocket } from '../../../server/graphql/overSocket.ts'
import { buildApi } from '../../../server/graphql/schema.ts'
import { type Actor, type Language, operations, type Registry, type Store } from '../../../server/kernel/index.ts'

export interface Told {
  /** Undefined where nothing but 200 is said. */
  readonly status: number | undefined
  readonly data: Record<string, unknown> | null | undefined
  readonly errors: readonly { readonly message: string; readonly code: unknown }[]
}
export interface InProcess {
  readonly schema: GraphQLSchema
  ask(actor: Actor, query: string, asked?: { variables?: object; operationName?: string; language?: Language }): Promise<Told>
  /** What a socket would refuse a document for. */
  refusedOverSocket(actor: Actor, query: string, operationName?: string): readonly string[]
  close(): Promise<void>
}

/** GraphQL as servers answer it, without a server: any actor may ask, whoever they are. */
export async function inProcess(store: Store, registry: Registry): Promise<InProcess> {
  const { schema } = await buildApi(registry)
  const contextOf = contextFactory({ store, registry, operations: operations(store, registry) } as never)
  const onFault = (cause: unknown) => {
    throw cause
  }
  const apollo = createApollo({ schema, isOpen: true, onFault })
  const sockets = overSocket({ schema, isOpen: true, contextOf, onFault })
  await apollo.start()
  return {
    schema,
    async ask(actor, query, { variables = {}, operationName, language = 'en' } = {}) {
      const contextValue = contextOf({ actor, expiresAt: null, language, requestId: 'r', ip: '127.0.0.1', userAgent: '' })
      const request = { query, variables: variables as Record<string, unknown>, ...(operationName && { operationName }) }
      const { body, http } = await apollo.executeOperation(request, { contextValue })
      if (body.kind !== 'single') throw new Error('an answer in parts')
      const { data, errors = [] } = body.singleResult
      return { status: http.status, data, errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.code })) }
    },
    refusedOverSocket(actor, query, operationName) {
      const checked = sockets.check({ query, ...(operationName && { operationName }) }, actor)
      return 'kind' in checked ? [] : checked.map(({ message }) => message)
    },
    close: () => apollo.stop(),
  }
}
