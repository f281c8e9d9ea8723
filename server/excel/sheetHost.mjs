// The thread that writes workbooks, one at a time: cells come in, bytes go out, and neither side runs ahead of the other.
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from '../platform/lowerThreadPriority.mjs'
import { partsOf, rowWriter } from './sheetXml.mjs'
import { ZipWriter } from './zipWriter.mjs'

// Whoever only wants an answer goes first, though an export is not put off for ever.
lowerThreadPriority(5)

/** Rows made into one text, between two looks at whether anybody takes the bytes. */
const SLICE = 100
const CHUNK = 64 * 1024
/** Chunks on their way to somebody who has not taken them yet. */
const UNTAKEN_MAX = 4

/** Where a workbook's bytes leave the thread: gathered into chunks that are handed over, not copied. */
class Outlet extends Writable {
  #chunk = new Uint8Array(CHUNK)
  #size = 0
  #untaken = 0
  #waiting = null

  constructor() {
    super({ highWaterMark: CHUNK })
  }
  _write(bytes, _encoding, done) {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + CHUNK - this.#size)
      this.#chunk.set(part, this.#size)
      this.#size += part.length
      at += part.length
      if (this.#size === CHUNK) this.#send()
    }
    this.#afterTaken(done)
  }
  _final(done) {
    if (this.#size) this.#send()
    done()
  }
  #send() {
    const data = this.#size === CHUNK ? this.#chunk : this.#chunk.slice(0, this.#size)
    this.#chunk = new Uint8Array(CHUNK)
    this.#size = 0
    this.#untaken++
    parentPort.postMessage({ data }, [data.buffer])
  }
  #afterTaken(done) {
    if (this.#untaken < UNTAKEN_MAX) return done()
    this.#waiting = done
  }
  taken(count) {
    this.#untaken -= count
    const go = this.#waiting
    this.#waiting = null
    if (go) this.#afterTaken(go)
  }
}

async function begin(opening, outlet) {
  const zip = new ZipWriter(async (bytes) => {
    if (!outlet.write(bytes)) await once(outlet, 'drain')
  })
  for (const [name, text] of Object.entries(partsOf(opening))) await zip.add(name, text)
  const sheet = await zip.open('xl/worksheets/sheet1.xml')
  const writer = rowWriter(opening.columns)
  await sheet.write(writer.begin())
  return { outlet, zip, sheet, writer }
}
/** A page of cells, column by column. */
async function write({ sheet, writer }, cells) {
  const rows = cells[0]?.length ?? 0
  for (let at = 0; at < rows; at += SLICE) await sheet.write(writer.rows(cells, at, Math.min(at + SLICE, rows)))
  return rows
}
async function finish({ sheet, writer, zip, outlet }) {
  await sheet.write(writer.end())
  await sheet.end()
  await zip.finish()
  outlet.end()
  await once(outlet, 'finish')
}

let outlet = null
let book = null
let work = Promise.resolve()
/** One after the other; whoever asked hears of the first failure and ends this thread. */
function next(step) {
  work = work.then(step)
  work.catch((error) => parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) }))
}
parentPort.on('message', ({ open, cells, isEnd, taken }) => {
  if (taken) outlet?.taken(taken)
  if (open) {
    const opened = new Outlet()
    outlet = opened
    next(async () => {
      book = await begin(open, opened)
    })
  }
  if (cells) next(async () => parentPort.postMessage({ wrote: await write(book, cells) }))
  if (isEnd)
    next(async () => {
      await finish(book)
      book = null
      parentPort.postMessage({ isDone: true })
    })
})
