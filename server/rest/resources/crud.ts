import {
  conflict,
  flowOf,
  invalidField,
  type Operation,
  Refusal,
  type Registry,
  type ResourceDef,
  type Row,
  type Transition,
} from '../../kernel/index.ts'
import type { Call, Route } from '../call.ts'
import { type Answer, answer } from '../envelope.ts'
import { choiceById, listWithChoices } from '../routes/choiceDictionaries.ts'
import { wordOf } from '../spelling/codec.ts'
import { writtenWhole } from './children.ts'
import { group } from './grouping.ts'
import { createPastRows } from './historyImport.ts'
import { listingOf } from './listing.ts'
import { presented, presentedById } from './present.ts'
import { inputOf, stepInputOf } from './writing.ts'

const ID = /^[1-9]\d{0,15}$/
/** An id of the path or the body. */
export function idOf(text: unknown, field = 'id'): number {
  if (!ID.test(wordOf(text))) throw invalidField(field, 'reference')
  return Number(text)
}
function idsOf({ path, body }: Call): number[] {
  const raw = path.ids ?? body.ids
  const parts = Array.isArray(raw) ? raw : wordOf(raw).split(',')
  if (!parts.some((part) => wordOf(part).trim())) throw invalidField('ids', 'required')
  return [...new Set(parts.map((part) => idOf(wordOf(part).trim(), 'ids')))]
}
/** The row as it stands before a write, if the caller may see it. */
const currentOf = async ({ store, actor }: Call, resource: ResourceDef, id: number) =>
  ((await store.read(actor).of(resource).many([id]))[0] ?? null) as Row | null

async function list(call: Call, resource: ResourceDef) {
  const { no, size, ignored, request } = listingOf(call, resource, call.params)
  call.ignore(ignored)
  const found = await listWithChoices(call, resource, { request, no, size })
  return answer({ ...found, pageIndex: no, pageSize: size, pageNo: no })
}
async function get(call: Call, resource: ResourceDef) {
  const id = idOf(call.path.id)
  const choice = await choiceById(call, resource, id)
  if (choice) return answer(choice)
  const row = await call.operations.get(call.actor, resource, id)
  const [wire] = await presented(call, call.actor, resource, { rows: [row] })
  return answer(wire)
}
async function create(call: Call, resource: ResourceDef) {
  const input = await inputOf(call, resource, null, true)
  const { id } = await writtenWhole(call, resource, (operations) => operations.create(call.actor, resource, input))
  return answer(await presentedById(call, call.actor, resource, id))
}
async function update(call: Call, resource: ResourceDef) {
  const { fieldOf } = call.spellingOf(resource)
  const named = Object.entries(call.body).find(([name]) => fieldOf(name)?.key === 'id')
  const id = idOf(call.path.id ?? named?.[1])
  const current = await currentOf(call, resource, id)
  const input = await inputOf(call, resource, current, false)
  await writtenWhole(call, resource, (operations) => operations.update(call.actor, resource, id, input))
  return answer(await presentedById(call, call.actor, resource, id))
}
const remove = async (call: Call, resource: ResourceDef) =>
  answer({ count: await call.operations.remove(call.actor, resource, idsOf(call)) })

/** Fields of the record that a correction does not take are refused by name, not passed over. */
function othersOf(call: Call, step: Transition<ResourceDef>): Record<string, unknown> {
  if (!step.corrects) return {}
  const { fieldOf } = call.spellingOf(step.resource)
  const keys = Object.keys(call.body).flatMap((name) => fieldOf(name)?.key ?? [])
  return Object.fromEntries(keys.filter((key) => key in step.resource.fields && !(key in step.input)).map((key) => [key, null]))
}

async function takeStep(call: Call, step: Transition<ResourceDef>) {
  const id = idOf(call.path.id)
  const input = { ...othersOf(call, step), ...stepInputOf(call, step, await currentOf(call, step.resource, id)) }
  await call.operations.step(call.actor, step, id, input)
  return answer(await presentedById(call, call.actor, step.resource, id))
}

/** Names the resource in refusals, so that its fields get their labels and their spelling. */
export const about =
  <T>(resource: ResourceDef, handle: (call: Call, resource: ResourceDef) => Promise<T>) =>
  async (call: Call) => {
    try {
      return await handle(call, resource)
    } catch (e) {
      if (e instanceof Refusal) e.resource ??= resource.name
      throw e
    }
  }

/** What nobody does with these rows is no question of rights: whoever may see them hears so, with what else there is for a row that is wrong. */
const undefinedOperation = (resource: ResourceDef, operation: Operation) => async (): Promise<never> => {
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter(({ corrects, name }) => corrects || name === 'reverse')
  const [instead] = operation === 'create' ? [] : steps
  const records = `${resource.name}.plural`
  if (!instead) throw conflict(`notDefined.${operation}`, { records })
  throw conflict(`notDefined.${operation}Instead`, { records, step: `${resource.name}.actions.${instead.name}` })
}

function routesOf(resource: ResourceDef): Route[] {
  const { rest, permission } = resource
  const tag = (verb: string) => [`${permission}:${verb}`]
  const write = (operation: Operation, verb: string, handle: (call: Call, resource: ResourceDef) => Promise<Answer>) =>
    resource.can.includes(operation)
      ? { permission: tag(verb), handle: about(resource, handle) }
      : { permission: tag('list'), handle: about(resource, undefinedOperation(resource, operation)) }
  const steps = Object.values(flowOf(resource)?.steps ?? {})
  return [
    { method: 'GET', path: rest, permission: tag('list'), handle: about(resource, list) },
    { method: 'GET', path: `${rest}/group`, permission: tag('list'), handle: about(resource, group) },
    { method: 'GET', path: `${rest}/:id`, permission: [...tag('list'), ...tag('query')], handle: about(resource, get) },
    { method: 'POST', path: rest, ...write('create', 'add', create) },
    ...(resource.history
      ? [{ method: 'POST' as const, path: `${rest}/history`, permission: tag('importHistory'), handle: about(resource, createPastRows) }]
      : []),
    { method: 'PUT', path: `${rest}/:id`, ...write('update', 'edit', update) },
    { method: 'PUT', path: rest, ...write('update', 'edit', update) },
    { method: 'DELETE', path: `${rest}/:ids`, ...write('delete', 'remove', remove) },
    { method: 'DELETE', path: rest, ...write('delete', 'remove', remove) },
    ...steps.map(
      (step): Route => ({
        method: 'POST',
        path: `${rest}/:id/${step.name}`,
        permission: [step.permission],
        handle: about(resource, (call) => takeStep(call, step)),
      }),
    ),
  ]
}

/** List, groups, get, create, update, delete and the steps of the flow, for every resource with an API. */
export const crudRoutes = (registry: Registry): Route[] => registry.exposed.flatMap(routesOf)
