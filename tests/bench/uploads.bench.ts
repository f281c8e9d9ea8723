import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { seedBase } from '../../server/setup/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { photoOf } from '../support/browser/pictures.ts'
import { PASSWORD } from './lists/largeBase.ts'
import { median, product, share, signIn } from './servers.ts'

const MB = 1024 * 1024
const AT_ONCE = 20
const ROUNDS = 5
const QUIET_MS = 4_000
const PAUSE_MS = 5
const QUERY = JSON.stringify({ query: '{ shifts(page: { no: 1, size: 10 }) { items { id name beginTime endTime } } }' })

async function base(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'millwright-bench-')), 'uploads.sqlite')
  await migrate(`file:${file}`)
  const store = await openStore({ url: `file:${file}`, readers: 1 })
  await seedBase(store, { adminPasswordHash: await hashPassword(sha256Hex(PASSWORD)) })
  await store.close()
  return file
}

const server = await product(await base(), 4724)
const token = await signIn(server)
const photo = await photoOf({ megapixels: 12, bytes: 4.9 * MB })

const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks something small over and over until told to stop. Out: how long each answer took. */
async function askWhile(isOver: () => boolean): Promise<number[]> {
  const took: number[] = []
  while (!isOver()) {
    const from = performance.now()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: QUERY })
    if (!response.ok) throw new Error(`query answered ${response.status}`)
    await response.arrayBuffer()
    took.push(performance.now() - from)
    await wait(PAUSE_MS)
  }
  return took
}
async function uploadOne(at: number) {
  const response = await fetch(`${server.address}/files?for=reportLog.photoIds&name=photo${at}.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: photo as never,
  })
  if (response.status !== 201) throw new Error(`upload answered ${response.status}: ${await response.text()}`)
}

function askQuietly() {
  const end = performance.now() + QUIET_MS
  return askWhile(() => performance.now() > end)
}
async function round() {
  const before = await askQuietly()
  const from = performance.now()
  let isOver = false
  let peak = 0
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, rss())
      await wait(20)
    }
  })()
  const uploading = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => uploadOne(at))).finally(() => {
    isOver = true
  })
  const [during] = await Promise.all([askWhile(() => isOver), uploading, watching])
  return { before: share(before, 0.99), during: share(during, 0.99), peak, seconds: (performance.now() - from) / 1000 }
}

try {
  await askQuietly()
  const calm = rss()
  const rounds: Awaited<ReturnType<typeof round>>[] = []
  for (let i = 0; i < ROUNDS; i++) rounds.push(await round())
  const peak = Math.max(...rounds.map((r) => r.peak))
  const ratios = rounds.map((r) => r.during / r.before)
  const ms = (pick: (r: (typeof rounds)[number]) => number) => median(rounds.map(pick)).toFixed(1)
  console.log(
    `${AT_ONCE} photos at once of ${(photo.length / MB).toFixed(1)} MB and 12 megapixels, lying on their side, with a place in them`,
  )
  console.log(`  memory   ${calm.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB: +${(peak - calm).toFixed(0)} MB (goal < 100)`)
  console.log(`  query    p99 ${ms((r) => r.before)} ms before, ${ms((r) => r.during)} ms meanwhile`)
  console.log(`  ratio    ${median(ratios).toFixed(2)} (goal <= 2; rounds ${ratios.map((r) => r.toFixed(2)).join(' ')})`)
  console.log(`  all 20   ${ms((r) => r.seconds)} s`)
} finally {
  server.stop()
}
