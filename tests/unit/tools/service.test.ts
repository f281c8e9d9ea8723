import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { afterAll, describe, expect, it } from 'vitest'
import { systemOutput, systemSucceeds } from '../../../server/platform/programs.mjs'
import { settingsIn } from '../../../server/start/envFile.mjs'
import { execute } from '../../../server/tools/service/commands.mjs'
import { type Manager, managerOf } from '../../../server/tools/service/control.mjs'
import { missingLines, serviceSpec, withLines } from '../../../server/tools/service/environment.mjs'
import { accountCommands, freeId, launchdPlist } from '../../../server/tools/service/launchd.mjs'
import { addedTo, lastLines } from '../../../server/tools/service/log.mjs'
import { systemd, systemdUnit } from '../../../server/tools/service/systemd.mjs'
import { firewallRule, folderRights, secretRights, taskScheduler, taskXml } from '../../../server/tools/service/taskScheduler.mjs'

const folder = mkdtempSync(join(tmpdir(), 'service 服务 '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Paths with all that some format gives a meaning to. */
const odd = (name: string) => `${folder}/a "b" 100% $HOME & <c> 'd'/${name}`
const SPEC = {
  ...{ node: odd('node'), main: odd('main.js'), root: odd('root'), envFile: odd('millwright.env'), dataDir: odd('data') },
  ...{ logDir: odd('logs'), writable: [odd('data'), odd('backups')], endSeconds: 25, port: 4000, host: '0.0.0.0' },
}
/** Elements and their texts; throws where a text is no XML. */
function parsed(xml: string) {
  const found: [string, string][] = []
  const parser = new SaxesParser()
  let text = ''
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    found.push([name, text])
    text = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

describe('the unit of systemd', () => {
  it('writes nowhere but in its folders, gains no rights, and comes back', () => {
    const unit = systemdUnit(SPEC)
    const lines = ['User=millwright', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'PrivateTmp=yes', 'MemoryMax=1536M']
    for (const line of [...lines, 'Restart=on-failure', 'TimeoutStopSec=25', 'CapabilityBoundingSet='])
      expect(unit).toContain(`\n${line}\n`)
    expect(unit).toContain('100%%')
    expect(systemdUnit({ ...SPEC, port: 443 })).toContain('AmbientCapabilities=CAP_NET_BIND_SERVICE')
  })

  it.skipIf(!systemSucceeds('systemd-analyze', ['--version'], '/'))('is read by systemd as it is meant, whatever its paths hold', () => {
    const units = join(folder, 'units')
    const root = join(folder, 'a 100% & b')
    mkdirSync(join(root, 'data'), { recursive: true })
    mkdirSync(units)
    const node = join(root, 'node')
    writeFileSync(node, '#!/bin/sh\n')
    chmodSync(node, 0o755)
    const unit = join(units, 'millwright.service')
    writeFileSync(unit, systemdUnit({ ...SPEC, node, root, writable: [join(root, 'data')] }))
    expect(systemOutput('systemd-analyze', ['verify', '--man=no', unit], '/')).toBe('')
    // It would say so: of a key that it does not know, of a program that is not there.
    writeFileSync(unit, systemdUnit({ ...SPEC, node: `${node}s`, root }))
    expect(systemSucceeds('systemd-analyze', ['verify', '--man=no', unit], '/')).toBe(false)
  })
})

describe('the property list of launchd', () => {
  it('is XML that names program, account and output, and starts again after a failure', () => {
    const elements = parsed(launchdPlist(SPEC))
    const strings = elements.flatMap(([name, text]) => (name === 'string' ? [text] : []))
    expect(strings).toEqual(expect.arrayContaining([SPEC.node, SPEC.main, '--env', SPEC.envFile, SPEC.root, '_millwright']))
    expect(strings).toContain(`${SPEC.logDir}/output.log`)
    expect(elements).toContainEqual(['integer', '25'])
    expect(elements.map(([name]) => name).filter((name) => name === 'false')).toHaveLength(1)
  })

  it('has an account of its own with an id that nobody has', () => {
    expect(freeId('root      0\n_one    350\n_two    351\n')).toBe(352)
    expect(accountCommands(352)).toContainEqual(['.', '-create', '/Users/_millwright', 'UniqueID', '352'])
  })
})

describe('the task of Windows', () => {
  const spec = {
    ...{ ...SPEC, node: 'C:\\Program Files\\nodejs\\node.exe', main: 'D:\\印刷 & 装饰\\main.js', root: 'D:\\印刷 & 装饰' },
    ...{ envFile: 'D:\\印刷 & 装饰\\millwright.env', logDir: 'C:\\ProgramData\\Millwright\\logs' },
  }
  it('is XML that starts it at boot, after a pause, and again every minute while it does not run', () => {
    const elements = new Map(parsed(taskXml(spec)))
    expect(elements.get('Arguments')).toBe(
      '/d /s /c ""C:\\Program Files\\nodejs\\node.exe" --max-semi-space-size=8 "D:\\印刷 & 装饰\\main.js" --env "D:\\印刷 & 装饰\\millwright.env" >> "C:\\ProgramData\\Millwright\\logs\\output.log" 2>&1"',
    )
    expect(elements.get('WorkingDirectory')).toBe('D:\\印刷 & 装饰')
    expect([elements.get('UserId'), elements.get('RunLevel')]).toEqual(['S-1-5-19', 'LeastPrivilege'])
    expect([elements.get('Delay'), elements.get('MultipleInstancesPolicy'), elements.get('ExecutionTimeLimit')]).toEqual([
      ...['PT30S', 'IgnoreNew', 'PT0S'],
    ])
  })

  it('has its folders to itself, and a port open only where others are listened to', () => {
    expect(folderRights('C:\\d').join(' ')).toBe(
      'C:\\d /inheritance:r /q /grant:r *S-1-5-19:(OI)(CI)M *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F',
    )
    expect(secretRights('C:\\e')).toContain('*S-1-5-19:R')
    expect(firewallRule(spec)).toContain('localport=4000')
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(firewallRule({ ...spec, host })).toBeUndefined()
  })
})

describe('the settings of a service', () => {
  const defaults = { defaultDataDir: join(folder, 'data'), hasJournal: true }
  it('get what production needs and they lack, once', () => {
    const lines = missingLines({}, defaults)
    expect(lines.map((line) => line.split('=')[0])).toEqual(['NODE_ENV', 'DATA_DIR', 'JWT_SECRET'])
    const text = withLines('# ours\r\nPORT=4100\r\nJWT_SECRET=\r\n', lines)
    expect(settingsIn(text)).toMatchObject({ PORT: '4100', NODE_ENV: 'production', DATA_DIR: join(folder, 'data') })
    expect(settingsIn(text).JWT_SECRET).toMatch(/^[\w-]{64}$/)
    expect(text.match(/JWT_SECRET/g)).toHaveLength(1)
    expect(missingLines(settingsIn(text), defaults)).toEqual([])
    expect(withLines(text, [])).toBe(text)
    expect(missingLines({}, { ...defaults, hasJournal: false })).toContain(`LOG_DIR=${join(folder, 'data', 'logs')}`)
    expect(missingLines({ NODE_ENV: 'development', DATA_DIR: 'x' }, defaults)).toEqual([])
  })

  it('take over the secret with which a base was sealed', () => {
    mkdirSync(join(folder, 'old'))
    writeFileSync(join(folder, 'old', 'jwt.secret'), 'the one that was made at the first start\n')
    expect(missingLines({ DATA_DIR: join(folder, 'old') }, defaults)).toContain('JWT_SECRET=the one that was made at the first start')
  })

  it('say where it writes, and for how long its end is waited for', () => {
    const text = `READY_DRAIN=5\nPORT=80\nDATABASE_URL=file:/srv/b/base.sqlite\nBACKUP_DIR="/mnt/disk"\nAUDIT_HEAD_FILE=/mnt/other/heads\n`
    const spec = serviceSpec('/etc/e.env', text, defaults)
    expect(spec.writable).toEqual([join(folder, 'data'), '/srv/b', '/mnt/disk', '/mnt/other'])
    expect(spec).toMatchObject({ endSeconds: 25, port: 80, host: '127.0.0.1', logDir: null, envFile: '/etc/e.env' })
  })
})

describe('npm run service', () => {
  const envFile = join(folder, 'millwright.env')
  writeFileSync(envFile, `DATA_DIR=${join(folder, 'none')}\n`)
  const manager = (state: Partial<Manager>) => ({ ...systemd, isInstalled: () => false, isPrivileged: () => true, ...state }) as Manager
  it.each([
    ['nothing', [], manager({}), /Write one of these.*请在/s],
    ['an unknown word', ['restart'], manager({}), /restart is not a command.*没有 restart 命令/s],
    ['words too many', ['install', 'now'], manager({}), /install now is not.*没有 install now/s],
    ['a system without a service manager', ['status'], null, /systemd on Linux.*Linux 的 systemd/s],
    ['an installation over another', ['install'], manager({ isInstalled: () => true }), /already installed.*已安装/s],
    ['a removal of none', ['remove'], manager({}), /not installed.*尚未安装/s],
    ['a log of none', ['log', '-f'], manager({}), /not installed.*尚未安装/s],
    ['a user without rights', ['install'], manager({ isPrivileged: () => false }), /as root.*sudo.*以 root 身份/s],
  ])('refuses %s in a sentence of either language', async (_what, args, at, sentences) => {
    const said: string[] = []
    const { LC_ALL } = process.env
    try {
      for (const language of ['en_US.UTF-8', 'zh_CN.UTF-8']) {
        process.env.LC_ALL = language
        said.push(await execute(['--env', envFile, ...args], at).then(String, (error: Error) => error.message))
      }
    } finally {
      if (LC_ALL === undefined) delete process.env.LC_ALL
      else process.env.LC_ALL = LC_ALL
    }
    expect(said.join('\n')).toMatch(sentences)
  })

  it('knows the manager of each system', () => {
    expect(managerOf('win32')).toBe(taskScheduler)
    expect(managerOf('aix')).toBeNull()
  })
})

it('the log is shown from its end on, and followed over its rotation', () => {
  const file = join(folder, 'millwright.log')
  writeFileSync(file, Array.from({ length: 500 }, (_, nth) => `line ${nth} 行\n`).join(''))
  const last = lastLines(file, 3)
  expect(last.text).toBe('line 497 行\nline 498 行\nline 499 行\n')
  writeFileSync(file, 'line 500\n', { flag: 'a' })
  const added = addedTo(file, last)
  expect(added.text).toBe('line 500\n')
  expect(addedTo(file, added).text).toBe('')
  writeFileSync(file, 'of another file\n')
  expect(addedTo(file, added).text).toBe('of another file\n')
})
