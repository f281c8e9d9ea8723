// The thread that writes workbooks, one at a time: cells come in, bytes go out, and neither side runs ahead of the other.
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import ExcelJS from 'exceljs'

// On Linux 0 means this thread: whoever only wants an answer goes first, though an export is not put off for ever.
try {
  setPriority(0, 5)
} catch {
  // Not allowed here; then all threads are equal.
}

/** Rows written between two looks at whether anybody takes the bytes. */
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

function begin({ title, columns }) {
  const outlet = new Outlet()
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: outlet, useStyles: true, useSharedStrings: false })
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ label, width, format }) => ({ header: label, width, ...(format && { style: { numFmt: format } }) }))
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  // exceljs knows a style by its object. One that every cell makes anew from its column, and that is looked up by its text, is half the work.
  const styles = columns.map(({ format }) => (format ? { numFmt: format } : {}))
  for (const at of columns.keys()) sheet.getColumn(at + 1).style = {}
  return { outlet, workbook, sheet, styles }
}
/** exceljs writes on whether or not anybody takes it, at first into nothing but memory; where its bytes go can tell when they have been taken. */
async function untilTaken({ sheet, outlet }) {
  while (!sheet.stream.pipes.length) await nextTurn()
  for (const taker of [...sheet.stream.pipes, outlet]) if (taker.writableNeedDrain) await once(taker, 'drain')
}
/** A page of cells, column by column. */
async function write(book, cells) {
  const rows = cells[0]?.length ?? 0
  for (let at = 0; at < rows; at++) {
    const row = book.sheet.addRow([])
    for (let i = 0; i < cells.length; i++) {
      const value = cells[i][at]
      if (value === null) continue
      const cell = row.getCell(i + 1)
      cell.value = value
      cell.style = book.styles[i]
    }
    row.commit()
    if (at % SLICE !== SLICE - 1) continue
    await nextTurn()
    await untilTaken(book)
  }
  await nextTurn()
  await untilTaken(book)
  return rows
}
async function finish({ sheet, workbook }) {
  sheet.commit()
  await workbook.commit()
}

let book = null
let work = Promise.resolve()
/** One after the other; whoever asked hears of the first failure and ends this thread. */
function next(step) {
  work = work.then(step)
  work.catch((error) => parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) }))
}
parentPort.on('message', ({ open, cells, isEnd, taken }) => {
  if (taken) book?.outlet.taken(taken)
  if (open) book = begin(open)
  if (cells) next(async () => parentPort.postMessage({ wrote: await write(book, cells) }))
  if (isEnd)
    next(async () => {
      await finish(book)
      book = null
      parentPort.postMessage({ isDone: true })
    })
})
