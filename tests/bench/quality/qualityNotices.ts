import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sha256Hex } from '../../../server/access/index.ts'
import { mailSink } from '../../support/servers/mailSink.ts'
import { PASSWORD } from '../benchBase.ts'
import { median, type Server, signIn, signInAs, whole } from '../servers.ts'
import { type BaseName, SERVER } from './qualityPlant.ts'

const [ROUNDS, GOAL_S, QUIET_MS] = [20, 5, 3_000]
const RECEIVER = 'reader'
const MAIL = 'reader@plant.example'

/** A copy of a base that is written to. */
async function copied(base: BaseName, url: string): Promise<{ url: string; drop(): Promise<void> }> {
  if (base === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'millwright-quality-'))
    copyFileSync(url.slice('file:'.length), join(folder, 'own.sqlite'))
    return { url: `file:${join(folder, 'own.sqlite')}`, drop: async () => rmSync(folder, { recursive: true, force: true }) }
  }
  const [from, own] = [new URL(url), new URL(url)]
  own.pathname = `/millwright_bench_quality_${process.pid}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: SERVER })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create database ${own.pathname.slice(1)} template ${from.pathname.slice(1)}`)
  return { url: own.href, drop: () => run(`drop database if exists ${own.pathname.slice(1)} with (force)`) }
}
const asker =
  ({ address }: Server, token: string) =>
  async <T>(query: string, variables: object = {}): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
    if (errors) throw new Error(errors[0]?.message)
    return data
  }
async function until<T>(found: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const value = await found()
    if (value !== undefined) return value
    await pause(10)
  }
}

/** Somebody who is told of each new complaint, by bell and by mail. */
async function receiver(server: Server) {
  const ask = asker(server, await signIn(server))
  const { types } = await ask<{ types: { items: { id: string }[] } }>(
    '{ types: notificationTypes(filter: { code: { contains: "COMPLAINT_NEW" } }) { items { id } } }',
  )
  const typeId = types.items[0]?.id
  await ask('mutation($id: ID!) { updateNotificationType(id: $id, input: { hasBell: true, hasEmail: true }) { id } }', { id: typeId })
  const account = { username: RECEIVER, name: RECEIVER, password: sha256Hex(PASSWORD), roleIds: [1], plantIds: [1] }
  const { user } = await ask<{ user: { id: string } }>('mutation($input: CreateUserInput!) { user: createUser(input: $input) { id } }', {
    input: account,
  })
  const input = { typeId, name: RECEIVER, userId: user.id, email: MAIL }
  await ask('mutation($input: CreateNoticeReceiverInput!) { createNoticeReceiver(input: $input) { id } }', { input })
  return { ask, askAsReader: asker(server, await signInAs(server, RECEIVER)) }
}

/** A server that has just begun founds its queue, makes the orders of the day, and tells of all that is late. */
async function settled(ask: ReturnType<typeof asker>) {
  const told = async () => (await ask<{ all: { total: number } }>('{ all: noticeDeliveries { total } }')).all.total
  for (let [before, now] = [-1, await told()]; now !== before || now === 0; [before, now] = [now, await told()]) await pause(QUIET_MS)
}

/** From the moment that a complaint is sent until a bell rings and a mail has left, by a real server with its worker. */
export async function benchNotices(base: BaseName, url: string): Promise<void> {
  const [sink, own] = [await mailSink(), await copied(base, url)]
  const redis: Record<string, string> = base === 'postgres' ? { REDIS_URL: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/9' } : {}
  const server = await whole(own.url, 4614, { SMTP_URL: sink.url, SMTP_FROM: 'notices@plant.example', ...redis })
  try {
    const { ask, askAsReader } = await receiver(server)
    await settled(ask)
    const claimDate = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const [written, rung, mailed]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      const input = { claimDate, customerId: 1 + round, claimCatId: 1, equipmentId: 1 + round, longCode: `D-${round}` }
      const begin = performance.now()
      const { made } = await ask<{ made: { claimNo: string } }>(
        'mutation($input: CreateComplaintInput!) { made: createComplaint(input: $input) { id claimNo } }',
        { input },
      )
      written.push(performance.now() - begin)
      const bell = until(async () => {
        const { myNotices } = await askAsReader<{ myNotices: { body: string; subject: string }[] }>('{ myNotices { subject body } }')
        return myNotices.some(({ subject, body }) => `${subject} ${body}`.includes(made.claimNo)) ? performance.now() : undefined
      })
      const mail = until(() => (sink.mails.length > round ? performance.now() : undefined))
      const [rang, left] = await Promise.all([bell, mail])
      rung.push(rang - begin)
      mailed.push(left - begin)
    }
    const told = (all: readonly number[]) => `${(median(all) / 1000).toFixed(2)} s, slowest ${(Math.max(...all) / 1000).toFixed(2)}`
    const isMissed = Math.max(...rung, ...mailed) > GOAL_S * 1000
    console.log(
      `  a new complaint: written ${told(written)}; bell ${told(rung)}; mail ${told(mailed)} (goal < ${GOAL_S})${isMissed ? ' MISSED' : ''}`,
    )
  } finally {
    server.process.kill('SIGKILL')
    await sink.close()
    await own.drop()
  }
}
