import { describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { keyDataOf } from '../../../server/requestLog/keyData.ts'
import { BODY_MAX, cut, maskedBody, maskedUrl, visible } from '../../../server/requestLog/mask.ts'
import { vocabularyOf } from '../../../server/requestLog/vocabulary.ts'

const description = vocabularyOf(registry)
const body = (value: unknown) => maskedBody(description, value) ?? ''
const CANARY = 'canary-9f2c71'

describe('what the request log keeps of a body', () => {
  it.each([
    'password',
    'oldPassword',
    'newPassword',
    'passwordHash',
    'token',
    'accessToken',
    'refresh_token',
    'ticket',
    'code',
    'key',
    'secret',
    'Authorization',
    'displayKey',
    'recoveryCodes',
    'aNameNobodyThoughtOf',
  ])('is not the value of %s, at any depth and in nested JSON', (name) => {
    for (const value of [
      { [name]: CANARY },
      { input: { [name]: CANARY } },
      { input: { filter: [{ [name]: [CANARY] }] } },
      { remark: JSON.stringify({ input: { [name]: CANARY } }) },
      JSON.stringify([{ [name]: { data: JSON.stringify({ [name]: CANARY }) } }]),
    ])
      expect(body(value)).not.toContain('9f2c71')
  })

  it('is every field that the definitions know', () => {
    expect(JSON.parse(body({ input: { reportNo: 'BX20261121-0001', equipmentID: 7, description: '漏油', isStopped: true } }))).toEqual({
      input: { reportNo: 'BX20261121-0001', equipmentID: 7, description: '漏油', isStopped: true },
    })
    expect(body({ configKey: 'log.keepDays', configValue: '90', roleKey: 'lead' })).toBe(
      '{"configKey":"log.keepDays","configValue":"[hidden]","roleKey":"lead"}',
    )
  })

  it('shows a mobile only in part, wherever it stands', () => {
    expect(body({ mobile: '13812340001' })).toBe('{"mobile":"138****0001"}')
    expect(body({ remark: 'call 13812340001 now' })).toBe('{"remark":"call 138****0001 now"}')
    expect(body({ mobile: { contains: '13812340001' } })).toBe('{"mobile":{"contains":"138****0001"}}')
  })

  it('hides what looks like a secret inside an innocent text', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJpZGVudGl0eSI6MX0.abcDEF123'
    for (const text of [`see ${token}`, `Bearer ${CANARY}`, `password=${CANARY}&x`, `/auto-login#mobile=1&key=${CANARY}`, 'ab'.repeat(32)])
      expect(body({ remark: text })).toMatch(/\[hidden\]/)
    expect(body({ remark: `see ${token}, key: ${CANARY}` })).not.toMatch(/eyJhbG|9f2c71/)
  })

  it('holds no character that is invisible or turns a line around', () => {
    const text = body({ remark: 'a\u0000b\u001b[31m\u202e\u2028\ufeff\ud800c\nd' })
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Surrogate}]/u)
    expect(JSON.parse(text).remark).toContain('a\u0000b')
    expect(visible('x\ny\u0007')).toBe('x\\ny\\u0007')
  })

  it('is at most 4 KB in characters and bytes, whole characters only, whatever the size of the body', () => {
    for (const unit of ['a', '长', '😀']) {
      const text = body({
        remark: unit.repeat(900),
        description: unit.repeat(900),
        detail: unit.repeat(900),
        comment: unit.repeat(900),
        pointName: unit.repeat(900),
      })
      expect(text.length).toBeLessThanOrEqual(BODY_MAX)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BODY_MAX)
      expect(text).not.toMatch(/\ufffd|\p{Surrogate}/u)
    }
    expect(cut('长长', 5)).toBe('…')
    expect(cut('长长', 6)).toBe('长长')
    const large = { list: Array.from({ length: 5000 }, (_, i) => ({ id: i, remark: 'x'.repeat(100), children: [{ id: i }] })) }
    expect(Buffer.byteLength(body(large))).toBeLessThanOrEqual(BODY_MAX)
  })

  it('looks at no more of a large body than it keeps', () => {
    let reads = 0
    const row = (id: number) => ({
      get remark() {
        reads++
        return `row ${id}`
      },
    })
    const large = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`list${i}`, [row(i), row(i)]]))
    expect(Buffer.byteLength(body(large))).toBeLessThanOrEqual(BODY_MAX)
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThan(1000)
  })

  it('survives what a hostile client sends', () => {
    let deep: unknown = CANARY
    for (let i = 0; i < 60; i++) deep = { input: deep }
    expect(body(deep)).not.toContain(CANARY)
    expect(body(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"x":1}}}'))).toBeTypeOf('string')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(body({ [`${CANARY}`.repeat(100)]: 1 }).length).toBeLessThan(200)
    expect(body('{not json')).toBe('{not json')
    expect(maskedBody(description, undefined)).toBeNull()
    expect(maskedBody(description, {})).toBeNull()
  })
})

describe('what the request log keeps of an address', () => {
  it('masks its parameters like fields', () => {
    const url = `/api/v1/admin/sysusers?username=%25li%25&mobile=13812340001&password=${CANARY}&token=${CANARY}&zzz=${CANARY}&plant.name=%E4%B8%80&status=0,1`
    expect(maskedUrl(description, url, 2000)).toBe(
      '/api/v1/admin/sysusers?username=%li%&mobile=138****0001&password=[hidden]&token=[hidden]&zzz=[text 13]&plant.name=一&status=0,1',
    )
  })
  it('cuts it and shows escapes that are none', () => {
    expect(maskedUrl(description, `/api/v1/x?username=${'长'.repeat(3000)}`, 2000).length).toBeLessThanOrEqual(2000)
    expect(maskedUrl(description, '/api/%E0%A4%A/x?remark=100%', 2000)).toBe('/api/%E0%A4%A/x?remark=100%')
    expect(maskedUrl(description, '/a%0d%0ab', 2000)).toBe('/a\\u000d\\nb')
  })
})

describe('the key of a call', () => {
  const entry = { at: new Date(), actor: null, ip: '', method: 'GET', operation: '', httpStatus: 200, ms: 1, requestId: '', isRead: true }
  it.each([
    ['REST', '/api/v1/reportlogs/12', undefined, undefined, '12'],
    ['REST', '/api/v1/reportlogs/1,2,3?x=9', undefined, undefined, '1,2,3'],
    ['REST', '/api/v1/reportlogs', {}, { code: 200, data: { id: 5, reportNo: 'BX20261121-0001' } }, 'BX20261121-0001'],
    ['REST', '/api/v1/reportlogs', { ids: [4, 5] }, undefined, '4,5'],
    ['GRAPHQL', '/graphql', { id: '9' }, undefined, '9'],
    ['GRAPHQL', '/graphql', {}, { data: { createWorkshop: { id: '3', title: 'Print' } } }, 'Print'],
    ['GRAPHQL', '/graphql', {}, undefined, null],
  ] as const)('%s %s is found', (wire, url, request, response, key) => {
    expect(keyDataOf({ ...entry, wire, url, request, response })).toBe(key)
  })
})
