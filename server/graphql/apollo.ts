import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { CallEntry } from '../requestLog/index.ts'
import { callLog } from './callLog.ts'
import type { Context } from './context.ts'
import { presentError, STATUS } from './errors.ts'
import type { KnownSelections } from './known/selections.ts'
import { apolloLimits } from './limits.ts'

export interface ApolloOptions {
  readonly schema: GraphQLSchema
  /** Everybody may read the schema: demo and development. */
  readonly isOpen: boolean
  /** What alone is answered to who may not read the schema. */
  readonly known?: KnownSelections | undefined
  readonly onFault: (cause: unknown, context: Pick<Context, 'requestId'>) => void
  /** Told of every operation once it is answered. */
  readonly onCall?: (entry: CallEntry) => void
}

/** Puts every error into the reader's words and gives the answer the status its first error asks for. */
const presenting = (present: (error: unknown, context: Context) => GraphQLFormattedError): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors, contextValue }) {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors?.length) return
        const shown = errors?.map((e) => present(e, contextValue)) ?? response.body.singleResult.errors
        response.body.singleResult.errors = shown
        const { code, retryAfter } = shown[0]?.extensions ?? {}
        const status = STATUS[String(code)]
        if (status) response.http.status = status
        if (retryAfter) response.http.headers.set('retry-after', String(retryAfter))
      },
    }
  },
})

/** Apollo over the built schema; whoever mounts it brings requests and contexts. */
export function createApollo({ schema, isOpen, known, onFault, onCall }: ApolloOptions): ApolloServer<Context> {
  const present = (error: unknown, context: Context) => presentError(error, context, (cause) => onFault(cause, context)).toJSON()
  const limits = apolloLimits<Context>({ schema, isOpen, known, present })
  return new ApolloServer<Context>({
    ...limits.options,
    schema,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limits.plugin,
      presenting(present),
      ...(onCall ? [callLog(onCall)] : []),
    ],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // No other content type than JSON comes as far as this (http/json.ts), and no page of another site can send that unasked.
    csrfPrevention: false,
    cache: 'bounded',
  })
}
