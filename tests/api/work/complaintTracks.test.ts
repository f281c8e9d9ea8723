import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role, user } from '../../../server/domain/identity/index.ts'
import { customer, qaPerson } from '../../../server/domain/masterdata/index.ts'
import { complaint, complaintCategory, complaintCause, complaintMeasure } from '../../../server/domain/quality/index.ts'
import { flowOf, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

let server: TestApp
let old: LegacyClient
let token: string
let other: string
let given: Record<string, Record<string, unknown>>
let input: Record<string, unknown>
const steps = Object.values(flowOf(complaint)?.steps ?? {})
beforeAll(async () => {
  server = await testApp()
  const { store } = server.app
  const [admin] = await store.read(systemActor(0)).of(user).find({ username: 'admin' })
  const held = await make(store, systemActor(1), role, { dataScope: 'ALL', permissions: '*:*:*', departmentIds: [] })
  const colleague = { username: 'colleague', passwordHash: admin?.passwordHash, plantIds: [1], roleIds: [held.id] }
  await make(store, systemActor(1), user, colleague)
  ;[token, other] = [await server.login(), await server.login('colleague')]
  old = legacyClient(server.address, 'en')
  await old.login()
  const id = async (resource: ResourceDef) => (await make(server.app.store, systemActor(1), resource)).id
  input = { claimDate: '2026-11-10', customerId: await id(customer), claimCatId: await id(complaintCategory), qaId: await id(qaPerson) }
  given = {
    ...{ answer: { answer: 'so' }, reject: { reason: 'so' }, reopen: { reason: 'so' }, analyseAgain: { reason: 'so' } },
    ...{ correct: { remark: 'so', reason: 'so' }, void: { reason: 'so' } },
    ...{ decideMeasures: { claimCauseId: await id(complaintCause) }, verify: { claimMeasureId: await id(complaintMeasure) } },
  }
})
afterAll(async () => {
  old.close()
  await server.close()
})

type Row = Record<string, unknown> & { id: number }
const rowOf = (id: number) => server.app.store.read(systemActor(1)).of(complaint).get(id)
const claim = async (hasProd: boolean) => ((await old.post('/complaints', { ...input, hasProd })).body.data as Row).id
const strings = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]))
const typeOf = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}ComplaintInput`
/** By GraphQL. Out: 'done', or why not. */
async function take(name: string, id: number, as = token, more: object = {}): Promise<string> {
  const query = `mutation($id: ID!, $input: ${typeOf(name)}!) { ${name}Complaint(id: $id, input: $input) { id } }`
  const { errors } = await server.send(query, { token: as, variables: { id: String(id), input: { ...strings(given[name]), ...more } } })
  return errors?.[0] ? String(errors[0].extensions.refusal ?? errors[0].extensions.fields?.[0]?.field) : 'done'
}
/** By the old wire. */
async function takeThere(name: string, id: number): Promise<string> {
  const { status, body } = await old.post(`/complaints/${id}/${name}`, given[name] ?? {})
  return status === 200 ? 'done' : `${status} ${body.code}`
}
/** Every pair of states that the steps can lead to, and the way there. */
const ROADS: readonly (readonly [hasProd: boolean, road: readonly string[]])[] = [
  [false, []],
  [false, ['investigate', 'answer', 'close']],
  [false, ['reject']],
  [true, []],
  [true, ['analyse', 'decideMeasures']],
  [true, ['investigate', 'analyse', 'decideMeasures', 'verify']],
  [true, ['investigate', 'answer', 'analyse', 'decideMeasures', 'verify', 'close']],
  [true, ['analyse', 'reject']],
]

describe('the tracks of a complaint', () => {
  it.each(ROADS)('with production %s, after %j, take no step that is not declared, on either wire', async (hasProd, road) => {
    const id = await claim(hasProd)
    for (const name of road) expect([name, await take(name, id)]).toEqual([name, 'done'])
    const before = await rowOf(id)
    const isOver = before.qaState === 'CLOSED' || before.qaState === 'REJECTED'
    const illegal = steps.filter(
      ({ from, field }) => !from.includes(String(before[field as 'qaState'])) || (field === 'prodState' && isOver),
    )
    expect(illegal.length).toBeGreaterThan(4)
    for (const { name } of illegal) {
      expect([name, await take(name, id)]).toEqual([name, 'illegalStep'])
      expect([name, await takeThere(name, id)]).toEqual([name, expect.stringMatching(/^400 /)])
    }
    expect(await rowOf(id)).toEqual(before)
  })

  it('are not moved by writing their states, on either wire', async () => {
    const id = await claim(true)
    const before = await rowOf(id)
    const heard = await old.put(`/complaints/${id}`, {
      qaState: 'CLOSED',
      prodState: 'DONE',
      closedAt: '2026-11-12',
      answeredAt: '2026-11-12',
    })
    expect(heard.headers['x-ignored-params']).toContain('qaState')
    const query = 'mutation($id: ID!) { updateComplaint(id: $id, input: { qaState: CLOSED }) { id } }'
    expect((await server.send(query, { token, variables: { id: String(id) } })).errors).toBeDefined()
    expect(await rowOf(id)).toMatchObject({ qaState: before.qaState, prodState: before.prodState, closedAt: null, answeredAt: null })
  })

  it('are both moved on at once by two people, and no step is lost', async () => {
    const roads = { qa: ['investigate', 'answer'], production: ['analyse', 'decideMeasures', 'verify'] }
    /** Whoever is told that the record has moved on tries again. */
    const walk = async (id: number, road: readonly string[], as: string) => {
      for (const name of road) {
        let told = await take(name, id, as)
        for (let tries = 0; told === 'stale' && tries < 20; tries++) told = await take(name, id, as)
        expect([name, told]).toEqual([name, 'done'])
      }
    }
    const ids = await Promise.all(Array.from({ length: 6 }, () => claim(true)))
    await Promise.all(ids.flatMap((id) => [walk(id, roads.qa, token), walk(id, roads.production, other)]))
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({
        qaState: 'ANSWERED',
        prodState: 'DONE',
        answer: 'so',
        claimCauseId: given.decideMeasures?.claimCauseId,
      })
      const query = 'query($id: ID!) { history(resource: "complaint", id: $id) { action } }'
      const { data } = await server.send(query, { token, variables: { id: String(id) } })
      const taken = (data as { history: { action: string }[] }).history.map(({ action }) => action)
      for (const name of [...roads.qa, ...roads.production]) expect([name, taken.filter((one) => one === name)]).toEqual([name, [name]])
    }
  })

  it('take one of two equal steps that are made at once', async () => {
    const id = await claim(true)
    for (const name of ['investigate', 'analyse']) {
      const told = await Promise.all([take(name, id, token), take(name, id, other), takeThere(name, id)])
      expect([name, told.filter((one) => one === 'done')]).toEqual([name, ['done']])
    }
    expect(await rowOf(id)).toMatchObject({ qaState: 'INVESTIGATING', prodState: 'ANALYSING' })
  })

  it('tell whoever looks at an old version of the other track, and lose nothing', async () => {
    const id = await claim(true)
    const seen = (await rowOf(id)).updatedAt.toISOString()
    expect(await take('analyse', id, other, { updatedAt: seen })).toBe('done')
    const told = await take('investigate', id, token, { updatedAt: seen })
    expect(['stale', 'done']).toContain(told)
    if (told === 'stale') expect(await rowOf(id)).toMatchObject({ qaState: 'NEW', prodState: 'ANALYSING' })
    if (told === 'stale') expect(await take('investigate', id)).toBe('done')
    expect(await rowOf(id)).toMatchObject({ qaState: 'INVESTIGATING', prodState: 'ANALYSING' })
  })
})
