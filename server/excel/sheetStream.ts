import { Readable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { type Cell, formatOf, textCell, widthOf } from './cells.ts'
import type { Column } from './columns.ts'
import type { Lease, SheetThreads } from './sheetThreads.ts'

const SHEET_NAME_MAX = 31
/** Pages on their way to the thread that it has not written yet: one to write, one to go on with. */
const AHEAD = 2
/** Whoever takes nothing for so long has gone away without saying so, and others wait for the thread. */
const STALL_MS = 120_000

/** The cells of some rows, column by column: far fewer arrays to hand over than rows. */
export type Page = readonly (readonly Cell[])[]
export interface SheetSource {
  readonly title: string
  readonly columns: readonly Pick<Column, 'label' | 'field'>[]
  readonly pages: AsyncIterable<Page>
}
export interface SheetStream {
  /** Ends the work when it is destroyed. */
  readonly stream: Readable
  /** How many rows have been written so far. */
  rowsDone(): number
}
interface Watch {
  readonly threads: SheetThreads
  readonly onFault: (error: unknown) => void
  readonly onClose: () => void
  readonly stallMs?: number
}
interface ThreadMessage {
  readonly data?: Uint8Array
  readonly wrote?: number
  readonly isDone?: true
  readonly fault?: string
}

const sheetName = (title: string) =>
  title
    .replace(/[[\]*?:/\\']/g, ' ')
    .slice(0, SHEET_NAME_MAX)
    .trim() || 'Sheet1'
const opening = ({ title, columns }: SheetSource) => ({
  title: sheetName(title),
  columns: columns.map(({ label, field }) => ({ label: textCell(label), width: widthOf(field, label), format: formatOf(field) })),
})

/** Says when the thread may be given another page. */
function gateOf(signal: AbortSignal) {
  let free = AHEAD
  let wake = () => {}
  signal.addEventListener('abort', () => wake(), { once: true })
  return {
    async pass() {
      while (free === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve))
      signal.throwIfAborted()
      free--
    },
    leave() {
      free++
      wake()
    },
  }
}

/** Takes chunks as fast as the stream's reader does and tells the thread so. */
function intake(stream: Readable, stallMs: number) {
  let owed = 0
  let worker: Worker | undefined
  let stalled: NodeJS.Timeout | undefined
  return {
    from(source: Worker) {
      worker = source
    },
    take(data: Uint8Array) {
      owed++
      if (stream.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength))) return this.taken()
      stalled ??= setTimeout(() => stream.destroy(new Error('nobody takes the workbook')), stallMs).unref()
    },
    taken() {
      clearTimeout(stalled)
      stalled = undefined
      if (owed) worker?.postMessage({ taken: owed })
      owed = 0
    },
    end: () => clearTimeout(stalled),
  }
}

/** Hands the pages over. Out: when the workbook is complete. */
async function feed(worker: Worker, source: SheetSource, { gate, signal }: { gate: ReturnType<typeof gateOf>; signal: AbortSignal }) {
  worker.postMessage({ open: opening(source) })
  for await (const cells of source.pages) {
    await gate.pass()
    worker.postMessage({ cells })
  }
  signal.throwIfAborted()
  worker.postMessage({ isEnd: true })
}

/**
 * A workbook of one sheet, written on a thread of its own while it is read. Neither this process nor the thread ever holds more than a few
 * pages of it, however slow its reader is.
 */
export function sheetStream(source: SheetSource, { threads, onFault, onClose, stallMs = STALL_MS }: Watch): SheetStream {
  const ended = new AbortController()
  const { signal } = ended
  const gate = gateOf(signal)
  let lease: Lease | undefined
  let done = 0
  const stream = new Readable({
    read: () => chunks.taken(),
    destroy(error, after) {
      ended.abort()
      chunks.end()
      letGo(false)
      onClose()
      after(error)
    },
  })
  const chunks = intake(stream, stallMs)
  // Whoever sends the stream sees it break off; nobody else has to.
  stream.on('error', () => {})

  function fail(error: unknown) {
    if (signal.aborted) return
    onFault(error)
    stream.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  const gone = () => fail(new Error('the thread that wrote the workbook has ended'))
  function onMessage({ data, wrote, isDone: isOver, fault }: ThreadMessage) {
    if (data) chunks.take(data)
    if (wrote !== undefined) {
      done += wrote
      gate.leave()
    }
    if (fault !== undefined) fail(new Error(fault))
    if (isOver) {
      letGo(true)
      stream.push(null)
    }
  }
  function letGo(isFit: boolean) {
    lease?.worker.off('message', onMessage).off('error', fail).off('exit', gone)
    lease?.release(isFit)
  }
  async function run() {
    lease = await threads.lease(signal)
    if (signal.aborted) return lease.release(true)
    lease.worker.on('message', onMessage).on('error', fail).on('exit', gone)
    chunks.from(lease.worker)
    await feed(lease.worker, source, { gate, signal })
  }
  run().catch(fail)
  return { stream, rowsDone: () => done }
}
