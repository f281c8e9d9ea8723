import { codeOfWords } from '../run/refusals.ts'
import type { World } from '../run/world.ts'
import { CLIENT_HASH } from '../site/ground.ts'
import type { HttpResponse } from '../site/site.ts'
import type { Person } from './cast.ts'

export interface Answer {
  readonly outcome: string
  readonly rule?: string | undefined
  readonly data?: unknown
  /** What a person reads: the words of the product, not of GraphQL about a document. */
  readonly message?: string | undefined
  readonly status: number
}
/** A request of either wire, to be sent as often as need be. */
export type Request =
  | { readonly wire: 'graphql'; readonly query: string; readonly variables: object }
  | { readonly wire: 'rest'; readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly url: string; readonly payload?: object }

interface Field {
  readonly field: string
  readonly message: string
}
interface Body {
  readonly data?: { readonly out?: unknown } | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: { readonly code?: string; readonly refusal?: string; readonly fields?: readonly Field[] }
  }[]
}
function graphqlAnswer({ status, text }: HttpResponse): Answer {
  const { data, errors } = JSON.parse(text) as Body
  const [error] = errors ?? []
  if (!error) return { outcome: 'ok', data: data?.out, status }
  const { code, refusal, fields } = error.extensions ?? {}
  const [field] = fields ?? []
  return {
    outcome: refusal ?? code ?? 'ERROR',
    rule: field && `${field.field} ${field.message}`,
    message: refusal ? error.message : undefined,
    status,
  }
}
function restAnswer({ status, text }: HttpResponse): Answer {
  const { code, msg, data, errors } = JSON.parse(text) as { code: number; msg: string; data: unknown; errors?: readonly Field[] }
  const [field] = errors ?? []
  if (code === 200) return { outcome: 'ok', data, status }
  return {
    outcome: status === 401 ? 'unauthenticated' : `code ${code}`,
    rule: field ? `${field.field} ${field.message}` : codeOfWords(msg),
    message: msg,
    status,
  }
}
const SIGNED_OUT = new Set(['unauthenticated', 'UNAUTHENTICATED', 'plantLost'])

/** Somebody's device: it signs in where it has to, and keeps the newest token. */
export class Client {
  readonly #world: World
  readonly #person: Person
  constructor(world: World, person: Person) {
    this.#world = world
    this.#person = person
  }
  get #place(): string {
    return `${this.#person.username}@${this.#person.plantId}`
  }

  async #send(request: Request, key?: string): Promise<Answer> {
    const { serving: site, tokens } = this.#world
    const token = tokens.get(this.#place)
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) }
    const returned =
      request.wire === 'graphql'
        ? await site.graphql({ headers, body: { query: request.query, variables: request.variables } })
        : await site.rest({ method: request.method, url: request.url, headers, ...(request.payload && { payload: request.payload }) })
    const renewed = returned.headers['authorization']
    if (renewed) tokens.set(this.#place, renewed.replace('Bearer ', ''))
    return request.wire === 'graphql' ? graphqlAnswer(returned) : restAnswer(returned)
  }
  /** Signs in, and goes to the plant in which this person works. */
  async signIn(): Promise<boolean> {
    const { tokens } = this.#world
    const { username, plantId } = this.#person
    tokens.delete(this.#place)
    const query = 'mutation($input: LoginInput!) { out: login(input: $input) { token currentPlantId } }'
    const { data } = await this.#send({ wire: 'graphql', query, variables: { input: { username, password: CLIENT_HASH } } })
    const entered = data as { token: string; currentPlantId: number } | null | undefined
    if (!entered) return false
    tokens.set(this.#place, entered.token)
    if (Number(entered.currentPlantId) === plantId) return true
    const moving = 'mutation($plantId: ID!) { out: switchPlant(plantId: $plantId) { token } }'
    const moved = await this.#send({ wire: 'graphql', query: moving, variables: { plantId: String(plantId) } })
    const switched = moved.data as { token: string } | null | undefined
    if (switched) tokens.set(this.#place, switched.token)
    return switched != null
  }
  get isSignedIn(): boolean {
    return this.#world.tokens.has(this.#place)
  }
  /** Sends a request in a session, a new one where the old one is over. */
  async send(request: Request, key?: string): Promise<Answer> {
    if (!this.isSignedIn) await this.signIn()
    const answer = await this.#send(request, key)
    // Nobody is told that a session is over where another one begins.
    if (SIGNED_OUT.has(answer.outcome)) this.#world.log.countOutcome('session', answer.outcome)
    if (!SIGNED_OUT.has(answer.outcome) || !(await this.signIn())) return answer
    return this.#send(request, key)
  }
}
