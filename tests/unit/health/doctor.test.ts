import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'millwright-doctor-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hasStrace = (() => {
  try {
    execFileSync('strace', ['-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** The tool as people run it, with what it printed and how it ended. */
function doctor(words: readonly string[], settings: Readonly<Record<string, string>> = {}, before: readonly string[] = []) {
  const { PATH, HOME } = process.env
  const [program = '', ...rest] = [...before, process.execPath, '--import', 'tsx', 'server/tools/doctor.ts', ...words]
  const env = { PATH, HOME, DATA_DIR: folder, PORT: '0', LANG: 'en_US.UTF-8', ...settings }
  return new Promise<{ code: number; said: string }>((resolve) =>
    execFile(program, rest, { cwd, env }, (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr })),
  )
}

describe('the doctor', () => {
  it('ends with 1 for a fault, in the language of the terminal, and mends only what it is told to', async () => {
    const holder = createServer((socket) => socket.on('error', () => {}).end('?')).listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number }
    const ill = await doctor([], { PORT: String(port), LANG: 'zh_CN.UTF-8' })
    holder.close()
    expect(ill).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`FAULT +端口 +${port} 已被 .+ \\(${process.pid}\\) 占用\\n +→ 结束该程序`)),
    })

    const secret = join(folder, 'jwt.secret')
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(secret, 'a'.repeat(40))
    chmodSync(secret, 0o644)
    expect(await doctor([])).toMatchObject({ code: 0, said: expect.stringMatching(/note +File owner +Other users .+jwt\.secret/) })
    expect(statSync(secret).mode & 0o777).toBe(0o644)
    expect(await doctor(['--fix'])).toMatchObject({ code: 0, said: expect.stringMatching(/All checks passed/) })
    expect(statSync(secret).mode & 0o777).toBe(0o600)
  })

  it('makes nothing by looking, not even the folder', async () => {
    const absent = join(folder, 'absent')
    expect(await doctor([], { DATA_DIR: absent })).toMatchObject({ code: 0 })
    expect(existsSync(absent)).toBe(false)
  })

  it('tells programs the same, wrong settings included', async () => {
    const { code, said } = await doctor(['--json'])
    expect([code, JSON.parse(said)]).toMatchObject([
      0,
      { light: 'green', found: expect.arrayContaining([expect.objectContaining({ check: 'node', light: 'green' })]) },
    ])
    const wrong = await doctor(['--json'], { PORT: 'four' })
    expect([wrong.code, JSON.parse(wrong.said)]).toMatchObject([1, { light: 'red', settings: [{ name: 'PORT' }] }])
    expect(await doctor(['--mend'])).toMatchObject({ code: 1, said: expect.stringContaining('--fix') })
  })

  it.runIf(hasStrace)('finds a disk that does not keep what it is given (needs strace)', async () => {
    const failing = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync', '-e', 'inject=fsync:error=EIO']
    expect(await doctor([], {}, failing)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/FAULT +Data folder +The disk reports errors/),
    })
  })
})
