import type { ResourceDef } from '../../../server/kernel/index.ts'
import { fingerprint } from '../laws/answers.ts'
import type { Command } from '../run/command.ts'
import type { Token } from '../run/promises.ts'
import type { Mishap, World } from '../run/world.ts'
import { CLIENT_HASH } from '../site/ground.ts'
import type { Returned } from '../site/site.ts'
import type { Person } from './cast.ts'
import { Documents, type Operation } from './documents.ts'

export interface Seen {
  readonly id: number
  readonly updatedAt: string
  readonly actions: readonly string[]
  readonly state: string | undefined
}
export interface Answer {
  readonly outcome: string
  readonly rule?: string | undefined
  readonly data?: unknown
  /** What a person reads: the words of the product, not of GraphQL about a document. */
  readonly message?: string | undefined
  readonly status: number
}
interface Asking {
  readonly root: 'query' | 'mutation'
  readonly name: string
  readonly operation: Operation
  readonly variables: Readonly<Record<string, unknown>>
  /** Which row it is about, and what the log calls it. */
  readonly about?: { readonly resource: string; readonly id?: number; readonly action: string; readonly token?: Token | undefined }
}

interface Noted {
  readonly key?: string | undefined
  readonly elsewhere?: { readonly before: string; readonly after: string } | undefined
}

let documents: Documents | undefined
const KEYED = 0.7
/** How many writes are watched from the other plant. */
const WATCHED = 0.03
/** Who has heard nothing asks so often. */
const TRIES = 2

interface Body {
  readonly data?: { readonly out?: unknown } | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: {
      readonly code?: string
      readonly refusal?: string
      readonly fields?: readonly { readonly field: string; readonly message: string; readonly rule?: string }[]
    }
  }[]
}
function answerOf({ status, text }: Returned): Answer {
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

/** Somebody at a client: signs in, sees lists, sends commands, and sends them once more where no answer came. */
export class Hand {
  readonly world: World
  readonly person: Person
  constructor(world: World, person: Person) {
    this.world = world
    this.person = person
    documents ??= new Documents(world.site.schema)
  }
  get #place(): string {
    return `${this.person.username}@${this.person.plantId}`
  }

  async #send(body: { query: string; variables: object }, key?: string): Promise<Returned> {
    const token = this.world.tokens.get(this.#place)
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) }
    const returned = await this.world.site.graphql({ headers, body })
    const renewed = returned.headers['authorization']
    if (renewed) this.world.tokens.set(this.#place, renewed.replace('Bearer ', ''))
    return returned
  }
  /** Signs in, where the session is over or none was begun. */
  async signIn(): Promise<boolean> {
    const query = 'mutation($input: LoginInput!) { login(input: $input) { token currentPlantId } }'
    this.world.tokens.delete(this.#place)
    const { text } = await this.#send({ query, variables: { input: { username: this.person.username, password: CLIENT_HASH } } })
    const { data } = JSON.parse(text) as { data?: { login?: { token: string; currentPlantId: number } | null } | null }
    if (!data?.login) return false
    this.world.tokens.set(this.#place, data.login.token)
    if (Number(data.login.currentPlantId) === this.person.plantId) return true
    const moved = await this.#send({
      query: 'mutation($plantId: ID!) { switchPlant(plantId: $plantId) { token } }',
      variables: { plantId: String(this.person.plantId) },
    })
    const switched = (JSON.parse(moved.text) as { data?: { switchPlant?: { token: string } | null } | null }).data?.switchPlant
    if (switched) this.world.tokens.set(this.#place, switched.token)
    return switched != null
  }
  async #signedIn(body: { query: string; variables: object }, key?: string): Promise<Answer> {
    if (!this.world.tokens.has(this.#place)) await this.signIn()
    const answer = answerOf(await this.#send(body, key))
    if (answer.outcome !== 'unauthenticated' && answer.outcome !== 'UNAUTHENTICATED' && answer.outcome !== 'plantLost') return answer
    if (!(await this.signIn())) return answer
    return answerOf(await this.#send(body, key))
  }

  /** A page of a list, newest first or as it comes. */
  async see(resource: ResourceDef, { size = 12, no = 1, filter }: { size?: number; no?: number; filter?: object } = {}): Promise<Seen[]> {
    const operation = documents?.list(resource)
    if (!operation) return []
    const variables = { page: { no, size }, ...(filter && { filter }) }
    const answer = await this.#signedIn({ query: operation.document, variables })
    this.note({ root: 'query', name: resource.plural, operation, variables: {} }, answer, {})
    const { items = [] } = (answer.data ?? {}) as {
      items?: (Record<string, unknown> & { id: string; updatedAt: string; actions?: string[] })[]
    }
    return items.map(({ id, updatedAt, actions = [], ...rest }) => ({
      id: Number(id),
      updatedAt,
      actions,
      state: Object.values(rest)[0] as string | undefined,
    }))
  }
  /** Asks a question or makes a change by the name of its operation; undefined where there is none. */
  async ask(
    root: 'query' | 'mutation',
    name: string,
    variables: Readonly<Record<string, unknown>>,
    about?: Asking['about'],
  ): Promise<Answer | undefined> {
    const operation = documents?.of(root, name)
    if (!operation) return undefined
    // As it comes over a wire: what is not there is not sent.
    const sent = JSON.parse(JSON.stringify(variables)) as Readonly<Record<string, unknown>>
    return this.#carried({ root, name, operation, variables: sent, ...(about && { about }) })
  }
  argsOf(root: 'query' | 'mutation', name: string): Operation | undefined {
    return documents?.of(root, name)
  }

  async #carried(asking: Asking): Promise<Answer> {
    const { world } = this
    const mishap = asking.root === 'mutation' ? world.mishap : undefined
    const isKeyed = asking.root === 'mutation' && (mishap !== undefined || world.dice.chance(KEYED))
    const key = isKeyed ? `${world.step}-${world.log.count}` : undefined
    const body = { query: asking.operation.document, variables: asking.variables }
    if (!mishap) {
      const isWatched = asking.root === 'mutation' && world.dice.chance(WATCHED)
      const look = () => (isWatched ? fingerprint(world, 3 - this.person.plantId) : '')
      const before = look()
      const answer = await this.#signedIn(body, key)
      this.note(asking, answer, { key, elsewhere: isWatched ? { before, after: look() } : undefined })
      return answer
    }
    world.mishap = undefined
    world.count(mishap)
    // A session that has to be renewed first is none of what the fault is about.
    if (!world.tokens.has(this.#place)) await this.signIn()
    const first = await this.#met(mishap, body, key)
    if (first) {
      this.note(asking, first, { key })
      return first
    }
    let answer: Answer = { outcome: 'lost', status: 0 }
    for (let tried = 0; tried < TRIES && (answer.outcome === 'lost' || answer.status >= 500); tried++)
      answer = await this.#signedIn(body, key)
    this.note(asking, answer, { key })
    return answer
  }
  /** What becomes of a call with which something goes wrong. Out: its answer, if there is one. */
  async #met(mishap: Mishap, body: { query: string; variables: object }, key: string | undefined): Promise<Answer | undefined> {
    const { world } = this
    switch (mishap) {
      case 'answerLost':
        await this.#signedIn(body, key)
        return undefined
      case 'repeated':
        await this.#signedIn(body, key)
        return this.#signedIn(body, key)
      case 'repeatedTogether': {
        const [one, other] = await Promise.all([this.#signedIn(body, key), this.#signedIn(body, key)])
        return one.outcome === 'ok' ? one : other
      }
      case 'diskFull':
        world.disk.fullFor = 1 + world.dice.below(3)
        await this.#signedIn(body, key)
        world.disk.fullFor = 0
        return undefined
      case 'commitRefused':
        world.disk.refusedCommits = 1
        await this.#signedIn(body, key)
        world.disk.refusedCommits = 0
        return undefined
      case 'dropped':
      case 'powerCut': {
        world.disk.statementsLeft = world.dice.below(60)
        const answer = await this.#signedIn(body, key).catch(() => undefined)
        const isBefore = world.disk.isGone
        await world.drop({ isPowerCut: mishap === 'powerCut' })
        // What came before the end was acknowledged.
        return isBefore ? undefined : answer
      }
    }
  }

  /** Writes down what was asked and answered, and what the server owes from now on. */
  note({ root, name, operation, variables, about }: Asking, answer: Answer, { key, elsewhere }: Noted): void {
    const { world, person } = this
    const id = Number((answer.data as { id?: string } | null | undefined)?.id) || undefined
    const { outcome, rule } = answer
    const command: Command = {
      step: world.step,
      at: world.clock.now().toISOString(),
      who: person.username,
      plantId: person.plantId,
      wire: 'graphql',
      name,
      asked: variables,
      key,
      outcome,
      rule,
      id,
    }
    world.log.add(command)
    world.judge({ command, message: answer.message, status: answer.status, permission: operation.permission, elsewhere })
    if (root !== 'mutation' || !about) return
    const target = about.id ?? id
    if (outcome === 'ok' && target !== undefined)
      world.promises.add({
        step: world.step,
        at: world.clock.ms,
        who: person.username,
        plantId: person.plantId,
        resource: about.resource,
        id: target,
        action: about.action,
        token: about.token,
      })
    else if ((outcome === 'lost' || answer.status >= 500) && about.token)
      world.promises.doubt({ step: world.step, resource: about.resource, token: about.token })
  }
}
