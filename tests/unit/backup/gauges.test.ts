import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backupGauges } from '../../../server/backup/index.ts'
import { readConfig } from '../../../server/platform/config.ts'

it('figures say when there was last an archive, and up to when the continuous backup reaches', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauges-'))
  const continuous = join(dataDir, 'blocks')
  const read = new Map<string, () => number>()
  const gaugesOf = (env: Record<string, string>) => {
    read.clear()
    backupGauges(readConfig({ DATA_DIR: dataDir, ...env }), (name, _help, value) => void read.set(name, value))
    return Object.fromEntries([...read].map(([name, value]) => [name, value()]))
  }
  expect(gaugesOf({})).toEqual({ millwright_last_backup_seconds: 0 })
  mkdirSync(join(dataDir, 'backups'))
  for (const day of ['25', '26']) writeFileSync(join(dataDir, 'backups', `millwright-202611${day}T023000Z-0.1.0.tar.gz`), '')
  mkdirSync(join(continuous, 'snapshots'), { recursive: true })
  writeFileSync(join(continuous, 'snapshots/2026-11-26T100400000Z.json'), '{}')
  expect(gaugesOf({ BACKUP_CONTINUOUS: continuous })).toEqual({
    millwright_last_backup_seconds: Date.UTC(2026, 10, 26, 2, 30) / 1000,
    millwright_last_continuous_backup_seconds: Date.UTC(2026, 10, 26, 10, 4) / 1000,
  })
})
