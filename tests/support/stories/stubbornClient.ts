import { randomUUID } from 'node:crypto'
import { pause } from '../servers/mortal.ts'

/** What somebody asks for under a key, and goes on asking for until there is an answer. */
export interface Asked {
  readonly query: string
  readonly variables: object
  /** The same over REST, in the names of old clients. */
  readonly rest?: { readonly path: string; readonly body: object }
}
export interface Answered {
  readonly key: string
  /** What was made or changed; without it, it was refused. */
  readonly id?: string
  /** Code of a refusal, and the fields it names. */
  readonly refused?: string
}
export interface Experience {
  /** Sent again because nobody answered, or because the server was at a loss. */
  retries: number
  /** Faults that the server did not explain, by their text. */
  readonly faults: Map<string, number>
  readonly refusals: Map<string, number>
  /** Acknowledged once and answered otherwise when asked again. */
  answeredOtherwise: number
}
export const noExperience = (): Experience => ({ retries: 0, faults: new Map(), refusals: new Map(), answeredOtherwise: 0 })
export const count = (book: Map<string, number>, what: string) => book.set(what, (book.get(what) ?? 0) + 1)

const PATIENCE_MS = 30_000
const AGAIN_MS = 200
/** The server could not say: it was busy, in disorder or on its way out. */
const UNSETTLED = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'])

interface GraphError {
  readonly message: string
  readonly extensions?: { readonly code?: string; readonly refusal?: string; readonly fields?: readonly { readonly field: string }[] }
}
const named = ({ extensions = {} }: GraphError) =>
  [extensions.refusal ?? extensions.code, ...(extensions.fields ?? []).map(({ field }) => field)].join(' ')

/** A client as phones should be: it sends a call under one key, to any of the servers, until one of them answers it. */
export function stubbornClient(
  { addresses, token, chance }: { addresses: readonly string[]; token: string; chance: () => number },
  lived: Experience,
) {
  const anywhere = () => addresses[Math.floor(chance() * addresses.length)] as string
  const post = async (path: string, body: object, key: string) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      'accept-language': 'en',
    }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(`${anywhere()}${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal })
    return { status: response.status, body: (await response.json()) as never }
  }
  /** Nothing where there is no answer yet. */
  async function overGraphQL({ query, variables }: Asked, key: string): Promise<Answered | undefined> {
    const { body } = await post('/graphql', { query, variables }, key)
    const { data, errors } = body as { data: { made: { id: string } } | null; errors?: readonly GraphError[] }
    const [error] = errors ?? []
    if (!error) return { key, id: (data as { made: { id: string } }).made.id }
    if (!UNSETTLED.has(error.extensions?.code ?? '')) return { key, refused: named(error) }
    count(lived.faults, `${error.extensions?.code}: ${error.message}`)
    return undefined
  }
  async function overRest({ path, body: given }: NonNullable<Asked['rest']>, key: string): Promise<Answered | undefined> {
    const { status, body } = await post(`/api/v1${path}`, given, key)
    const { data, msg, errors = [] } = body as { data?: { id: number }; msg?: string; errors?: { field: string }[] }
    if (status < 300) return { key, id: String(data?.id) }
    if (status < 500 && status !== 429) return { key, refused: `REST ${status} ${errors.map(({ field }) => field).join(' ')}` }
    count(lived.faults, `REST ${status}: ${msg}`)
    return undefined
  }
  async function until(asked: Asked, key: string): Promise<Answered> {
    const ask = () => (asked.rest ? overRest(asked.rest, key) : overGraphQL(asked, key))
    for (;;) {
      // A server that is killed hangs up; one that is being started does not listen yet.
      const answer = await ask().catch(() => undefined)
      if (answer) return answer
      lived.retries++
      await pause(AGAIN_MS * (0.5 + chance()))
    }
  }
  return async function insist(asked: Asked, key: string = randomUUID()): Promise<Answered> {
    const isImpatient = chance() < 0.05
    const answers = await Promise.all([until(asked, key), ...(isImpatient ? [until(asked, key)] : [])])
    const answer = answers.find(({ id }) => id !== undefined) ?? (answers[0] as Answered)
    if (answer.id === undefined) {
      count(lived.refusals, String(answer.refused))
      return answer
    }
    // Of two at once the first may be refused and the second booked; what was booked once is answered the same for ever.
    const repeated = chance() < 0.1 ? [await until(asked, key)] : []
    const ids = new Set([...answers, ...repeated].flatMap(({ id }) => id ?? []))
    if (ids.size > 1 || repeated.some(({ id }) => id === undefined)) lived.answeredOtherwise++
    return answer
  }
}
