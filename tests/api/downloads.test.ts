import { createHash } from 'node:crypto'
import { request } from 'node:http'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apk } from '../support/images/apk.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'

let app: TestApp
let admin: string
let viewer: string
beforeAll(async () => {
  app = await testApp()
  admin = await app.login('admin')
  viewer = await app.login('operator')
})
afterAll(() => app.close())
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('GET /api/v1/{resource}/export', () => {
  it('gives the list as a workbook to whoever may have it', async () => {
    const address = `${app.address}/api/v1/equipments/export?status=0`
    const response = await fetch(address, { headers: { ...bearer(admin), 'accept-language': 'en' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.() -]+"; filename\*=UTF-8''Machine_.+_\d{8}-\d{4}\.xlsx$/,
    )
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(await response.arrayBuffer())
    const list = (await (await fetch(`${app.address}/api/v1/equipments?status=0`, { headers: bearer(admin) })).json()) as {
      data: { count: number }
    }
    expect(workbook.worksheets[0]?.rowCount).toBe(list.data.count + 1)
    expect((await fetch(address)).status).toBe(401)
    expect((await fetch(`${app.address}/api/v1/admin/sysusers/export`, { headers: bearer(viewer) })).status).toBe(403)
  })

  it('is 429 for the seventh in a minute', async () => {
    // The first of this minute is the one above.
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const response = await fetch(`${app.address}/api/v1/shifts/export`, { headers: bearer(admin) })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('/files/app-versions', () => {
  const content = apk('one', 300_000)
  async function version(): Promise<string> {
    const input = { platform: 'ANDROID', version: '1.0.0', build: Math.ceil(Math.random() * 1e9) }
    const answer = await app.send('mutation($input: CreateAppVersionInput!) { createAppVersion(input: $input) { id } }', {
      token: admin,
      variables: { input },
    })
    return (answer.data as { createAppVersion: { id: string } }).createAppVersion.id
  }
  const release = (id: string) =>
    app.send('mutation($id: ID!) { updateAppVersion(id: $id, input: { released: true }) { id } }', { token: admin, variables: { id } })
  const put = (id: string, body: Buffer, { token = admin, name = 'app.apk', type = 'application/octet-stream' } = {}) =>
    fetch(`${app.address}/files/app-versions/${id}?name=${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': type },
      body: body as never,
    })
  const get = (id: string, headers: Record<string, string> = {}) => fetch(`${app.address}/files/app-versions/${id}`, { headers })

  it('keeps a package and gives it back, whole or in part', async () => {
    const id = await version()
    const kept = await put(id, content, { name: '../工厂.apk' })
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect([kept.status, await kept.json()]).toMatchObject([
      200,
      { data: { fileName: '工厂.apk', fileBytes: content.length, fileSha256: sha256 } },
    ])
    expect((await release(id)).errors).toBeUndefined()
    const whole = await get(id)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="__.apk"; filename*=UTF-8''${encodeURIComponent('工厂.apk')}`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    const parts: [string, number, string | null, Buffer | null][] = [
      ['bytes=0-9', 206, `bytes 0-9/${content.length}`, content.subarray(0, 10)],
      ['bytes=-5', 206, `bytes ${content.length - 5}-${content.length - 1}/${content.length}`, content.subarray(-5)],
      [
        `bytes=${content.length - 3}-99999999`,
        206,
        `bytes ${content.length - 3}-${content.length - 1}/${content.length}`,
        content.subarray(-3),
      ],
      [`bytes=${content.length}-`, 416, `bytes */${content.length}`, null],
      ['bytes=5-1', 416, `bytes */${content.length}`, null],
      ['bytes=0-1,3-4', 200, null, content],
      ['nonsense', 200, null, content],
    ]
    for (const [range, status, told, bytes] of parts) {
      const part = await get(id, { range })
      expect([range, part.status, part.headers.get('content-range')]).toEqual([range, status, told])
      const got = Buffer.from(await part.arrayBuffer())
      if (bytes) expect(got.equals(bytes)).toBe(true)
    }
    expect((await get(id, { 'if-none-match': `"${sha256}"` })).status).toBe(304)
  })

  it('hides what is not released from whoever may not see app versions', async () => {
    const id = await version()
    await put(id, content)
    expect([(await get(id)).status, (await get(id, bearer(viewer))).status, (await get(id, bearer(admin))).status]).toEqual([401, 403, 200])
    expect((await get('abc')).status).toBe(404)
    expect((await get('999999', bearer(admin))).status).toBe(404)
    expect((await get('..%2f..%2fetc%2fpasswd')).status).toBe(404)
    expect((await get(await version(), bearer(admin))).status).toBe(404)
  })

  it('refuses what is no package, who may not, what is too large and other kinds of body', async () => {
    const id = await version()
    const refused = await put(id, Buffer.from('hello, world, this is a text'))
    expect([refused.status, await refused.json()]).toMatchObject([400, { msg: expect.stringContaining('Android') }])
    expect((await put(id, content, { token: viewer })).status).toBe(403)
    expect((await put('999999', content)).status).toBe(400)
    expect((await put(id, content, { type: 'application/json' })).status).toBe(415)
    expect((await fetch(`${app.address}/files/app-versions/${id}`, { method: 'PUT', headers: bearer(admin) })).status).toBe(400)
    const declared = await new Promise<number>((resolve, reject) => {
      const headers = { ...bearer(admin), 'content-type': 'application/octet-stream', 'content-length': 201 * 1024 * 1024 }
      const sent = request(`${app.address}/files/app-versions/${id}`, { method: 'PUT', headers }, (answer) => {
        resolve(answer.statusCode ?? 0)
        sent.destroy()
      })
      sent.on('error', reject)
      sent.write(content)
    })
    expect(declared).toBe(413)
    expect((await get(id, bearer(admin))).status).toBe(404)
  })

  it('takes a body of this kind nowhere else', async () => {
    for (const path of ['/graphql', '/api/v1/workshops'])
      expect(
        (
          await fetch(app.address + path, {
            method: 'POST',
            headers: { ...bearer(admin), 'content-type': 'application/octet-stream' },
            body: 'x',
          })
        ).status,
      ).toBe(path === '/graphql' ? 415 : 400)
  })
})
