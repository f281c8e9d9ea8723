import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { flowOf } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/app.ts'
import { type LegacyClient, legacyClient } from '../../support/legacyClient.ts'

/** More of them, from another seed: FUZZ_RUNS=100000 SEED=7 npx vitest run --project core tests/api/rest/fuzz */
const RUNS = Number(process.env.FUZZ_RUNS ?? process.env.RUNS ?? 600)
const SEED = Number(process.env.SEED ?? 2026)
const LEAKS = /sqlite|postgres|drizzle|node_modules|\.ts:|\.js:|at \w+ \(|violates|constraint/i

let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp(process.env.LOG ? { LOG_LEVEL: process.env.LOG } : {})
  old = legacyClient(server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const EDGES = [
  '1',
  '2',
  '0',
  '-1',
  '1e3',
  'abc',
  '',
  '%',
  '%%',
  '%a%',
  'a%',
  '\0',
  '\ud800',
  "'; DROP TABLE user; --",
  '长'.repeat(200),
  '😀',
  '1,2',
  ',,',
  '0001-01-01',
  '2026-11-20',
  '2026-11-20 08:30',
  '9999999999',
  '9999999999999',
  '0000-00-00',
  '9999-12-31T23:59:59+14:00',
  'true',
  'null',
  '[object Object]',
  '__proto__',
  '2147483648',
  '9007199254740993',
  '1.5',
]
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...EDGES) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(0, 1, -1, 1.5, 1e15, 1e300, 2147483648, null, true, false, [], {}, [1, 'x', null], { id: 1 }, [
      ['x'],
    ]),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)
const resources = registry.exposed.filter((r) => !['plant', 'user', 'role', 'session', 'menu'].includes(r.name))
const wires = [...new Set(registry.exposed.flatMap((r) => Object.keys(r.fields)))].flatMap((key) => [key, key.replace(/Id(s?)$/, 'ID$1')])
const key = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...wires, 'id', 'ids', 'createdAt', 'updatedAt', 'rowVersion') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'pageNo',
      'pageSize',
      'page',
      'limit',
      'sort',
      'orderByColumn',
      'isAsc',
      'beginTime',
      'endTime',
      'numberOrder',
      'equipment.name',
      'equipment.workshop.name',
      'plant.name',
      'user.name',
      'dictType',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'a.b.c.d', '', 'x[]', 'a[b]') },
)
const values = fc.array(fc.tuple(key, value), { maxLength: 6 })
const ID = fc.constantFrom('1', '2', '3', '30', '999999', '0', 'x', '1,2', '%00', '2147483648', '99999999999999999999', 'export0')
const paths = resources.flatMap((r) => {
  const steps = Object.keys(flowOf(r)?.steps ?? {})
  return [fc.constant(r.rest), ID.map((id) => `${r.rest}/${id}`), ...steps.map((step) => ID.map((id) => `${r.rest}/${id}/${step}`))]
})
const own = [
  '/admin/userinfo',
  '/admin/usermenus',
  '/roledatascope',
  '/admin/dict/databytype/x',
  '/configKey/x',
  '/admin/check/maintlogs/haspending',
  '/env',
  '/nothing',
  '/admin/login/step2',
  '/admin/sysroles',
  '/admin/sysusers',
  '/admin/sysmenus',
  '/sessions',
  '/plants',
]
const call = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE'),
  path: fc.oneof({ weight: 6, arbitrary: fc.oneof(...paths) }, { weight: 1, arbitrary: fc.constantFrom(...own) }),
  query: values,
  body: fc.oneof(
    { weight: 6, arbitrary: values.map((pairs) => JSON.stringify(Object.fromEntries(pairs.filter(([k]) => k !== '__proto__')))) },
    { weight: 1, arbitrary: fc.constantFrom('', '[]', '"x"', '{', 'null', '7') },
  ),
  key: fc.constantFrom(undefined, undefined, undefined, 'a', 'b', 'x'.repeat(200)),
})
const escaped = (text: unknown) => encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '?'))

describe('whatever an old client sends', () => {
  it(
    'is answered in the documented shape and is no fault of the server',
    async () => {
      await fc.assert(
        fc.asyncProperty(call, async ({ method, path, query, body, key: idempotency }) => {
          const isOwn = own.includes(path)
          // Nothing here may end or change the session that asks.
          const verb = isOwn && method !== 'GET' && path !== '/nothing' ? 'GET' : method
          const address = query.length ? `${path}?${query.map(([k, v]) => `${escaped(k)}=${escaped(v)}`).join('&')}` : path
          const headers: Record<string, string> = idempotency ? { 'idempotency-key': idempotency } : {}
          const heard = await old.send(verb, address, { body: verb === 'GET' ? undefined : body, headers })
          expect({ verb, address, body, status: heard.status }).toSatisfy(({ status }: { status: number }) =>
            [200, 400, 403, 404, 405].includes(status),
          )
          expect(heard.body).toMatchObject({ code: expect.any(Number), msg: expect.any(String), requestId: expect.any(String) })
          if (heard.status === 200) return void expect(heard.body.code).toBe(200)
          expect(heard.body).toMatchObject({ data: null, error: heard.body.msg, errors: expect.any(Array) })
          expect(JSON.stringify(heard.body)).not.toMatch(LEAKS)
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      )
    },
    120_000 + RUNS * 20,
  )

  it('leaves the session alive', async () => {
    expect((await old.get('/admin/userinfo')).status).toBe(200)
  })
})
