import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { isImportable } from '../../server/kernel/index.ts'
import { ownRoutes } from '../../server/rest/routes/index.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { at, faultsOf, type OpenDocument } from '../support/suite/conforms.ts'

let app: TestApp
let document: OpenDocument
let token: string

beforeAll(async () => {
  app = await testApp()
  token = await app.login()
  document = (await (await fetch(`${app.address}/api/v1/openapi.json`)).json()) as OpenDocument
})
afterAll(() => app.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'servers')
      .map(([method, operation]) => ({ path, method, operation })),
  )
async function call(method: string, path: string, body?: object) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(`${app.address}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> & { id: number } } }
}
const answerSchema = (method: string, path: string, status = '200') => {
  const response = document.paths[path]?.[method]?.responses as Record<string, { $ref?: string; content?: object }>
  const found = response?.[status]
  const full = found?.$ref ? (at(document, found.$ref) as typeof found) : found
  return at(full ?? {}, '#/content/application~1json/schema') as Record<string, unknown>
}

describe('the description of /api/v1', () => {
  it('resolves every reference, names every operation once and every parameter of a path', () => {
    const refs: string[] = []
    JSON.stringify(document, (key, value) => {
      if (key === '$ref') refs.push(value)
      return value
    })
    expect([...new Set(refs)].filter((ref) => at(document, ref) === undefined)).toEqual([])
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    for (const { path, operation } of operations()) {
      const asked = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = ((operation.parameters as { in?: string; name?: string }[]) ?? []).filter((p) => p.in === 'path').map((p) => p.name)
      expect([path, described]).toEqual([path, asked])
    }
  })

  it('leads only to addresses that are there', async () => {
    // Whoever has not signed in is turned away from what is there, and told of what is not.
    const asked = (method: string, url: string) => app.app.http.inject({ method: method.toUpperCase() as 'GET', url })
    const { msg } = (await asked('get', '/api/v1/nothing/is/here')).json()
    expect(msg).toEqual(expect.any(String))
    const missing: string[] = []
    for (const { path, method } of operations()) {
      const url = (path.startsWith('/files/') ? path : `/api/v1${path}`).replace(/\{\w+\}/g, '1')
      const answer = await asked(method, url)
      if (answer.statusCode === 404 && answer.json().msg === msg) missing.push(`${method} ${path}`)
    }
    expect(missing).toEqual([])
  })

  it('offers every write a key under which it may be sent again, and nothing else', () => {
    const keyed = operations().filter(({ operation }) => JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey'))
    expect(keyed.every(({ method, operation }) => method !== 'get' && !operation.security)).toBe(true)
    const created = registry.exposed.filter(({ can }) => can.includes('create')).map(({ rest }) => `post ${rest}`)
    expect(keyed.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(created))
  })

  it('leaves out no call', () => {
    const described = new Set(operations().map(({ method, path }) => `${method} ${path}`))
    for (const { method, path } of ownRoutes(registry))
      expect(described).toContain(`${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
    for (const resource of registry.exposed) {
      const { rest, can } = resource
      expect(described).toContain(`get ${rest}`)
      expect(described).toContain(`get ${rest}/export`)
      expect(described.has(`post ${rest}`)).toBe(can.includes('create'))
      expect(described.has(`post ${rest}/import`)).toBe(isImportable(resource))
      expect(described.has(`put ${rest}/{id}`)).toBe(can.includes('update'))
      expect(described.has(`delete ${rest}/{id}`)).toBe(can.includes('delete'))
    }
  })

  it('has words for everything in both languages', async () => {
    for (const language of ['zh', 'en']) {
      const response = await fetch(`${app.address}/api/v1/openapi.json`, { headers: { 'accept-language': language } })
      const text = await response.text()
      expect(text.match(/"[\w.]*(openapi|fields|values|actions)\.[\w.]+"/g) ?? []).toEqual([])
      expect(text).not.toContain('undefined')
    }
  })

  it.each(registry.exposed.map((r) => [r.rest, r.plural] as const))('is what %s answers', async (rest) => {
    const list = await call('GET', `${rest}?pageSize=5`)
    expect(list.status).toBe(200)
    expect(faultsOf(document, answerSchema('get', rest), list.body)).toEqual([])
    const [row] = list.body.data.list as { id: number }[]
    if (!row) return
    const one = await call('GET', `${rest}/${row.id}`)
    expect(faultsOf(document, answerSchema('get', `${rest}/{id}`), one.body)).toEqual([])
  })

  it('is what writes and refusals answer', async () => {
    const bodies = [
      ['/workshops', { name: 'Docs workshop' }],
      ['/admin/sysposts', { postName: 'Docs post', postCode: 'DOCS' }],
      ['/admin/sysdicttypes', { dictName: 'Docs', dictType: 'docs_type' }],
    ] as const
    for (const [rest, body] of bodies) {
      const made = await call('POST', rest, body)
      expect([rest, made.status, faultsOf(document, answerSchema('post', rest), made.body)]).toEqual([rest, 200, []])
      const changed = await call('PUT', `${rest}/${made.body.data.id}`, body)
      expect(faultsOf(document, answerSchema('put', `${rest}/{id}`), changed.body)).toEqual([])
      const refused = await call('POST', rest, {})
      expect([refused.status, faultsOf(document, answerSchema('post', rest, '400'), refused.body)]).toEqual([400, []])
      const gone = await call('DELETE', `${rest}/${made.body.data.id}`)
      expect(faultsOf(document, answerSchema('delete', `${rest}/{id}`), gone.body)).toEqual([])
    }
    for (const path of ['/admin/userinfo', '/admin/usermenus', '/admin/check/maintlogs/haspending', '/env']) {
      const { body } = await call('GET', path)
      expect([path, faultsOf(document, answerSchema('get', path), body)]).toEqual([path, []])
    }
  })

  it('is shown by a viewer that loads nothing from elsewhere and runs no script of the page', async () => {
    const page = await fetch(`${app.address}/api/v1/docs/`)
    const html = await page.text()
    expect(html).not.toMatch(/https?:|<script>|\son\w+=/)
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'docs.js', 'docs.css'])
      expect((await fetch(`${app.address}/api/v1/docs/${file}`)).status).toBe(200)
    for (const file of ['package.json', 'index.html', '..%2fpackage.json', 'constructor', '__proto__'])
      expect([file, (await fetch(`${app.address}/api/v1/docs/${file}`)).status]).toEqual([file, 404])
    expect((await fetch(`${app.address}/api/v1/docs`)).url).toBe(`${app.address}/api/v1/docs/`)
  })
})

describe('in production', () => {
  it('is for developers', async () => {
    const settings = { NODE_ENV: 'production', JWT_SECRET: 'kQ7v2mX9pL4rT8wZ1cN6bH3jF5dG0sYe', DEMO: '0', RATE_LIMIT: '1' }
    const closed = await testApp(settings)
    try {
      expect((await fetch(`${closed.address}/api/v1/openapi.json`)).status).toBe(401)
    } finally {
      await closed.close()
    }
  })
})
