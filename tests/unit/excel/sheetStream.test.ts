import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import ExcelJS from 'exceljs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Page, sheetStream } from '../../../server/excel/sheetStream.ts'
import { SheetThreads } from '../../../server/excel/sheetThreads.ts'
import { text } from '../../../server/kernel/index.ts'

const ROWS = 100
const columns = [{ label: 'A', field: text() }]
let threads: SheetThreads
let workers: Worker[]
let faults: unknown[]
let closed: number

/** The pool of a test, with the threads that it gave out. */
class Watched extends SheetThreads {
  override async lease(signal: AbortSignal) {
    const lease = await super.lease(signal)
    workers.push(lease.worker)
    return lease
  }
}
beforeEach(() => {
  threads = new Watched(100)
  workers = []
  faults = []
  closed = 0
})

/** Pages that no zip makes smaller, and how many of them have been taken. */
function source(pages: number, end?: () => void) {
  const told = { taken: 0, isOver: false }
  async function* made(): AsyncGenerator<Page> {
    try {
      for (; told.taken < pages; told.taken++) yield [Array.from({ length: ROWS }, () => randomBytes(600).toString('base64'))]
      end?.()
    } finally {
      told.isOver = true
    }
  }
  return { told, pages: made() }
}
const open = (pages: AsyncIterable<Page>, more: { stallMs?: number } = {}) =>
  sheetStream({ title: 'x', columns, pages }, { threads, onFault: (error) => faults.push(error), onClose: () => closed++, ...more })
async function until(isSo: () => boolean) {
  for (let i = 0; i < 500 && !isSo(); i++) await pause(10)
  expect(isSo()).toBe(true)
}
async function rowsIn(bytes: Buffer) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  return workbook.worksheets[0]?.rowCount
}

describe('a workbook that is written on a thread', () => {
  it('is whole, and says how many rows are written', async () => {
    const { pages } = source(7)
    const sheet = open(pages)
    expect(await rowsIn(await buffer(sheet.stream))).toBe(7 * ROWS + 1)
    expect(sheet.rowsDone()).toBe(7 * ROWS)
    await until(() => closed === 1)
    expect(faults).toEqual([])
  })

  it('may have no rows at all', async () => {
    expect(await rowsIn(await buffer(open(source(0).pages).stream))).toBe(1)
  })

  it('stops asking for rows while nobody takes it, and goes on when somebody does', async () => {
    const { told, pages } = source(150)
    const { stream } = open(pages)
    await once(stream, 'readable')
    let seen = -1
    // Until a while goes by without another page.
    while (seen !== told.taken) {
      seen = told.taken
      await pause(400)
    }
    // A page is 80 kB. How many the buffers on the way hold depends on how the turns of two threads fall: 60 to 92 were seen, never all.
    expect(told.taken).toBeLessThan(120)
    expect(stream.readableLength).toBeLessThan(300_000)
    expect((await buffer(stream)).length).toBeGreaterThan(5_000_000)
    expect(told.taken).toBe(150)
  })

  it('ends at once when its reader goes away: rows, thread and all', async () => {
    const { told, pages } = source(10_000)
    const { stream } = open(pages)
    await once(stream, 'readable')
    stream.destroy()
    await until(() => told.isOver && closed === 1)
    const [worker] = workers
    if (worker && worker.threadId !== -1) await once(worker, 'exit')
    expect(threads.counts()).toEqual({ busy: 0, idle: 0, waiting: 0 })
    const { taken } = told
    await pause(50)
    expect(told.taken).toBe(taken)
    expect(faults).toEqual([])
  })

  it('breaks off when its rows cannot be read, and says why', async () => {
    const { pages } = source(3, () => {
      throw new Error('no such table')
    })
    await expect(buffer(open(pages).stream)).rejects.toThrow('no such table')
    expect(faults).toHaveLength(1)
    expect(threads.counts().busy).toBe(0)
  })

  it('breaks off alone when its thread dies', async () => {
    const [dying, other] = [open(source(10_000).pages), open(source(20).pages)]
    const fine = buffer(other.stream)
    await until(() => workers.length === 2)
    await once(dying.stream, 'readable')
    await workers[0]?.terminate()
    await expect(buffer(dying.stream)).rejects.toThrow()
    expect(await rowsIn(await fine)).toBe(20 * ROWS + 1)
    expect(await rowsIn(await buffer(open(source(2).pages).stream))).toBe(2 * ROWS + 1)
    expect(closed).toBe(3)
  })

  it('gives up on somebody who takes nothing for too long', async () => {
    const { stream } = open(source(10_000).pages, { stallMs: 60 })
    await once(stream, 'readable')
    const [error] = await once(stream, 'error').catch((e: unknown) => [e])
    expect(String(error)).toMatch(/nobody takes/)
    expect(threads.counts().busy).toBe(0)
  })
})

describe('the threads', () => {
  it('are kept for the next workbook and leave when there is none', async () => {
    await buffer(open(source(1).pages).stream)
    await buffer(open(source(1).pages).stream)
    expect(new Set(workers).size).toBe(1)
    await until(() => threads.counts().idle === 0)
    await buffer(open(source(1).pages).stream)
    expect(new Set(workers).size).toBe(2)
  })

  it('are few: whoever comes later waits in turn, or stops waiting', async () => {
    const running = [1, 2, 3].map(() => open(source(10_000).pages))
    await until(() => workers.length === 3)
    const [waiting, leaving] = [open(source(1).pages), open(source(1).pages)]
    await until(() => threads.counts().waiting === 2)
    leaving.stream.destroy()
    await until(() => threads.counts().waiting === 1)
    const whole = buffer(waiting.stream)
    running[0]?.stream.destroy()
    expect(await rowsIn(await whole)).toBe(ROWS + 1)
    for (const { stream } of running) stream.destroy()
    await until(() => threads.counts().busy === 0)
    expect(faults).toEqual([])
  })
})
