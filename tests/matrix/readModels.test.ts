import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { plant } from '../../server/domain/masterdata/index.ts'
import {
  type Actor,
  type Answer,
  answer,
  checkOf,
  isNested,
  isResource,
  isShape,
  type Operations,
  operations,
  type ReadModel,
  Refusal,
  sourcesOf,
  systemActor,
} from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { person } from '../support/samples/factories.ts'
import { argumentsOf as modelArguments } from '../support/samples/modelArguments.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { recordingRead } from '../support/store/recordingRead.ts'

const translate = words('en')
const telling = { language: 'en', translate } as const
let app: TestApp
let ops: Operations
let plants: readonly number[]

beforeAll(async () => {
  app = await testApp()
  ops = operations(app.app.store, registry)
  plants = (await app.app.store.read(systemActor(0)).of(plant).find({})).map(({ id }) => id)
})
afterAll(() => app.close())

const store = () => app.app.store
const refusal = async (work: Promise<unknown>): Promise<Refusal> => {
  const outcome = await work.then(
    () => 'an answer',
    (e: unknown) => e,
  )
  if (!(outcome instanceof Refusal)) throw new Error(`expected a refusal, got ${outcome instanceof Error ? outcome.stack : outcome}`)
  return outcome
}

const argumentsOf = (model: ReadModel, actor: Actor) => modelArguments(store(), model, actor)
const everywhere = () => person(plants[0] as number, ['*:*:*'])

const WRONG: Readonly<Record<string, readonly [unknown, string]>> = {
  link: ['first', 'reference'],
  date: ['2026-02-30', 'date'],
  instant: ['yesterday', 'instant'],
  choice: ['NEITHER', 'choice'],
  int: [1.5, 'integer'],
  decimal: ['much', 'decimal'],
  flag: ['yes', 'flag'],
}

const models = registry.readModels.map((model) => [model.name, model] as const)
describe.each(models.filter(([, { permission }]) => permission.length))('%s', (_name, model) => {
  it('is refused to whoever has none of its permissions', async () => {
    const asked = ops.ask(person(plants[0] as number, []), model, await argumentsOf(model, everywhere()), telling)
    expect(await refusal(asked)).toMatchObject({ kind: 'forbidden', params: { permission: model.permission[0] } })
  })
})
describe.each(models)('%s', (_name, model) => {
  it('asks for these permissions in GraphQL too', () => {
    expect(app.app.api.catalogue.get(`Query.${model.name}`)).toEqual(model.permission)
    expect(app.app.api.catalogue.get(`Subscription.${model.name}`)).toEqual(model.live ? model.permission : undefined)
  })

  it('names the argument that is wrong, missing or unknown', async () => {
    const given = await argumentsOf(model, everywhere())
    const ruleFor = async (input: Record<string, unknown>, field: string) =>
      (await refusal(ops.ask(everywhere(), model, input, telling))).fields.find((one) => one.field === field)?.rule
    expect(await ruleFor({ ...given, nothingOfTheKind: 1 }, 'nothingOfTheKind')).toBe('unknownField')
    for (const [key, field] of Object.entries(model.args)) {
      const { [key]: _left, ...rest } = given
      if (field.options.required) expect([key, await ruleFor(rest, key)]).toEqual([key, 'required'])
      const [value, rule] = WRONG[field.kind] ?? ['a\u0000b', 'control']
      expect([key, await ruleFor({ ...given, [key]: value }, key)]).toEqual([key, rule])
    }
  })

  it('says whose changes make it stale: all that it looks at', async () => {
    const sources = sourcesOf(model, registry)
    if (!sources) return
    const seen = new Set<string>()
    for (const plantId of plants) {
      const actor = person(plantId, ['*:*:*'])
      const args = checkOf(model.args, 'create', store().now)(await argumentsOf(model, actor))
      const read = recordingRead(store().read(actor), seen)
      await answer(model, { ...telling, registry, read }, args).catch((e: unknown) => {
        if (!(e instanceof Refusal)) throw e
      })
    }
    const told = new Set(sources.map((one) => one.name))
    expect([...seen].filter((name) => !told.has(name))).toEqual([])
  })

  it('tells nothing of another plant', async () => {
    const [here, there] = plants.slice(0, 2).map((id) => person(id, ['*:*:*'])) as [Actor, Actor]
    for (const args of [await argumentsOf(model, here), await argumentsOf(model, there)]) {
      const told = await ops.ask(here, model, args, telling).catch((e: unknown) => {
        if (e instanceof Refusal) return null
        throw e
      })
      expect(await foreignIn(model.result, told, here)).toEqual([])
    }
  })
})

/** Ids within an answer that its reader's plant does not hold. */
async function foreignIn(told: Answer, value: unknown, actor: Actor): Promise<string[]> {
  if (value === null || value === undefined) return []
  const missing = async (name: string, id: number) => {
    const resource = registry.byName(name)
    if (resource?.scope !== 'plant') return []
    const [row] = await store().read(systemActor(actor.plantId)).of(resource).many([id])
    return row ? [] : [`${name} ${id}`]
  }
  if (!isNested(told)) return told.kind === 'link' ? missing(told.target ?? '', value as number) : []
  const { of } = told
  const items = (told.isList ? value : [value]) as readonly Record<string, unknown>[]
  const found = await Promise.all(
    items.map(async (item) => {
      if (isResource(of)) return missing(of.name, item.id as number)
      if (!isShape(of)) return foreignIn(of, item, actor)
      return (await Promise.all(Object.entries(of.fields).map(([key, field]) => foreignIn(field, item[key], actor)))).flat()
    }),
  )
  return found.flat()
}
