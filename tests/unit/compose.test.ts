import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { channelShape } from '../../server/platform/channelSettings.ts'
import { root } from '../../server/platform/paths.ts'
import { upkeepShape } from '../../server/platform/upkeepSettings.ts'

const read = (name: string) => readFileSync(new URL(name, root), 'utf8')

it.each([...Object.keys(channelShape), ...Object.keys(upkeepShape), 'AUTO_LOGIN_TRUSTED', 'LOG_LEVEL', 'SLOW_STATEMENT_MS'])(
  '%s reaches the containers',
  (name) => {
    expect(read('docker-compose.yml')).toContain(`\n    ${name}: \${${name}:-}\n`)
  },
)

const settings = [...read('server/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
it.each([...settings, ...Object.keys(channelShape), ...Object.keys(upkeepShape)])('%s is explained', (name) => {
  expect(read('server/platform/SETTINGS.md')).toContain(`\`${name}\``)
})

it('every role has a container of its own', () => {
  const roles = [...read('docker-compose.yml').matchAll(/command: node dist\/server\/main\.js (.+)/g)].map(([, role]) => role)
  expect(roles.sort()).toEqual(['api', 'scheduler', 'worker'])
})
