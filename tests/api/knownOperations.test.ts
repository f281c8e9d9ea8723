import type { GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { sparePart, storageLocation } from '../../server/domain/stock/index.ts'
import { conflict } from '../../server/kernel/index.ts'
import { make, person } from '../support/factories.ts'
import { type InProcess, inProcess } from '../support/inProcess.ts'
import { openShop, type Shop } from '../unit/domain/shop.ts'

/** More often than it takes until an operation is compiled. */
const TIMES = 5
const READS = ['stock:sparePart:list', 'stock:storageLocation:list']
const LIST = `query list($term: String, $size: Int = 20, $brief: Boolean = false) {
  spareParts(filter: { code: { contains: $term } }, page: { size: $size, sort: "code", order: ASC }) {
    total items { ...Part again: id actions @skip(if: $brief) location { code } }
  }
}
fragment Part on SparePart { id code status quantity createdAt unitPrice equipments { id } }`
const WRITES = [...READS, 'stock:sparePart:add', 'stock:sparePart:edit', 'stock:sparePart:remove']
const ADD = `mutation add($code: String!, $unit: String!) {
  createSparePart(input: { code: $code, name: "bolt", unit: $unit }) { code unit actions location { code } }
}`
const CHANGE =
  'mutation change($id: ID!, $input: UpdateSparePartInput!) { updateSparePart(id: $id, input: $input) { code sortOrder remark } }'
const DROP = 'mutation drop($filter: SparePartFilter!, $count: Int!) { deleteMatchingSpareParts(filter: $filter, count: $count) }'
const RECORD = 'query record($id: ID!) { sparePart(id: $id) { id code location { title } createdBy { name } } }'

let shop: Shop
let graphql: InProcess
let part: { id: number }
beforeAll(async () => {
  shop = await openShop()
  const location = await make(shop.store, shop.actor, storageLocation, { code: 'A-1' })
  part = await make(shop.store, shop.actor, sparePart, { code: 'P-1', locationId: location.id })
  await make(shop.store, shop.actor, sparePart, { code: 'P-2' })
  graphql = await inProcess(shop.store, registry)
})
afterAll(async () => {
  await graphql.close()
  await shop.close()
})

/** What the same question is answered again and again, which must be the same. */
async function always(query: string, variables: Record<string, unknown>, tags = READS) {
  const actor = person(shop.plantId, tags)
  const answers: unknown[] = []
  for (let time = 0; time < TIMES; time++) {
    const { status, data, errors } = await graphql.ask(actor, query, { variables })
    answers.push(JSON.parse(JSON.stringify({ status, data, errors })))
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
  return answers[0] as { status: number; data: Record<string, never>; errors: { code: string; message: string }[] }
}

describe('a query that comes again and again', () => {
  it('is answered as it was the first time, whatever its variables and directives', async () => {
    const whole = await always(LIST, { term: 'P-' })
    expect(whole).toMatchObject({
      errors: [],
      data: { spareParts: { total: 2, items: [{ code: 'P-1', location: { code: 'A-1' } }, { code: 'P-2' }] } },
    })
    const brief = await always(LIST, { term: 'P-2', brief: true, size: 1 })
    expect(brief.data).toMatchObject({ spareParts: { total: 1, items: [{ code: 'P-2', location: null, equipments: [] }] } })
    expect(JSON.stringify(brief)).not.toContain('actions')
    expect(await always(RECORD, { id: String(part.id) })).toMatchObject({ errors: [], data: { sparePart: { code: 'P-1' } } })
  })

  it('meets the same errors in the same words', async () => {
    expect((await always(RECORD, { id: '999999' })).errors[0]?.code).toBe('NOT_FOUND')
    expect((await always(RECORD, {})).status).toBe(400)
    expect((await always(LIST, { term: 1, size: 'x' })).status).toBe(400)
    expect((await always(LIST, { size: 5000 })).errors).toHaveLength(1)
  })

  it('is refused to whoever may not ask, also after others have been answered', async () => {
    expect((await always(RECORD, { id: String(part.id) }, ['stock:accessory:list'])).errors[0]?.code).toBe('FORBIDDEN')
    const elsewhere = await graphql.ask({ ...person(shop.plantId + 1, READS) }, RECORD, { variables: { id: String(part.id) } })
    expect(elsewhere.errors[0]?.code).toBe('NOT_FOUND')
  })
})

describe('a mutation that comes again and again', () => {
  const partsOf = (code: string) => shop.store.read(shop.actor).of(sparePart).find({ code })
  const add = (code: string) => graphql.ask(person(shop.plantId, WRITES), ADD, { variables: { code, unit: 'pcs' } })

  it('is done as it was the first time', async () => {
    for (let time = 0; time < TIMES; time++) {
      expect(await add(`M-${time}`)).toMatchObject({
        errors: [],
        data: { createSparePart: { code: `M-${time}`, unit: 'pcs', location: null } },
      })
      expect(await partsOf(`M-${time}`)).toHaveLength(1)
    }
    const id = String(part.id)
    for (let sortOrder = 1; sortOrder <= TIMES; sortOrder++) {
      const { data } = await graphql.ask(person(shop.plantId, WRITES), CHANGE, { variables: { id, input: { sortOrder } } })
      expect(data).toEqual({ updateSparePart: { code: 'P-1', sortOrder, remark: null } })
    }
  })

  it('meets the same refusals in the same words', async () => {
    expect((await always(ADD, { code: 'P-1', unit: 'pcs' }, WRITES)).errors[0]?.code).toBe('BAD_USER_INPUT')
    expect((await always(ADD, { code: 'M-9', unit: 'pcs' }, READS)).errors[0]?.code).toBe('FORBIDDEN')
    expect((await always(CHANGE, { id: '999999', input: {} }, WRITES)).errors[0]?.code).toBe('NOT_FOUND')
    expect((await always(CHANGE, { id: String(part.id), input: { sortOrder: 'x' } }, WRITES)).status).toBe(400)
  })

  it('takes no list for an object without conditions', async () => {
    expect((await always(DROP, { filter: { code: { contains: 'nothing' } }, count: 0 }, WRITES)).data).toEqual({
      deleteMatchingSpareParts: 0,
    })
    const count = (await shop.store.read(shop.actor).of(sparePart).find({})).length
    expect((await always(DROP, { filter: [], count }, WRITES)).status).toBe(400)
    expect(await partsOf('P-1')).toHaveLength(1)
  })

  it('is done once when what it answers cannot be told', async () => {
    const { actions } = (graphql.schema.getType('SparePart') as GraphQLObjectType).getFields()
    const resolve = actions?.resolve
    let isFailing = false
    Object.assign(actions as object, {
      resolve(...given: Parameters<NonNullable<typeof resolve>>) {
        if (isFailing) throw conflict('stale')
        return resolve?.(...given)
      },
    })
    try {
      const again = ADD.replace('mutation add', 'mutation again')
      const ask = (code: string) => graphql.ask(person(shop.plantId, WRITES), again, { variables: { code, unit: 'pcs' } })
      for (let time = 0; time < TIMES; time++) expect((await ask(`A-${time}`)).errors).toEqual([])
      isFailing = true
      expect((await ask('A-lost')).errors).toMatchObject([{ code: 'CONFLICT' }])
      expect(await partsOf('A-lost')).toHaveLength(1)
    } finally {
      Object.assign(actions as object, { resolve })
    }
  })
})
