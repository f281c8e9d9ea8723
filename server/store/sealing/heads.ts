import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Head } from './trail.ts'

/** Beside the base, and not in it: whoever cuts off the end of a log there does not reach it. */
const FILE = 'audit.heads.json'
const OURS_ALONE = { mode: 0o600 }
const pathIn = (dataDir: string) => join(dataDir, FILE)

interface Told {
  readonly at: string
  readonly heads: readonly Head[]
}
export interface HeadPlaces {
  readonly dataDir: string
  /** A second place, which best lies on another machine: a line a day is added there. */
  readonly file: string | null
}

function parsed(text: string | undefined): readonly Head[] {
  try {
    return text ? (JSON.parse(text) as Told).heads : []
  } catch {
    // Cut off in the middle: the line before says nearly as much.
    return []
  }
}
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Keeps the ends of all chains where an end that was cut off is found by them; `say` takes them into the log stream once a day. */
export function keepHeads({ dataDir, file }: HeadPlaces, say: (heads: readonly Head[]) => void, now: () => Date) {
  let day = ''
  return (heads: readonly Head[]) => {
    const told: Told = { at: now().toISOString(), heads }
    const path = pathIn(dataDir)
    writeFileSync(`${path}.part`, JSON.stringify(told), OURS_ALONE)
    renameSync(`${path}.part`, path)
    if (day === told.at.slice(0, 10)) return
    day = told.at.slice(0, 10)
    say(heads)
    if (file) appendFileSync(file, `${JSON.stringify(told)}\n`, OURS_ALONE)
  }
}

/** What was told of the ends of the chains, of both places the further one. */
export function toldHeads({ dataDir, file }: HeadPlaces): Head[] {
  const lines = file ? readIfThere(file).trim().split('\n') : []
  const furthest = new Map<string, Head>()
  for (const head of [...parsed(readIfThere(pathIn(dataDir))), ...lines.flatMap(parsed)]) {
    const key = `${head.log} ${head.chain}`
    if ((furthest.get(key)?.position ?? 0) <= head.position) furthest.set(key, head)
  }
  return [...furthest.values()]
}
