import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For what this process makes; gone with it. */
export const own = mkdtempSync(join(tmpdir(), 'millwright-'))
process.once('exit', () => rmSync(own, { recursive: true, force: true }))
/** For what all processes of a run copy: made by the one that needs it first. */
const folder = () => process.env.TEST_FOLDER ?? own

/** A file or folder that several processes may want at the same time: none of them ever sees a half-made one. */
export async function shared(name: string, make: (place: string) => Promise<unknown>): Promise<string> {
  const place = join(folder(), name)
  const [lock, mine] = [`${place}.making`, join(folder(), `${randomUUID()}.${name}`)]
  while (!existsSync(place)) {
    try {
      mkdirSync(lock)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    try {
      // Whoever held the lock before may have made it since.
      if (existsSync(place)) break
      await make(mine)
      renameSync(mine, place)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return place
}
