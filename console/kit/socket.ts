import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import { language } from './i18n.ts'
import { session } from './session.ts'

const backOff = (attempt: number) =>
  new Promise<void>((done) => setTimeout(done, Math.min(30_000, 500 * 2 ** attempt) * (0.7 + Math.random() * 0.6)))

export const socket = createClient({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  lazyCloseTimeout: 10_000,
  keepAlive: 15_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: backOff,
  connectionParams: () => ({ authorization: session.token ? `Bearer ${session.token}` : undefined, language: language() }),
})

export const streams = new GraphQLWsLink(socket)
