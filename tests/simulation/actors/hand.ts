import type { ResourceDef } from '../../../server/kernel/index.ts'
import { fingerprint, type Judged } from '../laws/answers.ts'
import type { Token } from '../run/promises.ts'
import type { World } from '../run/world.ts'
import type { Person } from './cast.ts'
import { type Answer, Client, type Request } from './client.ts'
import { Documents, type Operation } from './documents.ts'
import { meet } from './mishaps.ts'

export interface Seen {
  readonly id: number
  readonly updatedAt: string
  readonly actions: readonly string[]
}
/** Which row a call is about. */
export interface About {
  readonly resource: string
  readonly id?: number | undefined
  /** What the log calls it. */
  readonly action: string
  readonly token?: Token | undefined
  /** The right that opens it, as its definition says. */
  readonly tag?: string | undefined
  /** It names a version that the row no longer has. */
  readonly isStale?: boolean | undefined
}
interface Asking {
  readonly isWrite: boolean
  readonly name: string
  readonly request: Request
  readonly permission: readonly string[] | 'public'
  readonly about?: About | undefined
}
/** A write that may be sent again long after, under the key that it had. */
export interface Kept {
  readonly at: number
  readonly person: Person
  readonly request: Request
  readonly key: string
}

let documents: Documents | undefined
const KEYED = 0.7
/** How many writes are watched from the other plant. */
const WATCHED = 0.03
/** Who has heard nothing asks so often. */
const TRIES = 2
const PAGE = 12

/** Somebody at a client: sees lists, sends commands, and sends them once more where no answer came. */
export class Hand {
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
  async see(resource: ResourceDef, { filter }: { filter?: object } = {}): Promise<Seen[]> {
    const operation = documents?.list(resource)
    if (!operation) return []
    const { dice, memory } = this.world
    const place = `pages ${resource.name} ${this.person.plantId} ${JSON.stringify(filter)}`
    const pages = Math.ceil(((memory.get(place) as number | undefined) ?? 0) / PAGE)
    const no = pages > 1 && dice.chance(0.5) ? 1 + dice.below(pages) : 1
    const variables = { page: { no, size: PAGE }, ...(filter && { filter }) }
    const request: Request = { wire: 'graphql', query: operation.document, variables }
    const answer = await this.#client.send(request)
    this.#note({ isWrite: false, name: resource.plural, request, permission: operation.permission }, answer)
    const { items = [], total = 0 } = (answer.data ?? {}) as { total?: number; items?: (Omit<Seen, 'id'> & { id: string })[] }
    memory.set(place, total)
    return items.map(({ id, updatedAt, actions = [] }) => ({ id: Number(id), updatedAt, actions }))
  }
  /** Asks a question or makes a change by the name of its operation; undefined where there is none. */
  async ask(
    root: 'query' | 'mutation',
    name: string,
    variables: Readonly<Record<string, unknown>>,
    about?: About,
  ): Promise<Answer | undefined> {
    const operation = documents?.of(root, name)
    if (!operation) return undefined
    // As it comes over a wire: what is not there is not sent.
    const sent = JSON.parse(JSON.stringify(variables)) as object
    const request: Request = { wire: 'graphql', query: operation.document, variables: sent }
    return this.#carry({ isWrite: root === 'mutation', name, request, permission: operation.permission, about })
  }
  argsOf(root: 'query' | 'mutation', name: string): Operation | undefined {
    return documents?.of(root, name)
  }
  /** A call to an address of the old system. */
  call(request: Extract<Request, { wire: 'rest' }>, about?: About): Promise<Answer> {
    const permission = about?.tag ? [about.tag] : []
    return this.#carry({
      isWrite: request.method !== 'GET',
      name: `${request.method} ${request.url.replace(/\d+/g, ':id')}`,
      request,
      permission,
      about,
    })
  }
  /** Sends a write of some time ago under its old key: nobody is to notice. */
  resend({ request, key }: Kept): Promise<Answer> {
    return this.#client.send(request, key)
  }

  async #carry(asking: Asking): Promise<Answer> {
    const { world } = this
    const mishap = asking.isWrite ? world.mishap : undefined
    const isKeyed = asking.isWrite && (mishap !== undefined || world.dice.chance(KEYED))
    const key = isKeyed ? `${world.step}-${world.log.count}` : undefined
    const { request } = asking
    if (!mishap || !key) {
      const isWatched = asking.isWrite && world.dice.chance(WATCHED)
      const look = () => (isWatched ? fingerprint(world, 3 - this.person.plantId) : '')
      const before = look()
      const answer = await this.#client.send(request, key)
      this.#note(asking, answer, { key, elsewhere: isWatched ? { before, after: look() } : undefined })
      return answer
    }
    world.mishap = undefined
    world.count(mishap)
    // A session that has to be renewed first is none of what the fault is about.
    if (!this.#client.isSignedIn) await this.#client.signIn()
    const first = await meet(world, mishap, { client: this.#client, request, key })
    let answer: Answer = first ?? { outcome: 'lost', status: 0 }
    for (let tried = 0; !first && tried < TRIES && (answer.outcome === 'lost' || answer.status >= 500); tried++)
      answer = await this.#client.send(request, key)
    this.#note(asking, answer, { key })
    return answer
  }

  /** Writes down what was asked and answered, and what the server owes from now on. */
  #note(
    { isWrite, name, request, permission, about }: Asking,
    answer: Answer,
    { key, elsewhere }: { key?: string | undefined; elsewhere?: Judged['elsewhere'] } = {},
  ): void {
    const { world, person } = this
    const { step, clock } = world
    const { username: who, plantId } = person
    const id = Number((answer.data as { id?: string } | null | undefined)?.id) || undefined
    const { outcome, rule, message, status } = answer
    const asked = request.wire === 'rest' ? { url: request.url, ...request.payload } : isWrite ? request.variables : {}
    const command = { step, at: clock.now().toISOString(), who, plantId, wire: request.wire, name, asked, key, outcome, rule, id }
    world.log.add(command)
    world.judge({
      command,
      message,
      status,
      permission: about?.tag ? [about.tag] : permission,
      isStale: about?.isStale === true,
      elsewhere,
    })
    if (!isWrite || !about) return
    const { resource, action, token } = about
    const target = about.id ?? id
    if (outcome === 'ok' && target !== undefined)
      world.promises.add({ step, at: clock.ms, who, plantId, resource, id: target, action, token })
    else if ((outcome === 'lost' || status >= 500) && token) world.promises.doubt({ step, resource, token })
    if (outcome === 'ok' && token && key) world.keyed = { at: clock.ms, person, request, key }
  }
}
