import type { ResourceDef } from '../../../server/kernel/index.ts'
import { fingerprint, type Judged } from '../laws/answers.ts'
import type { Token } from '../run/promises.ts'
import type { World } from '../run/world.ts'
import type { Person } from './cast.ts'
import { type Answer, Client, type Request } from './client.ts'
import { Documents, type Operation } from './documents.ts'
import { meet } from './mishaps.ts'

/** A row as a list shows it. */
export interface ListedRow {
  readonly id: number
  readonly updatedAt: string
  readonly actions: readonly string[]
}
/** The row that a call is about, and what laws have to know of the call. */
export interface CallTarget {
  readonly resource: string
  readonly id?: number | undefined
  /** Its name in the operation log. */
  readonly action: string
  readonly token?: Token | undefined
  /** The permission that its definition requires. */
  readonly tag?: string | undefined
  /** It names a version that the row no longer has. */
  readonly isStale?: boolean | undefined
}
interface PreparedCall {
  readonly isWrite: boolean
  readonly name: string
  readonly request: Request
  readonly permission: readonly string[] | 'public'
  readonly target?: CallTarget | undefined
}
/** A write that may be sent once more long after, under the key that it had. */
export interface SentWrite {
  readonly at: number
  readonly person: Person
  readonly request: Request
  readonly key: string
}

let documents: Documents | undefined
const KEYED = 0.7
/** Share of writes around which the rows of the other plant are compared. */
const COMPARED = 0.03
/** A call without an answer is repeated so often. */
const RETRIES = 2
const PAGE = 12

/** A person at a client: lists rows, sends commands, and repeats them where no answer came. */
export class UserSession {
  readonly world: World
  readonly person: Person
  readonly #client: Client
  constructor(world: World, person: Person) {
    this.world = world
    this.person = person
    this.#client = new Client(world, person)
    documents ??= new Documents(world.site.schema)
  }

  /** A page of a list: the first, or any other that there is. */
  async list(resource: ResourceDef, { filter }: { filter?: object } = {}): Promise<ListedRow[]> {
    const operation = documents?.list(resource)
    if (!operation) return []
    const { dice, memory } = this.world
    const pagesKey = `pages ${resource.name} ${this.person.plantId} ${JSON.stringify(filter)}`
    const pages = Math.ceil(((memory.get(pagesKey) as number | undefined) ?? 0) / PAGE)
    const no = pages > 1 && dice.chance(0.5) ? 1 + dice.below(pages) : 1
    const variables = { page: { no, size: PAGE }, ...(filter && { filter }) }
    const request: Request = { wire: 'graphql', query: operation.document, variables }
    const answer = await this.#client.send(request)
    this.#record({ isWrite: false, name: resource.plural, request, permission: operation.permission }, answer)
    const { items = [], total = 0 } = (answer.data ?? {}) as { total?: number; items?: (Omit<ListedRow, 'id'> & { id: string })[] }
    memory.set(pagesKey, total)
    return items.map(({ id, updatedAt, actions = [] }) => ({ id: Number(id), updatedAt, actions }))
  }
  /** Calls a query or a mutation by its name; undefined where there is none. */
  async call(
    root: 'query' | 'mutation',
    name: string,
    variables: Readonly<Record<string, unknown>>,
    target?: CallTarget,
  ): Promise<Answer | undefined> {
    const operation = documents?.of(root, name)
    if (!operation) return undefined
    // As it comes over a wire: what is not there is not sent.
    const sent = JSON.parse(JSON.stringify(variables)) as object
    const request: Request = { wire: 'graphql', query: operation.document, variables: sent }
    return this.#send({ isWrite: root === 'mutation', name, request, permission: operation.permission, target })
  }
  operation(root: 'query' | 'mutation', name: string): Operation | undefined {
    return documents?.of(root, name)
  }
  /** A call to an address of the old system. */
  callRest(request: Extract<Request, { wire: 'rest' }>, target?: CallTarget): Promise<Answer> {
    const permission = target?.tag ? [target.tag] : []
    return this.#send({
      isWrite: request.method !== 'GET',
      name: `${request.method} ${request.url.replace(/\d+/g, ':id')}`,
      request,
      permission,
      target,
    })
  }
  /** A document that no operation is made of. */
  callDocument(name: string, query: string): Promise<Answer> {
    return this.#send({ isWrite: false, name, request: { wire: 'graphql', query, variables: {} }, permission: 'public' })
  }
  /** Repeats a write of some time ago under its key: it must have no second effect. */
  resend({ request, key }: SentWrite): Promise<Answer> {
    return this.#client.send(request, key)
  }

  async #send(call: PreparedCall): Promise<Answer> {
    const { world } = this
    const mishap = call.isWrite ? world.mishap : undefined
    const isKeyed = call.isWrite && (mishap !== undefined || world.dice.chance(KEYED))
    const key = isKeyed ? `${world.step}-${world.command}` : undefined
    const { request } = call
    if (!mishap || !key) {
      const isCompared = call.isWrite && world.dice.chance(COMPARED)
      const rowsOfOther = () => (isCompared ? fingerprint(world, 3 - this.person.plantId) : '')
      const before = rowsOfOther()
      const answer = await this.#client.send(request, key)
      this.#record(call, answer, { key, elsewhere: isCompared ? { before, after: rowsOfOther() } : undefined })
      return answer
    }
    world.mishap = undefined
    world.count(mishap)
    // A session that has to be renewed first is none of what the fault is about.
    if (!this.#client.isSignedIn) await this.#client.signIn()
    const first = await meet(world, mishap, { client: this.#client, request, key })
    let answer: Answer = first ?? { outcome: 'lost', status: 0 }
    for (let retry = 0; !first && retry < RETRIES && (answer.outcome === 'lost' || answer.status >= 500); retry++)
      answer = await this.#client.send(request, key)
    this.#record(call, answer, { key })
    return answer
  }

  /** Logs a call with its answer, lets the laws of answers judge it, and adds what was acknowledged to the promises. */
  #record(
    { isWrite, name, request, permission, target }: PreparedCall,
    answer: Answer,
    { key, elsewhere }: { key?: string | undefined; elsewhere?: Judged['elsewhere'] } = {},
  ): void {
    const { world, person } = this
    const { step, clock } = world
    const { username: who, plantId } = person
    const id = Number((answer.data as { id?: string } | null | undefined)?.id) || undefined
    const { outcome, rule, message, status } = answer
    const input = request.wire === 'rest' ? { url: request.url, ...request.payload } : isWrite ? request.variables : {}
    const command = { step, at: clock.now().toISOString(), who, plantId, wire: request.wire, name, input, key, outcome, rule, id }
    world.log.add(command)
    world.judge({
      command,
      message,
      status,
      permission: target?.tag ? [target.tag] : permission,
      isStale: target?.isStale === true,
      elsewhere,
    })
    if (!isWrite || !target) return
    const { resource, action, token } = target
    const rowId = target.id ?? id
    if (outcome === 'ok' && rowId !== undefined)
      world.promises.add({ step, at: clock.ms, who, plantId, resource, id: rowId, action, token })
    else if ((outcome === 'lost' || status >= 500) && token) world.promises.doubt({ step, resource, token })
    if (outcome === 'ok' && token && key) world.keyed = { at: clock.ms, person, request, key }
  }
}
