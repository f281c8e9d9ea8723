import type { ChildProcess } from 'node:child_process'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { semaphore } from '../../platform/mutex.ts'
import { startHost as startProcess } from '../../platform/programs.mjs'
import { HOST_MB, HOST_MS, HOSTS, READING } from '../limits.ts'
import { refusalOf, refuseFile } from '../problems.ts'
import { inspectArchive } from './archive.ts'

/** What a cell of a sheet says: dates are the clock as the wall showed it, in the fields of UTC. */
export type Cell = string | number | boolean | Date | { readonly error: string } | null
/** A cell that shows something else than it holds, such as 00123 for 123, and the format that makes it so. */
export interface CellLook {
  readonly shown: string
  readonly stored: string
  readonly format: string
}
interface About {
  /** By hand or by a filter. */
  readonly isHidden?: true
  /** By column, from 0. */
  readonly looks?: Readonly<Record<number, CellLook>>
}
/** Its number in the sheet, from 1, its values from the first column on, and what else there is to know about it. */
export type SheetRow = readonly [rowNo: number, values: readonly Cell[], about?: About]
/** Rows of one column that share the value of the first. */
interface Merge {
  readonly column: number
  readonly first: number
  readonly last: number
}
export interface SheetHead {
  readonly name: string
  /** Rows with anything in them. */
  readonly rowCount: number
  readonly head: readonly SheetRow[]
}
type SheetAnswer = SheetHead & { readonly merges: readonly Merge[] }
type Message = { rows: SheetRow[] } | { sheets: SheetAnswer[] } | { refusal: { code: string; params: Record<string, unknown> } }

const withHostSlot = semaphore(HOSTS)

/** How much a workbook may take, as the limits say unless somebody wants to see it fail. */
export interface Reading {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  readonly memoryMb?: number
}
/** The sheet whose rows are asked for; the beginnings of all of them otherwise. */
type ReadRequest = Reading & { readonly wanted?: string }

function startHost(memoryMb: number): ChildProcess {
  const child = startProcess(new URL('./workbookHost.mjs', import.meta.url), [], {
    priority: 'PRIORITY_BELOW_NORMAL',
    // One arena, or the allocator keeps more than the reader ever used.
    env: { MALLOC_ARENA_MAX: '1' },
    // Plain JavaScript: the loaders that this process may run with are not wanted there.
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  child.unref()
  return child
}

async function converse(child: ChildProcess, bytes: Buffer, { wanted, signal, timeoutMs = HOST_MS }: ReadRequest) {
  const rows: SheetRow[] = []
  let timer: NodeJS.Timeout | undefined
  const answer = new Promise<{ sheets: SheetAnswer[]; rows: SheetRow[] }>((resolve, reject) => {
    timer = setTimeout(() => reject(refuseFile('tooSlow', { seconds: timeoutMs / 1000 })), timeoutMs)
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    child.on('message', async (message: Message) => {
      if ('refusal' in message) reject(refusalOf(message.refusal))
      else if ('sheets' in message) resolve({ sheets: message.sheets, rows })
      else {
        for (const row of message.rows) rows.push(row)
        await yieldToEventLoop()
        if (child.connected) child.send('taken')
      }
    })
    // A reader that dies of what it was given has said enough.
    const died = () => reject(refuseFile('tooMuch'))
    child.on('error', died).on('exit', died)
  })
  child.send({ bytes, wanted, limits: READING })
  return answer.finally(() => clearTimeout(timer))
}

async function read(bytes: Buffer, reading: ReadRequest) {
  await inspectArchive(bytes)
  reading.signal?.throwIfAborted()
  return withHostSlot(async () => {
    const child = startHost(reading.memoryMb ?? HOST_MB)
    try {
      return await converse(child, bytes, reading)
    } finally {
      child.kill('SIGKILL')
    }
  })
}

/** Gives the value of a merged cell to every row that it covers; rows that hold nothing else stay away. */
function withMerges(rows: readonly SheetRow[], merges: readonly Merge[]): SheetRow[] {
  if (!merges.length) return [...rows]
  const at = new Map(rows.map(([rowNo], index) => [rowNo, index]))
  const cells = rows.map(([, values]) => [...values])
  const looks = rows.map(([, , about]) => ({ ...about?.looks }))
  for (const { column, first, last } of merges) {
    const top = at.get(first)
    const value = top === undefined ? null : (cells[top]?.[column] ?? null)
    if (top === undefined || value === null) continue
    const look = looks[top]?.[column]
    for (let rowNo = first + 1; rowNo <= last; rowNo++) {
      const index = at.get(rowNo)
      const row = index === undefined ? undefined : cells[index]
      if (index === undefined || !row) continue
      while (row.length < column) row.push(null)
      row[column] = value
      if (look) (looks[index] as Record<number, CellLook>)[column] = look
    }
  }
  return rows.map(([rowNo, , about], index) => {
    const own = looks[index] ?? {}
    const more = { ...about, ...(Object.keys(own).length > 0 && { looks: own }) }
    return Object.keys(more).length ? [rowNo, cells[index] ?? [], more] : [rowNo, cells[index] ?? []]
  })
}

/** The sheets of a workbook that can be seen, each with its beginning. Throws a refusal that says what is wrong with the file. */
export async function readSheets(bytes: Buffer, reading: Reading = {}): Promise<SheetHead[]> {
  const { sheets } = await read(bytes, reading)
  return sheets.map(({ merges, head, ...sheet }) => ({ ...sheet, head: withMerges(head, merges) }))
}

/** All rows of one sheet that hold anything. */
export async function readRows(bytes: Buffer, sheet: string, reading: Reading = {}): Promise<SheetRow[]> {
  const { sheets, rows } = await read(bytes, { ...reading, wanted: sheet })
  const [found] = sheets
  if (!found) throw refuseFile('noSuchSheet', { sheet })
  return withMerges(rows, found.merges)
}
