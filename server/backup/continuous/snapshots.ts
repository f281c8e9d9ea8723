import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { discard, writeAtomic } from '../../platform/disk/durable.ts'
import { BadArchive, partName, shapeOfManifest } from '../manifest.ts'
import type { Blocks } from './blocks.ts'

const names = z.array(z.string().regex(/^[0-9a-f]{64}$/))
/** What one moment is made of. It is kept in blocks itself: from one moment to the next, little of it changes. */
const body = z.object({
  manifest: shapeOfManifest,
  files: z.array(z.object({ path: partName, bytes: z.int().nonnegative(), blocks: names })),
})
export type Moment = z.infer<typeof body>
const snapshot = z.object({ format: z.literal(1), blocks: names })

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)(\d{3})Z\.json$/
const nameAt = (at: Date) => `${at.toISOString().replace(/[:.]/g, '')}.json`
const timeOf = (name: string) => new Date(name.replace(NAME, '$1:$2:$3.$4Z'))
const folderOf = (folder: string) => join(folder, 'snapshots')

export interface Snapshot {
  readonly name: string
  readonly at: Date
}
/** Newest first. What a process that died left unfinished is none. */
export function snapshotsIn(folder: string): Snapshot[] {
  const found = existsSync(folderOf(folder)) ? readdirSync(folderOf(folder)) : []
  return found
    .filter((name) => NAME.test(name))
    .map((name) => ({ name, at: timeOf(name) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** The last one that is not later than a moment. */
export function snapshotAt(folder: string, at?: Date): Snapshot {
  const all = snapshotsIn(folder)
  const found = all.find((one) => !at || one.at <= at)
  if (found) return found
  const first = all.at(-1)
  throw new BadArchive(first ? `${folder} begins at ${first.at.toISOString()}` : `${folder} holds no snapshot of Millwright`)
}

export async function readMoment(folder: string, blocks: Blocks, { name }: Snapshot): Promise<Moment> {
  const broken = (cause: unknown) => new BadArchive(`The snapshot ${name} cannot be read`, { cause })
  try {
    const { blocks: listed } = snapshot.parse(JSON.parse(await readFile(join(folderOf(folder), name), 'utf8')))
    const chunks: Buffer[] = []
    for await (const chunk of blocks.read(listed)) chunks.push(chunk)
    return body.parse(JSON.parse(Buffer.concat(chunks).toString()))
  } catch (error) {
    throw error instanceof BadArchive ? error : broken(error)
  }
}
/** The blocks that the list itself lies in. */
export async function blocksOfList(folder: string, { name }: Snapshot): Promise<readonly string[]> {
  return snapshot.parse(JSON.parse(await readFile(join(folderOf(folder), name), 'utf8'))).blocks
}

/** What it names must be on disk before. */
export async function storeMoment(folder: string, blocks: Blocks, moment: Moment): Promise<Snapshot> {
  const at = new Date(moment.manifest.madeAt)
  const source = async function* () {
    yield Buffer.from(JSON.stringify(moment))
  }
  const { blocks: listed } = await blocks.put(source())
  await blocks.settle()
  await mkdir(folderOf(folder), { recursive: true, mode: 0o700 })
  const name = nameAt(at)
  await writeAtomic(join(folderOf(folder), name), JSON.stringify({ format: 1, blocks: listed }))
  return { name, at }
}

const DAY_MS = 86_400_000
const RETENTION_DAYS = 30
/** Every moment of the last day stays, then the last one of each day for a month. */
export function tooMany(snapshots: readonly Snapshot[], now: Date): Snapshot[] {
  const days = new Set<number>()
  return snapshots.filter(({ at }, nth) => {
    const age = now.getTime() - at.getTime()
    if (nth === 0 || age <= DAY_MS) return false
    const day = Math.floor(at.getTime() / DAY_MS)
    const isLastOfDay = !days.has(day)
    days.add(day)
    return !isLastOfDay || age > RETENTION_DAYS * DAY_MS
  })
}
export const removeSnapshot = (folder: string, { name }: Snapshot) => discard(join(folderOf(folder), name))
