import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { presentError, STATUS } from './errors.ts'

export interface ApolloOptions {
  readonly schema: GraphQLSchema
  /** Limits of documents, the same ones that sockets obey. */
  readonly limits: Partial<ConstructorParameters<typeof ApolloServer<Context>>[0]>
  readonly limitPlugins: readonly ApolloServerPlugin<Context>[]
  readonly onFault: (cause: unknown, context: Pick<Context, 'requestId'>) => void
}

/** Puts every error into the reader's words and gives the answer the status its first error asks for. */
const presenting = (onFault: ApolloOptions['onFault']): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors, contextValue }) {
        if (response.body.kind !== 'single' || !errors?.length) return
        const shown = errors.map((e) => presentError(e, contextValue, (cause) => onFault(cause, contextValue)).toJSON() as GraphQLFormattedError)
        response.body.singleResult.errors = shown
        const status = STATUS[String(shown[0]?.extensions?.code)]
        if (status) response.http.status = status
      },
    }
  },
})

/** Apollo over the built schema; whoever mounts it brings requests and contexts. */
export function createApollo({ schema, limits, limitPlugins, onFault }: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    introspection: true,
    ...limits,
    schema: schema as never,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), ...limitPlugins, presenting(onFault)],
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    cache: 'bounded',
  })
}
export { HeaderMap }
