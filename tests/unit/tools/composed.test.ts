import { describe, expect, it } from 'vitest'
import { filled, healthCommand, runArguments, services } from '../../../server/tools/containers/composed.mjs'

const SETTINGS = { JWT_SECRET: 'a', POSTGRES_PASSWORD: 'b', REDIS_PASSWORD: 'c', METRICS_TOKEN: 'd', GRAFANA_PASSWORD: 'e' }

const all = await services()
describe('docker-compose.yml as arguments of podman', () => {
  it.each(Object.entries(all))('%s is taken whole, and names no variable any more', (_, service) => {
    const { before, after } = runArguments(service, SETTINGS, 'trial')
    expect(before.join('\n')).not.toMatch(/undefined|\$\{|\$\$/)
    expect(after.join('\n')).not.toMatch(/undefined|\$\$/)
    for (const option of ['--read-only', '--user', '--memory', '--cpus', '--pids-limit']) expect(before).toContain(option)
    expect(healthCommand(service, SETTINGS)[0]).toBeTruthy()
  })

  it('what nobody translates is told of', () => {
    expect(() => runArguments({ privileged: true }, SETTINGS, 'trial')).toThrow('nobody translates privileged')
  })

  it('variables are filled in as compose does it', () => {
    const text = `\${A:-x}\${B:-y}\${C}\${B:-} $\${D}`
    expect(filled(text, { A: '1', B: '' })).toBe(`1y \${D}`)
    expect(() => filled(`\${A:?set A in .env}`, {})).toThrow('set A in .env')
  })

  it('volumes get a name of their own; folders of the project and of the machine do not', () => {
    const service = { volumes: ['data:/data', './docker:/etc/x:ro', `\${BACKUP_DIR:-backups}:/backups`] }
    const [, data, , docker, , backups] = runArguments(service, { BACKUP_DIR: '/mnt/disk' }, 'trial').before
    expect([data, backups]).toEqual(['trial-data:/data', '/mnt/disk:/backups'])
    expect(docker).toMatch(/^\/.+\/docker:\/etc\/x:ro$/)
  })
})
