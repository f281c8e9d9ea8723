import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'

/**
 * So much is written before it is sent to the disk. A gigabyte that the system holds back and then writes at once keeps everybody's commit waiting
 * for a third of a second; in pieces nobody notices.
 */
const PIECE = 1024 * 1024

/** Writes what a stream gives to a new file, a piece at a time; it is on disk when this passes. */
export const steadilyTo =
  (path: string, mode: number) =>
  async (source: AsyncIterable<Buffer>): Promise<void> => {
    const file = await open(path, 'wx', mode)
    try {
      let unsynced = 0
      for await (const chunk of source) {
        await file.writeFile(chunk)
        unsynced += chunk.length
        if (unsynced < PIECE) continue
        await file.datasync()
        unsynced = 0
      }
      await file.sync()
    } finally {
      await file.close()
    }
  }

/** For a file that somebody else writes: whenever it is told, what has been written since is sent to the disk. */
export function settling(path: string): { settle(): void; close(): void } {
  let file: number | undefined
  return {
    settle() {
      file ??= openSync(path, 'r+')
      fdatasyncSync(file)
    },
    close() {
      if (file !== undefined) closeSync(file)
    },
  }
}
/** How many pages of so many bytes make a piece. */
export const piecesOf = (bytes: number): number => Math.max(1, Math.floor(PIECE / bytes))
