import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { type Actor, type Language, Refusal } from '../kernel/index.ts'
import type { Client } from './client.ts'
import type { ConnectionGate, Guest } from './connectionGate.ts'
import type { Share } from './execution.ts'

export interface OperationRequest {
  readonly actor: Actor
  readonly expiresAt: Date | null
  readonly language: Language
  readonly ip: string
}
/** What HTTP and sockets have in common. */
export interface Graphql {
  readonly schema: GraphQLSchema
  /** Parses, validates and limits a document; answers what is wrong with it. */
  readonly check: (payload: SubscribePayload, actor: Actor) => DocumentNode | readonly GraphQLError[]
  readonly contextOf: (request: OperationRequest) => object
  readonly formatError: (error: GraphQLError, context: object) => GraphQLFormattedError
}
export const requestOf = ({ actor, expiresAt, language }: Guest, ip: string): OperationRequest => ({ actor, expiresAt, language, ip })

interface SubscribeRequest {
  readonly client: Client
  readonly guest: Guest
  readonly payload: SubscribePayload
  readonly deliverTo: () => Share['deliver']
}

/** The arguments of an asked operation: checked, with rights as of now, and for a subscription with what it can share. */
export async function argsOf(
  graphql: Graphql,
  gate: ConnectionGate,
  request: SubscribeRequest,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { client, guest, payload } = request
  await gate.recheck(guest)
  const document = graphql.check(payload, guest.actor)
  if (!('kind' in document)) return document
  if (guest.display && !isForWalls(graphql.schema, document, payload.operationName)) return [notForWalls()]
  const args: ExecutionArgs = {
    schema: graphql.schema,
    document,
    operationName: payload.operationName ?? null,
    variableValues: payload.variables ?? null,
    contextValue: graphql.contextOf(requestOf(guest, client.ip)),
  }
  if (getOperationAST(document, payload.operationName)?.operation !== 'subscription') return args
  const share: Share = { key: shareKey(guest, payload, isPersonal(graphql.schema, document)), deliver: request.deliverTo() }
  return { ...args, share } as ExecutionArgs
}

const notForWalls = () => new GraphQLError('forbidden', { originalError: new Refusal('forbidden', {}, { kind: 'forbidden' }) })
const rootsOf = (document: DocumentNode, { selections }: SelectionSetNode): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return one.name.value
    if (one.kind === Kind.INLINE_FRAGMENT) return rootsOf(document, one.selectionSet)
    const named = document.definitions.find((d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === one.name.value)
    return named && 'selectionSet' in named ? rootsOf(document, named.selectionSet) : []
  })
/**
 * Whether the key of a wall opens it: summaries, live or read once, which say so with the extension `isForWalls`; whatever else their tags
 * open to people.
 */
function isForWalls(schema: GraphQLSchema, document: DocumentNode, name: string | null | undefined): boolean {
  const operation = getOperationAST(document, name)
  if (!operation) return false
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  return rootsOf(document, operation.selectionSet).every((root) => fields[root]?.extensions.isForWalls === true)
}

const audiences = new WeakMap<ReadonlySet<string>, string>()
/** One's own rows differ from person to person. */
const reachOwner = ({ dataScope, userId }: Guest['actor']) => (dataScope !== 'all' && dataScope.self ? userId : '')
/** Everything of a guest that a live snapshot may depend on: plant, rights, reach, language. */
function audienceOf({ actor, language }: Guest): string {
  let rights = audiences.get(actor.permissions)
  if (!rights) {
    rights = createHash('sha256')
      .update([...actor.permissions].sort().join(' '))
      .digest('base64')
    audiences.set(actor.permissions, rights)
  }
  return `${actor.kind} ${actor.plantId} ${language} ${rights} ${JSON.stringify(actor.dataScope)} ${reachOwner(actor)}`
}
/** Documents are kept by their texts, of which screens have few: each is looked through once. */
const personal = new WeakMap<DocumentNode, boolean>()
/** Whether a document asks for what is every person's own: a subscription says so with the extension `isPersonal`. */
function isPersonal(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = personal.get(document)
  if (known !== undefined) return known
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  let found = false
  visit(document, {
    Field({ name }) {
      if (fields[name.value]?.extensions.isPersonal) found = true
    },
  })
  personal.set(document, found)
  return found
}
function shareKey(guest: Guest, { query, operationName, variables }: SubscribePayload, isOwn: boolean) {
  const person = isOwn ? `person ${guest.actor.userId}` : ''
  const keyText = [audienceOf(guest), person, operationName ?? '', JSON.stringify(variables ?? {}), query].join('\n')
  // Every subscription holds its key as long as it lasts.
  return createHash('sha256').update(keyText).digest('base64')
}
