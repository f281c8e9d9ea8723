import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg, photo } from '../support/browser/pictures.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'

const MB = 1024 * 1024
let app: TestApp
let admin: string
let lead: string
let viewer: string
const dataDir = mkdtempSync(join(tmpdir(), 'millwright-data-'))
beforeAll(async () => {
  app = await testApp({ DATA_DIR: dataDir })
  ;[admin, lead, viewer] = [await app.login('admin'), await app.login('lead'), await app.login('viewer')]
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const FOR = 'reportLog.photoIds'
const put = (body: Buffer | string, { token = admin, name = '漏油 1.jpg', to = FOR, type = 'application/octet-stream' } = {}) =>
  fetch(`${app.address}/files?for=${to}&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': type },
    body: body as never,
  })
const get = (path: string, { token = admin, ...headers }: Record<string, string> = {}) =>
  fetch(app.address + path, { headers: { ...bearer(token), ...headers } })
interface Uploaded {
  id: number
  name: string
  bytes: number
  fileURL: string
  thumbURL: string
}
const uploaded = async (body: Buffer, options = {}) => (await (await put(body, options)).json()).data as Uploaded
const incoming = () => {
  try {
    return readdirSync(join(dataDir, 'uploads', 'incoming'))
  } catch {
    return []
  }
}

describe('POST /files', () => {
  it('keeps a photo and says where it is', async () => {
    const content = await jpeg({ width: 640, height: 480 })
    const response = await put(content, { type: 'image/jpeg' })
    const body = await response.json()
    expect([response.status, body]).toMatchObject([
      201,
      { code: 200, msg: '', data: { name: '漏油 1.jpg', fileType: 'image/jpeg', bytes: content.length, width: 640, height: 480 } },
    ])
    expect(body.data).toMatchObject({ fileURL: `/files/${body.data.id}`, thumbURL: `/files/${body.data.id}?size=thumb` })
    expect(JSON.stringify(body)).not.toMatch(/[sS]torageKey|thumbKey|plantId/)
  })

  it('says in the reader’s words what is wrong', async () => {
    const refused = await put('this is a text', { name: 'x.jpg' })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 400, data: null, error: '仅支持 PNG、JPEG、WebP 格式的图片', errors: [], requestId: expect.any(String) },
    ])
    const statuses = [
      await put(await jpeg(), { to: 'reportLog.nothing' }),
      await put(await jpeg(), { to: '' }),
      await put('', {}),
      await put(await jpeg(), { token: viewer }),
      await put(await jpeg(), { token: 'nonsense' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 400, 403, 401])
    expect((await fetch(`${app.address}/files?for=${FOR}`, { method: 'POST', headers: bearer(admin) })).status).toBe(400)
  })

  /** Sends as much as the server takes. Out: the status, and how much had been sent by then. */
  function pour(headers: Record<string, string | number>, wanted: number): Promise<{ status: number; sent: number }> {
    return new Promise((resolve, reject) => {
      let sent = 0
      let isOver = false
      const chunk = Buffer.alloc(64 * 1024)
      const call: ClientRequest = request(
        `${app.address}/files?for=${FOR}`,
        { method: 'POST', headers: { ...bearer(admin), ...headers } },
        (answer) => {
          isOver = true
          resolve({ status: answer.statusCode ?? 0, sent })
          call.destroy()
        },
      )
      call.on('error', (error) => isOver || reject(error))
      const more = () => {
        while (!isOver && sent < wanted) {
          sent += chunk.length
          if (!call.write(chunk)) return void call.once('drain', () => setImmediate(more))
        }
      }
      more()
    })
  }
  it('refuses 200 MB at once when they are declared, and as soon as they are too many when they are not', async () => {
    const declared = await pour({ 'content-length': 200 * MB }, 64 * 1024)
    expect(declared.status).toBe(413)
    const chunked = await pour({ 'transfer-encoding': 'chunked' }, 200 * MB)
    expect(chunked.status).toBe(413)
    expect(chunked.sent).toBeLessThan(40 * MB)
    expect(incoming()).toEqual([])
  })

  it('keeps nothing of an upload that breaks off', async () => {
    const content = await jpeg()
    await new Promise<void>((resolve) => {
      const call = request(`${app.address}/files?for=${FOR}`, {
        method: 'POST',
        headers: { ...bearer(admin), 'content-length': content.length * 2 },
      })
      call.on('error', () => resolve())
      call.write(content)
      setTimeout(() => call.destroy(new Error('gone')), 150)
    })
    await expect.poll(incoming).toEqual([])
  })
})

describe('GET /files/{id}', () => {
  it('gives a photo to be shown and never to be run, whole, in part, or small', async () => {
    const content = await jpeg({ width: 640, height: 480 })
    const { fileURL, thumbURL } = await uploaded(content)
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`
    const whole = await get(fileURL)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
      'content-disposition': `inline; filename="__ 1.jpg"; filename*=UTF-8''${encodeURIComponent('漏油 1.jpg')}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag,
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    const part = await get(fileURL, { range: 'bytes=2-9' })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, content.subarray(2, 10)])
    expect((await get(fileURL, { 'if-none-match': etag })).status).toBe(304)
    const thumb = await get(thumbURL)
    expect([thumb.status, thumb.headers.get('content-type'), thumb.headers.get('etag')]).toEqual([
      200,
      'image/webp',
      etag.replace(/"$/, '-thumb"'),
    ])
    expect((await thumb.arrayBuffer()).byteLength).toBeLessThan(content.length)
  })

  it('gives anything else as a file', async () => {
    const { fileURL } = await uploaded(Buffer.from('a,b\n1,2\n'), { to: 'equipment.fileIds', name: 'parts.csv' })
    const answer = await get(fileURL)
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')?.slice(0, 10)]).toEqual([
      'text/csv; charset=utf-8',
      'attachment',
    ])
    expect((await get(`${fileURL}?size=thumb`)).status).toBe(404)
  })

  it('is 404 in one shape for what is not there and what is not for the reader', async () => {
    const { id } = await uploaded(await jpeg(), { token: lead })
    const other = await app.login('manager')
    const paths = [`/files/${id + 999}`, '/files/abc', '/files/0', '/files/9999999999999999', `/files/${id}?size=huge`, `/files/${id}.jpg`]
    for (const path of paths) {
      const answer = await get(path, { token: lead })
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { code: 404, data: null, errors: [] }])
    }
    expect([(await get(`/files/${id}`, { token: lead })).status, (await get(`/files/${id}`, { token: other })).status]).toEqual([200, 404])
    expect((await fetch(`${app.address}/files/${id}`)).status).toBe(401)
  })

  it('is 404 from another plant, for the strongest of all callers', async () => {
    const { id, fileURL } = await uploaded(await photo())
    const away = await app.login('admin')
    const switched = await app.send('mutation { switchPlant(plantId: 2) { token } }', { token: away })
    const { token } = (switched.data as { switchPlant: { token: string } }).switchPlant
    expect([(await get(fileURL)).status, (await get(fileURL, { token })).status]).toEqual([200, 404])
    const input = { photoIds: [id] }
    const refused = await app.send('mutation($input: UpdateReportLogInput!, $id: ID!) { updateReportLog(id: $id, input: $input) { id } }', {
      token,
      variables: { id: '1', input },
    })
    expect(refused.errors).toBeDefined()
  })
})

describe('a file and its record', () => {
  it('belong together from the write that says so', async () => {
    const { id, fileURL } = await uploaded(await jpeg(), { token: lead })
    const found = await app.send('{ reporters(page: { size: 1 }) { items { id } } equipments(page: { size: 1 }) { items { id } } }', {
      token: admin,
    })
    const { reporters, equipments } = found.data as Record<string, { items: { id: string }[] }>
    const input = {
      reporterId: reporters?.items[0]?.id,
      equipmentId: equipments?.items[0]?.id,
      description: '漏油',
      isStopped: false,
      photoIds: [String(id)],
    }
    const create =
      'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id photos { id name fileURL thumbURL width } } }'
    expect((await get(fileURL, { token: viewer })).status).toBe(404)
    const stolen = await app.send(create, { token: admin, variables: { input } })
    expect(stolen.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'photoIds' }])
    const made = await app.send(create, { token: lead, variables: { input } })
    expect(made.data).toMatchObject({
      createReportLog: { photos: [{ id: String(id), name: '漏油 1.jpg', fileURL, thumbURL: `${fileURL}?size=thumb` }] },
    })
    expect((await get(fileURL, { token: viewer })).status).toBe(200)
  })

  it('part when somebody deletes the file', async () => {
    const { id, fileURL } = await uploaded(await jpeg())
    const gone = await app.send('mutation($ids: [ID!]!) { deleteFiles(ids: $ids) }', { token: admin, variables: { ids: [String(id)] } })
    expect(gone.errors).toBeUndefined()
    expect((await get(fileURL)).status).toBe(404)
  })
})
