import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, GraphQLError, parse, validate } from 'graphql'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { wallDisplay } from '../../../server/domain/wall/index.ts'
import { type Actor, can, Refusal, systemActor } from '../../../server/kernel/index.ts'
import { Hub } from '../../../server/live/hub.ts'
import type { SocketLimits } from '../../../server/live/limits.ts'
import { memoryPublisher } from '../../../server/live/publisher.ts'
import { attachSocket } from '../../../server/live/socket.ts'
import { openStore } from '../../../server/store/index.ts'
import { freshFile } from '../../support/suite/bases.ts'

const logger = pino({ level: process.env.LOG ?? 'silent' })
const schema = buildSchema(
  'type Query { who: String! secret: String slow: String } type Mutation { touch: Boolean } type Subscription { board: Board! } type Board { plantId: Int! n: Int! }',
)
const subscription = schema.getSubscriptionType()?.getFields().board
if (subscription) Object.assign(subscription, { resolve: (root: unknown) => root, extensions: { isForWalls: true } })

/** Fake sessions: the token is the session's id. */
export const people = () => {
  const sessions = new Map<number, Actor>()
  const of = (id: number) => {
    const actor = sessions.get(id)
    if (!actor) throw new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })
    return actor
  }
  const base = { kind: 'user', name: 'Li', plantIds: [1, 2], ip: '' } as const
  return {
    sessions,
    signIn(id: number, plantId = 1, tags = ['dataview:downtime:view']) {
      sessions.set(id, { ...base, userId: id, plantId, dataScope: 'all', permissions: new Set(tags), sessionId: id })
      return { authorization: `Bearer ${id}` }
    },
    access: {
      authenticate: async (header: string) => ({
        actor: of(Number(header.slice('Bearer '.length))),
        expiresAt: new Date(Date.now() + 60_000),
      }),
      verifySession: async ({ sessionId }: Pick<Actor, 'sessionId'>) => of(sessionId ?? 0),
    },
  }
}

/** A real socket server over real HTTP and a real base, with a schema of three fields and one topic. */
export async function startSockets(limits: Partial<SocketLimits> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mw-live-'))
  const url = await freshFile(folder)
  const store = await openStore({ url, readers: 1 })
  await seed(store)
  const publisher = memoryPublisher()
  store.onChange(publisher.publish)
  let n = 0
  const load = async ({ actor }: { actor: Actor }) => ({ plantId: actor.plantId, n: ++n })
  const hub = new Hub({ topics: { board: { permission: 'x', dirtiedBy: [reportLog], minIntervalMs: 50, load } }, store, logger })
  publisher.subscribe((news) => hub.changed(news))
  const crowd = people()
  const server = createServer((_, response) => response.end('http'))
  const graphql = {
    schema,
    check: ({ query }: { query: string }) => {
      const document = parse(query)
      const errors = validate(schema, document)
      return errors.length ? errors : document
    },
    contextOf: ({ actor, language }: { actor: Actor; language: string }) => ({ actor, language }),
    formatError: (error: GraphQLError, context: object) => ({ message: `${(context as { language: string }).language}: ${error.message}` }),
  }
  attachRoots(hub)
  const words = (language: string) => (key: string) => `${language} ${key}`
  const sockets = attachSocket({
    server,
    graphql,
    access: crowd.access,
    store,
    publisher,
    logger,
    words,
    limits,
    allowedOrigins: ['http://ok.example'],
    isRefusedPlain: ({ headers }) => headers['x-forwarded-proto'] === 'http',
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...crowd,
    store,
    hub,
    sockets,
    publisher,
    server,
    port,
    /** Whoever asks for `slow` waits until it is given. */
    holdAnswers() {
      let give = (_: string) => {}
      const answer = new Promise<string>((resolve) => (give = resolve))
      const slow = schema.getQueryType()?.getFields().slow
      const isAsked = new Promise<void>((resolve) => {
        if (slow)
          slow.resolve = () => {
            resolve()
            return answer
          }
      })
      return { isAsked, give }
    },
    change: (plantId = 1) => publisher.publish({ plantId, resources: ['reportLog'] }),
    async close() {
      await sockets.close()
      hub.close()
      await new Promise((resolve) => server.close(resolve))
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
function attachRoots(hub: Hub) {
  const query = schema.getQueryType()?.getFields()
  if (query?.who) query.who.resolve = (_, __, { actor }) => actor.name
  if (subscription)
    subscription.subscribe = (_, __, { actor }) => {
      if (!can(actor, 'dataview:downtime:view')) throw new GraphQLError('forbidden')
      return hub.subscribe('board', actor.plantId)
    }
}
export const KEYS = { one: 'key of plant one', two: 'key of plant two' }
export const keyHash = (key: string) => createHash('sha256').update(key).digest('hex')
async function seed(store: Awaited<ReturnType<typeof openStore>>) {
  const { plant } = await import('../../../server/domain/masterdata/index.ts')
  await store.write(systemActor(0), async (uow) => {
    for (const code of ['A', 'B']) await uow.of(plant).create({ name: code, code })
  })
  for (const [at, key] of Object.values(KEYS).entries())
    await store.write(systemActor(at + 1), (uow) =>
      uow.of(wallDisplay).create({ name: `wall ${at + 1}`, keyHash: keyHash(key), language: at ? 'en' : 'zh' }),
    )
}

/** A client that speaks the protocol by hand and remembers what it heard. */
export function connect(port: number, { params, origin, path = '/graphql' }: { params?: object; origin?: string; path?: string } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, 'graphql-transport-ws', { ...(origin && { origin }) })
  const heard: { type: string; id?: string; payload?: unknown }[] = []
  const waiting: (() => void)[] = []
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  let closed: { code: number; reason: string } | undefined
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)))
    wake()
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
    wake()
  })
  socket.on('error', wake)
  const until = async <T>(found: () => T | undefined): Promise<T> => {
    const end = Date.now() + 90_000
    for (;;) {
      const value = found()
      if (value !== undefined) return value
      if (Date.now() > end) throw new Error(`nothing came; heard ${JSON.stringify(heard)} closed ${JSON.stringify(closed)}`)
      await Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), new Promise((resolve) => setTimeout(resolve, 100))])
    }
  }
  const send = (message: object) => socket.send(JSON.stringify(message))
  if (params) socket.once('open', () => send({ type: 'connection_init', payload: params }))
  return {
    socket,
    heard,
    send,
    until,
    opened: () => until(() => (socket.readyState >= WebSocket.OPEN ? socket.readyState === WebSocket.OPEN : undefined)),
    acknowledged: () => until(() => heard.find((m) => m.type === 'connection_ack')),
    subscribe: (id: string, query = 'subscription { board { plantId n } }') => send({ id, type: 'subscribe', payload: { query } }),
    result: (id: string, at = 0) =>
      until(
        () =>
          heard.filter((m) => m.type === 'next' && m.id === id)[at]?.payload as {
            data: { board: { plantId: number; n: number }; who?: string }
          },
      ),
    closed: () => until(() => closed),
  }
}
