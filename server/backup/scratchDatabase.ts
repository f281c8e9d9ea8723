import { randomUUID } from 'node:crypto'
import { connected } from '../platform/connections/postgresConnection.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** An account of PostgreSQL that may create no database. */
export class MayNotCreateDatabase extends Error {}

async function createDatabase(url: string, name: string): Promise<string> {
  await connected(url, (client) => client.query(`CREATE DATABASE "${name}"`)).catch((cause: Error & { code?: string }) => {
    if (cause.code !== INSUFFICIENT_PRIVILEGE) throw cause
    throw new MayNotCreateDatabase('The account may not create a database: give it CREATEDB', { cause })
  })
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  return scratch.href
}

/** Works on an empty database of its own on the same server, which is dropped afterwards, whatever came of it. */
export async function withScratchDatabase<T>(url: string, purpose: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `millwright_${purpose}_${randomUUID().slice(0, 8)}`
  const scratchUrl = await createDatabase(url, name)
  try {
    return await work(scratchUrl)
  } finally {
    await connected(url, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
  }
}
