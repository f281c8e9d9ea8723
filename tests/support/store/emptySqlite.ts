import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Base } from '../suite/bases.ts'
import { own } from './shared.ts'

/** The address of a SQLite base without any tables, whatever the suite runs on. */
export async function emptySqlite(): Promise<Base> {
  const folder = mkdtempSync(join(own, 'empty-'))
  return { url: `file:${join(folder, 'base.sqlite')}`, drop: async () => rmSync(folder, { recursive: true, force: true }) }
}
