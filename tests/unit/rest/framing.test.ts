import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { framesOf } from '../../../console/kit/network/frames.ts'
import { framed } from '../../../server/rest/framing.ts'

const KINDS = ['', 'progress', 'data', 'end', 'error']
async function read(stream: Readable, cut = 7) {
  const bytes = await buffer(stream)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += cut) yield new Uint8Array(bytes.subarray(at, at + cut))
  }
  const frames: [string, Buffer][] = []
  for await (const { kind, payload } of framesOf(pieces())) frames.push([KINDS[kind] ?? '?', Buffer.from(payload)])
  return frames
}
const sentenceOf = (error: unknown) => `told: ${(error as Error).message}`

it.each([1, 7, 64_000])('carries a file whole, cut into pieces of %i bytes on the way', async (cut) => {
  const parts = ['PK', 'x'.repeat(1000), '尾'].map((text) => Buffer.from(text))
  const frames = await read(framed(Readable.from(parts), { rowsDone: () => 70_000, sentenceOf }), cut)
  expect(Buffer.concat(frames.flatMap(([kind, bytes]) => (kind === 'data' ? [bytes] : [])))).toEqual(Buffer.concat(parts))
  expect(frames.at(-1)?.[0]).toBe('end')
  expect(frames.findLast(([kind]) => kind === 'progress')?.[1].readUInt32BE()).toBe(70_000)
})

it('tells how far it is while nothing else moves, and only news', async () => {
  const source = new PassThrough()
  let done = 0
  const frames = read(framed(source, { rowsDone: () => done, sentenceOf }))
  await pause(450)
  done = 5
  await pause(450)
  source.end(Buffer.from('file'))
  const told = (await frames).filter(([kind]) => kind === 'progress').map(([, bytes]) => bytes.readUInt32BE())
  expect(told.slice(0, 1)).toEqual([5])
  expect(told.length).toBe(2)
})

it('says why it broke off instead of an end', async () => {
  const source = new PassThrough()
  source.write('half')
  const frames = read(framed(source, { rowsDone: () => 0, sentenceOf }))
  await pause(20)
  source.destroy(new Error('disk full'))
  const kinds = (await frames).map(([kind]) => kind)
  expect(kinds.at(-1)).toBe('error')
  expect(kinds).not.toContain('end')
  expect(JSON.parse(String((await frames).at(-1)?.[1]))).toEqual({ error: 'told: disk full' })
})

it('ends the work when the wire is gone, and takes no more than the wire does', async () => {
  let made = 0
  async function* endless() {
    for (;;) {
      made++
      yield Buffer.alloc(64 * 1024)
    }
  }
  const source = Readable.from(endless(), { objectMode: false })
  const out = framed(source, { rowsDone: () => made, sentenceOf })
  await once(out, 'readable')
  await pause(50)
  expect(made).toBeLessThan(20)
  out.destroy()
  await once(source, 'close')
  const before = made
  await pause(20)
  expect(made).toBe(before)
})
