import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import { semaphore } from '../platform/mutex.ts'
import { startHost } from '../platform/programs.mjs'

interface Answer {
  readonly picture?: string
  readonly fault?: string
}
const DRAWING_MS = 60_000
const runExclusive = semaphore(1)

/** The only fonts that the process knows are those of its folder: a picture is the same on every machine. */
function nameFonts(folder: string): string {
  const [file, cache] = [join(folder, 'fonts.conf'), join(folder, 'cache')]
  mkdirSync(cache)
  const parts = [`<dir>${folder}</dir>`, `<cachedir>${cache}</cachedir>`]
  writeFileSync(file, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${parts.join('')}</fontconfig>`)
  return file
}

function drawIn(folder: string, svg: string): Promise<Answer> {
  // Plain JavaScript: the loaders that this process may run with are not wanted there.
  const host = startHost(new URL('./chartHost.mjs', import.meta.url), [], {
    priority: 'PRIORITY_LOW',
    env: { FONTCONFIG_FILE: nameFonts(folder), MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => host.kill('SIGKILL'), DRAWING_MS)
    const settle = (answer: Answer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    host
      .on('message', (answer) => settle(answer as Answer))
      .on('exit', (code) => settle({ fault: `the process that draws ended with ${code}` }))
      .on('error', (error) => settle({ fault: String(error) }))
    host.send({ svg, folder })
  })
}

/** Draws an SVG of this room as a PNG, one at a time, in a process of its own. */
export const drawPicture = (svg: string): Promise<Buffer> =>
  runExclusive(async () => {
    const work = openWorkFolder(tmpdir(), 'drawing')
    try {
      const { picture, fault } = await drawIn(work.path, svg)
      if (!picture) throw new Error(fault ?? 'nothing was drawn')
      return Buffer.from(picture, 'base64')
    } finally {
      work.close()
    }
  })
