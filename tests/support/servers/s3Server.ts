import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Account {
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}
interface Stored {
  readonly content: Buffer
  at: Date
}
/** Keys of one answer to a listing: small, so that whoever lists has to turn pages. */
const PAGE = 2

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const coded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The signature that a request of this account must carry (Signature Version 4), computed anew from what has arrived. */
function signatureOf({ secret }: S3Account, request: IncomingMessage, { signed, scope }: { signed: string[]; scope: string }): string {
  const url = new URL(request.url ?? '/', 'http://x')
  const query = [...url.searchParams].map(([k, v]) => `${coded(k)}=${coded(v)}`).sort()
  const path = url.pathname.split('/').map((part) => coded(decodeURIComponent(part)))
  const headers = signed.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  )
  const payload = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, path.join('/'), query.join('&'), headers.join(''), signed.join(';'), payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical).toString('hex')].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  return hmac(key, toSign).toString('hex')
}
function isSigned(account: S3Account, request: IncomingMessage): boolean {
  const [, who, headers, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '') ??
    []
  const [key, ...scope] = (who ?? '').split('/')
  const signed = (headers ?? '').split(';')
  const isOurs = key === account.key && scope[1] === account.region && scope[2] === 's3' && signed.includes('host')
  return isOurs && signatureOf(account, request, { signed, scope: scope.join('/') }) === signature
}
/** What the sender says of the content must be true of it. */
function isWhole({ headers }: IncomingMessage, content: Buffer): boolean {
  const [payload, checksum] = [String(headers['x-amz-content-sha256']), headers['x-amz-checksum-sha256']]
  const digest = sha256(content)
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== digest.toString('hex')) return false
  return checksum === undefined || checksum === digest.toString('base64')
}
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A small storage that speaks S3 over real HTTP, with path-style addresses, and believes no request whose signature is wrong. */
export async function s3Server(account: S3Account) {
  const objects = new Map<string, Stored>()
  let refused = 0
  const fail = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

  function list(query: URLSearchParams, response: ServerResponse) {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? '']
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, PAGE)
    const contents = page.map(
      (key) => `<Contents><Key>${escaped(key)}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    )
    const more = keys.length > PAGE ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    const said = `<IsTruncated>${keys.length > PAGE}</IsTruncated>${more}${contents.join('')}`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><ListBucketResult>${said}</ListBucketResult>`)
  }
  function get({ headers, method }: IncomingMessage, { content }: Stored, response: ServerResponse) {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const part = from ? content.subarray(Number(from), Number(to) + 1) : content
    const range = from ? { 'content-range': `bytes ${from}-${to}/${content.length}` } : {}
    response.writeHead(from ? 206 : 200, { 'content-length': part.length, ...range }).end(method === 'HEAD' ? undefined : part)
  }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const content = await bodyOf(request)
    const url = new URL(request.url ?? '/', 'http://x')
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const found = objects.get(key)
    if (!isSigned(account, request)) {
      refused++
      return fail(response, 403, 'SignatureDoesNotMatch')
    }
    if (bucket !== account.bucket) return fail(response, 404, 'NoSuchBucket')
    if (!key) return list(url.searchParams, response)
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return fail(response, 411, 'MissingContentLength')
      if (!isWhole(request, content)) return fail(response, 400, 'BadDigest')
      objects.set(key, { content, at: new Date() })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    return found ? get(request, found, response) : fail(response, 404, 'NoSuchKey')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
