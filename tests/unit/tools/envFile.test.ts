import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnvFile, settingsIn } from '../../../server/start/envFile.mjs'
import { portRefused } from '../../../server/start/port.mjs'
import { languageOf, translate, withSetting } from '../../../server/start/terminal.mjs'

const folder = mkdtempSync(join(tmpdir(), 'millwright 设置 '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const TEXT = '# the office\r\nPORT=4100\r\n\r\nDATA_DIR="D:\\new data\\厂"\r\nENV_NAME = trial system \r\nSMTP_FROM=\'a # b\'\r\n'
const SETTINGS = { PORT: '4100', DATA_DIR: 'D:\\new data\\厂', ENV_NAME: 'trial system', SMTP_FROM: 'a # b' }

describe('millwright.env', () => {
  it('names settings a line each, as they are: a path of Windows loses none of its backslashes', () => {
    expect(settingsIn(TEXT)).toEqual(SETTINGS)
    expect(() => settingsIn('PORT=1\nset HOST 0.0.0.0')).toThrow('line 2')
  })

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ])('is read as editors write it (%s), and what the environment says itself counts', (_kind, bytes) => {
    writeFileSync(join(folder, 'millwright.env'), bytes)
    const env = { PORT: '4200' }
    readEnvFile(['node', 'start.mjs'], env, folder)
    expect(env).toEqual({ ...SETTINGS, PORT: '4200' })
  })

  it('may be another file, which --env names and nobody else sees', () => {
    const other = join(folder, 'other.env')
    writeFileSync(other, 'PORT=4300')
    for (const words of [['--env', other], [`--env=${other}`]]) {
      const [env, args] = [{} as Record<string, string>, ['node', 'start.mjs', ...words, 'worker']]
      readEnvFile(args, env, folder)
      expect([env, args]).toEqual([{ PORT: '4300' }, ['node', 'start.mjs', 'worker']])
    }
    for (const words of [['--env'], ['--env', join(folder, 'none.env')]])
      expect(() => readEnvFile(['node', 'start.mjs', ...words], {}, folder)).toThrow('does not exist')
  })
})

describe('a terminal', () => {
  it('is spoken to in its language: as its environment says, on Windows as the system is set', () => {
    expect(languageOf({ LANG: 'zh_CN.UTF-8' }, 'en-US')).toBe('zh')
    expect(languageOf({ LANG: 'C.UTF-8' }, 'zh-CN')).toBe('en')
    expect([languageOf({}, 'zh-CN'), languageOf({}, 'de-DE')]).toEqual(['zh', 'en'])
    expect(translate('secondStart', { file: 'x' }, 'zh')).toContain('正在使用 x')
  })

  it('is told commands in the words of the shells that it has', () => {
    expect(withSetting(['PORT', 4001], 'npm start', 'linux', {})).toBe('PORT=4001 npm start')
    expect(withSetting(['PORT', 4001], 'npm start', 'win32', { MSYSTEM: 'MINGW64' })).toBe('PORT=4001 npm start')
    const onWindows = withSetting(['PORT', 4001], 'npm start', 'win32', {})
    for (const words of ["$env:PORT='4001'; npm start", 'set PORT=4001&& npm start']) expect(onWindows).toContain(words)
  })

  it('hears of a port that somebody holds, or that the system keeps', () => {
    expect(portRefused('EADDRINUSE', 4000)).toContain('PORT=4001')
    expect(portRefused('EADDRINUSE', 4001, 'PLAIN_PORT')).toContain('PLAIN_PORT=4002')
    expect(portRefused('EACCES', 80)).toContain('PORT=4000')
    expect(portRefused('EADDRNOTAVAIL', 80)).toBeUndefined()
  })
})
