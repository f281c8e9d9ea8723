import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas, registry } from '../../server/domain/index.ts'
import { type Expression, isComputedAmount } from '../../server/kernel/index.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
registry
const all = areas.flatMap((area) => area.expressions ?? [])
/** Numbers are an order alone, flags and choices are filters as well. */
const amounts = all.filter(({ resource, field }) => isComputedAmount(resource, field))
const expressions = all.filter((one) => !amounts.includes(one))
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  await old.login()
  // Machines under maintenance are looked at apart.
  for (const { id } of await rowsOf('/maintlogs', { status: 'IN_PROGRESS' }))
    expect((await old.post(`/maintlogs/${id}/cancel`, { reason: 'for the test' })).status).toBe(200)
})
afterAll(async () => {
  old.close()
  await server.close()
})

async function rowsOf(path: string, params: Record<string, unknown> = {}): Promise<Row[]> {
  const { status, body } = await old.get(path, { pageSize: 1000, ...params })
  expect([status, body.msg]).toEqual([200, ''])
  const { list, count } = body.data as { list: Row[]; count: number }
  expect(count).toBe(list.length)
  return list
}
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).sort((a, b) => a - b)
const fieldOf = ({ resource, field }: Expression) => resource.computed[field]?.field
const valuesOf = (expression: Expression): readonly (string | boolean)[] => fieldOf(expression)?.values ?? [true, false]

describe.each(expressions.map((one) => [`${one.resource.name}.${one.field}`, one] as const))('%s', (_name, expression) => {
  const { resource, field } = expression
  const { rest } = resource

  it('is found by exactly what rows show', async () => {
    const all = await rowsOf(rest)
    const shown = new Set(all.map((row) => row[field])).size
    expect(shown, `rows of ${resource.name} in server/demo that differ in ${field}`).toBeGreaterThan(1)
    for (const value of valuesOf(expression)) {
      const wanted = all.filter((row) => row[field] === value)
      expect([value, idsOf(await rowsOf(rest, { [field]: value }))]).toEqual([value, idsOf(wanted)])
    }
    expect(await rowsOf(rest, { [field]: valuesOf(expression) })).toHaveLength(all.length)
  })

  it('puts rows in order, those with something to do last or first', async () => {
    const up = (await rowsOf(rest, { sort: `+${field}` })).map((row) => row[field])
    const runs = up.filter((value, at) => value !== up[at - 1])
    expect(runs).toHaveLength(new Set(up).size)
    expect([false, 'RUNNING', 'FRESH', 'CANCELLED', 'REJECTED', 'VOIDED', 'GREEN', 'QA']).toContain(up[0])
    expect((await rowsOf(rest, { sort: `-${field}` }))[0]?.[field]).toBe(up.at(-1))
  })
})

describe.each(amounts.map((one) => [`${one.resource.name}.${one.field}`, one] as const))('%s', (_name, { resource, field }) => {
  it.each(['+', '-'])('puts rows in order of what they show, by %s', async (sign) => {
    const shown = (await rowsOf(resource.rest, { sort: `${sign}${field}` })).map((row) => row[field] as number)
    expect(new Set(shown).size).toBeGreaterThan(2)
    expect(shown).toEqual(shown.toSorted((a, b) => (sign === '+' ? a - b : b - a)))
  })
})

describe('a computed field', () => {
  it('of a linked row filters too', async () => {
    const stopped = new Set((await rowsOf('/equipments', { state: 'STOPPED' })).map(({ id }) => id))
    const reports = await rowsOf('/reportlogs', { 'equipment.state': 'STOPPED' })
    expect(reports.length).toBeGreaterThan(0)
    expect(reports.every(({ equipmentID }) => stopped.has(equipmentID as number))).toBe(true)
  })

  it('is refused a value that it cannot have', async () => {
    expect((await old.get('/equipments', { state: 'ASLEEP' })).status).toBe(400)
    expect((await old.get('/maintlogs', { isOverdue: 'perhaps' })).status).toBe(400)
  })

  it('is a filter and an order of GraphQL and of sheets', async () => {
    const query = `{ equipments(filter: { state: { in: [STOPPED, FAULTY] } }, page: { sort: "state", order: DESC }) { total items { state } } }`
    const answer = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${old.token()}` },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await answer.json()) as {
      data: { equipments: { total: number; items: { state: string }[] } }
      errors?: unknown
    }
    expect(errors).toBeUndefined()
    expect(data.equipments.total).toBe((await rowsOf('/equipments', { state: 'STOPPED,FAULTY' })).length)
    expect(data.equipments.items[0]?.state).toBe('STOPPED')
    const sheet = await fetch(`${server.address}/api/v1/equipments/export?state=STOPPED`, {
      headers: { authorization: `Bearer ${old.token()}` },
    })
    expect([sheet.status, Number(sheet.headers.get('x-row-count'))]).toEqual([
      200,
      (await rowsOf('/equipments', { state: 'STOPPED' })).length,
    ])
    await sheet.arrayBuffer()
  })

  it('finds a machine on which maintenance is in progress', async () => {
    const [machine] = await rowsOf('/equipments', { state: 'RUNNING', status: '0' })
    const order = await old.post('/maintlogs', { equipmentID: machine?.id, checkName: 'oil', planDate: '2026-11-20' })
    expect(await rowsOf('/equipments', { state: 'UNDER_MAINTENANCE' })).toEqual([])
    expect((await old.post(`/maintlogs/${(order.body.data as Row).id}/start`, {})).status).toBe(200)
    expect(idsOf(await rowsOf('/equipments', { state: 'UNDER_MAINTENANCE' }))).toEqual([machine?.id])
  })
})
