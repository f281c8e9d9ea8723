import { createClient } from 'graphql-ws'
import { account, onAccount } from './account.ts'
import { language } from './words.ts'

const REFUSALS = [4401, 4403]
const isRefusal = (event: unknown) =>
  typeof event === 'object' && event !== null && 'code' in event && REFUSALS.includes(Number(event.code))

/** One socket for all subscriptions; it reads the token whenever it connects. */
export const socket = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  connectionParams: () => {
    const token = account()?.token
    return { ...(token && { authorization: `Bearer ${token}` }), language: language() }
  },
  keepAlive: 10_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: (event) => !isRefusal(event),
  retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, Math.min(10_000, 300 * 2 ** attempt))),
})

const whoAndWhere = () => `${account()?.user.username ?? ''}@${account()?.currentPlantId ?? ''}`
let opened = whoAndWhere()
/* A renewed token belongs to the same session, so the socket may stay; another person or plant needs a new one. */
onAccount(() => {
  if (whoAndWhere() === opened) return
  opened = whoAndWhere()
  socket.terminate()
})
