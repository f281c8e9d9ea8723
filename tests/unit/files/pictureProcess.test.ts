import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { decodePicture } from '../../../server/files/pictureProcess.ts'
import { startHost } from '../../../server/platform/programs.mjs'
import { jpeg, photo } from '../../support/browser/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'millwright-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let made = 0
function jobOf(content: Buffer, barePath: string | null = null) {
  const path = join(folder, `${made++}`)
  writeFileSync(path, content)
  return { path, barePath: barePath && `${path}.bare`, thumbPath: `${path}.thumb`, pixelsMax: 40_000_000 }
}

it('answers each of many that ask at once about its own picture', async () => {
  const sizes = [10, 20, 30, 40, 50, 60]
  const answers = await Promise.all(sizes.map(async (width) => decodePicture(jobOf(await jpeg({ width, height: 10 })))))
  expect(answers).toEqual(sizes.map((width) => ({ width, height: 10 })))
})

it('goes on after a picture that cannot be read', async () => {
  expect(await decodePicture(jobOf(Buffer.from('no picture at all')))).toEqual({ refusal: 'brokenImage' })
  expect(await decodePicture(jobOf(await photo({ width: 40, height: 30 }), 'bare'))).toEqual({ width: 30, height: 40 })
})

it('says when it is not the picture’s fault', async () => {
  const job = { ...jobOf(await jpeg()), thumbPath: join(folder, 'no', 'such', 'folder') }
  expect(await decodePicture(job)).toEqual({ fault: expect.any(String) })
})

it('says so when its decoder does not load, instead of calling every picture broken', async () => {
  const alone = join(folder, 'pictureHost.mjs')
  copyFileSync(new URL('../../../server/files/pictureHost.mjs', import.meta.url), alone)
  const host = startHost(alone, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  host.send(jobOf(await jpeg()))
  expect((await once(host, 'message'))[0]).toEqual({ fault: expect.stringContaining('cannot be decoded on this machine') })
  host.kill()
})
