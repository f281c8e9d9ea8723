import autocannon from 'autocannon'
import { cpuOf } from '../processCost.ts'
import type { Server } from '../servers.ts'

export interface Operation {
  readonly name: string
  readonly query: string
  variables(nth: number): Readonly<Record<string, unknown>>
}
export interface Load {
  readonly perSecond: number
  /** Of all threads of the server. */
  readonly cpuMs: number
  readonly p99: number
}
interface Asking {
  readonly server: Server
  readonly token: string
  readonly operation: Operation
}

let asked = 0
const headersOf = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })
const bodyOf = ({ name, query, variables }: Operation) => JSON.stringify({ operationName: name, query, variables: variables(asked++) })

/** What a server answers once; throws where that is an error. */
export async function answerOf({ server, token, operation }: Asking): Promise<unknown> {
  const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers: headersOf(token), body: bodyOf(operation) })
  const { data, errors } = (await response.json()) as { data: unknown; errors?: { message: string }[] }
  if (errors || !data) throw new Error(`${operation.name}: ${errors?.[0]?.message}`)
  return data
}

/** So many connections that each ask again as soon as they are answered. */
export async function load({ server, token, operation }: Asking, connections: number, seconds: number): Promise<Load> {
  const before = cpuOf(server.process.pid)
  const result = await autocannon({
    url: `${server.address}/graphql`,
    connections,
    duration: seconds,
    method: 'POST',
    headers: headersOf(token),
    requests: [{ setupRequest: (request) => ({ ...request, body: bodyOf(operation) }) }],
  })
  if (result.non2xx || result.errors) throw new Error(`${operation.name}: ${result.non2xx + result.errors} requests failed`)
  const all = result['2xx']
  return { perSecond: all / result.duration, cpuMs: (cpuOf(server.process.pid) - before) / all, p99: result.latency.p99 }
}
