import { readFile } from 'node:fs/promises'
import { Refusal } from '../kernel/index.ts'
import { discard } from '../platform/disk/durable.ts'
import { semaphore } from '../platform/mutex.ts'
import { measured } from './arriving.ts'
import { isBare } from './isBare.ts'
import { decodePicture } from './pictureProcess.ts'
import type { Arrived } from './storage.ts'

const MEGAPIXELS_MAX = 40

/** A picture as it is kept: upright, saying nothing of where and with what it was taken. */
export interface Picture {
  readonly image: Arrived
  readonly thumb: Arrived
  readonly width: number
  readonly height: number
}
const oneInMemory = semaphore(1)
const derivedPaths = (path: string) => ({ barePath: `${path}.bare`, thumbPath: `${path}.thumb` })

/** Reads an arrived picture whole, refuses what is none, and makes of it what is kept. */
export async function preparePicture(file: Arrived, mime: string): Promise<Picture> {
  const { barePath, thumbPath } = derivedPaths(file.path)
  const isOriginalBare = await oneInMemory(async () => isBare(mime, await readFile(file.path)))
  const job = { path: file.path, barePath: isOriginalBare ? null : barePath, thumbPath, pixelsMax: MEGAPIXELS_MAX * 1_000_000 }
  const { width, height, refusal, fault } = await decodePicture(job)
  if (refusal) throw new Refusal(`file.${refusal}`, { limit: MEGAPIXELS_MAX })
  if (fault || !width || !height) throw new Error(fault ?? 'the picture was not measured')
  return { image: isOriginalBare ? file : await measured(barePath), thumb: await measured(thumbPath), width, height }
}
/** Removes what was made beside an arrived picture. */
export async function leavePicture({ path }: Arrived) {
  for (const made of Object.values(derivedPaths(path))) await discard(made)
}
