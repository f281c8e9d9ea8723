import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('./powerCut.c', import.meta.url))
/** What a disk writes whole or not at all. */
const SECTOR = 512
const HEAD = 32
const [WRITE, TRUNCATE, SYNC, REMOVE] = [1, 2, 3, 4]
const FILES = ['', '-wal', '-journal'] as const

function hasCompiler() {
  try {
    execFileSync('gcc', ['--version'], { stdio: 'ignore' })
    return process.platform === 'linux'
  } catch {
    return false
  }
}
/** On CI there is one. */
export const canCutPower = process.env.CI === 'true' || hasCompiler()

/** Settings of a process whose writes to a base are written down, and where: see powerCut.c. */
export function noted(folder: string, base: string) {
  const library = join(folder, 'powerCut.so')
  execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-Wall', '-Werror', '-o', library, SOURCE, '-ldl', '-lpthread'])
  const [log, fault] = [join(folder, 'disk.log'), join(folder, 'disk.fails')]
  const env = { LD_PRELOAD: library, POWER_CUT_BASE: base, POWER_CUT_LOG: log, POWER_CUT_FAULT: fault }
  return { env, log, fault, breakDisk: () => writeFileSync(fault, ''), mendDisk: () => rmSync(fault, { force: true }) }
}

/** A base as it lies on the disk, with what of it stands beside it, by the ends of the names. */
export const imageOf = (file: string) =>
  new Map(FILES.filter((end) => existsSync(file + end)).map((end) => [end as string, readFileSync(file + end)]))

interface Done {
  readonly what: number
  readonly at: number
  readonly bytes: Buffer
}
function applied(file: Buffer, { what, at, bytes }: Done): Buffer {
  const size = what === TRUNCATE ? at : Math.max(file.length, at + bytes.length)
  if (what === TRUNCATE || size > file.length) {
    const longer = Buffer.alloc(size)
    file.copy(longer, 0, 0, size)
    file = longer
  }
  bytes.copy(file, at)
  return file
}
/** Parts of a write as large as a disk writes whole. */
function* sectorsOf(done: Done): Generator<Done> {
  if (done.what !== WRITE) return yield done
  for (let from = 0; from < done.bytes.length; ) {
    const to = Math.min(done.bytes.length, from + SECTOR - ((done.at + from) % SECTOR))
    yield { what: WRITE, at: done.at + from, bytes: done.bytes.subarray(from, to) }
    from = to
  }
}

/**
 * A disk that loses its power at moments of a log, in their order. What was made durable before is there; of the rest each sector is there or not
 * as chance will have it, or the beginning of it, or nothing. `keepsPromises` is false for a disk that only says that it has made it durable.
 */
export function disk({ before, log, chance, keepsPromises = true }: Disk) {
  const records = readFileSync(log)
  const durable = FILES.map((end) => before.get(end) ?? Buffer.alloc(0))
  const open: Done[][] = [[], [], []]
  let next = 0
  function readTo(moment: number) {
    while (next + HEAD <= moment) {
      const [what = 0, file = 0, at = 0, count = 0] = [0, 8, 16, 24].map((field) => Number(records.readBigInt64LE(next + field)))
      const end = next + HEAD + (what === WRITE ? count : 0)
      if (end > moment) return
      const waiting = open[file] as Done[]
      // Whoever comes after it writes to another file of that name.
      if (what === REMOVE) [durable[file], open[file]] = [Buffer.alloc(0), []]
      else if (what !== SYNC) waiting.push({ what, at, bytes: records.subarray(next + HEAD, end) })
      else if (keepsPromises) durable[file] = waiting.splice(0).reduce(applied, durable[file] as Buffer)
      next = end
    }
  }
  /** How a disk may be caught: nothing of what it had not promised yet is there, a beginning of it, or parts. */
  function caught(waiting: readonly Done[]): Done[] {
    const kind = chance()
    if (kind < 0.3) return []
    const sectors = waiting.flatMap((done) => [...sectorsOf(done)])
    if (kind < 0.6) return sectors.slice(0, Math.floor(chance() * sectors.length))
    const share = chance()
    return sectors.filter(() => chance() < share)
  }
  return {
    size: records.length,
    /** What is left when the power goes at this place of the log, as files beside each other. */
    cut(moment: number, left: string) {
      readTo(moment)
      for (const [at, end] of FILES.entries()) {
        const image = caught(open[at] as Done[]).reduce(applied, Buffer.from(durable[at] as Buffer))
        rmSync(left + end, { force: true })
        if (image.length) writeFileSync(left + end, image)
      }
      rmSync(`${left}-shm`, { force: true })
    },
  }
}
interface Disk {
  /** What was there before the first record: see `imageOf`. */
  readonly before: ReadonlyMap<string, Buffer>
  readonly log: string
  /** Numbers from 0 to 1. */
  chance(): number
  readonly keepsPromises?: boolean
}

/** Half of the moments at random, half when somebody has just been told that a write is safe. */
export function momentsOf(count: number, size: number, told: readonly number[], chance: () => number): number[] {
  const any = Array.from({ length: count }, (_, at) =>
    at % 2 ? Math.floor(chance() * size) : (told[Math.floor(chance() * told.length)] ?? size),
  )
  return any.sort((a, b) => a - b)
}
