import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import type { Found } from '../../../server/health/index.ts'
import { run } from '../servers/process.ts'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
const entry = process.env.TEST_BUILT ? ['dist/server/main.js', 'doctor'] : ['--import', 'tsx', 'server/tools/doctor.ts']
const PASSWORD = 'not guessed by anybody'
/** What the doctor finds, in words too. */
export type DoctorFinding = Found & { readonly text: string; readonly todo: string | null }
export interface DoctorAnswer {
  readonly code: number
  readonly found: readonly DoctorFinding[]
  /** Names of settings that are wrong, each with its sentence. */
  readonly settings: readonly string[]
}
/** Runs the doctor as a program, below another program if one is given. */
export function askDoctor(settings: Readonly<Record<string, string>>, before: readonly string[] = []): Promise<DoctorAnswer> {
  const { PATH, HOME } = process.env
  const [program = '', ...words] = [...before, process.execPath, ...entry, '--json']
  const env = { PATH, HOME, PORT: '0', LANG: 'en_US.UTF-8', ...settings }
  return new Promise((resolve, reject) =>
    execFile(program, words, { cwd, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      try {
        const { found, settings: wrong = [] } = JSON.parse(stdout)
        const named = wrong.map((one: { name: string; rule: string }) => `${one.name} ${one.rule}`)
        resolve({ code: Number(error?.code ?? 0), found, settings: named })
      } catch {
        reject(new Error(`${stdout}\n${stderr}`))
      }
    }),
  )
}

/** A folder as a server leaves it that was set up, signed into, written to and sent a file; copies of it may be hurt. */
export async function installation(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-doctor-'))
  const server = await run({ DATA_DIR: folder, DEMO: '0', ADMIN_PASSWORD: PASSWORD, ...settings })
  if (!(await server.ready)) throw new Error(server.said())
  const { signedIn } = await import('../../../server/tools/testing/acknowledgedWrites.mjs')
  const ask = await signedIn(server.address, PASSWORD)
  for (const name of ['hall 1', 'hall 2', 'hall 3']) await ask(`mutation { createWorkshop(input: { name: "${name}" }) { id } }`)
  const { default: sharp } = await import('sharp')
  const photo = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const sent = await fetch(`${server.address}/files?for=reportLog.photoIds&name=a.png`, {
    method: 'POST',
    headers: new Headers(ask.headers() as Record<string, string>),
    body: new Uint8Array(photo),
  })
  if (sent.status !== 201) throw new Error(await sent.text())
  server.child.kill()
  await server.ended
  const copies: string[] = []
  return {
    folder,
    copy() {
      const copy = mkdtempSync(join(tmpdir(), 'millwright-hurt-'))
      cpSync(folder, copy, { recursive: true })
      copies.push(copy)
      return copy
    },
    close() {
      for (const one of [folder, ...copies]) rmSync(one, { recursive: true, force: true })
    },
  }
}
/** Changes a SQLite database behind the back of the server. */
export function tamper(folder: string, ...statements: string[]) {
  const opened = new Database(join(folder, 'millwright.sqlite'))
  try {
    opened.pragma('foreign_keys = OFF')
    for (const sql of statements) opened.exec(sql)
    opened.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    opened.close()
  }
}
