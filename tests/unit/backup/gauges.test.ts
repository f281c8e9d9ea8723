import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backupGauges } from '../../../server/backup/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { heldMeter } from '../../support/store/heldMeter.ts'

it('figures say when there was last an archive, and up to when the continuous backup reaches', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauges-'))
  const continuous = join(dataDir, 'blocks')
  const figuresOf = (env: Record<string, string>) => {
    const { meter, figures } = heldMeter()
    backupGauges(readConfig({ DATA_DIR: dataDir, ...env }), meter)
    return figures()
  }
  expect(await figuresOf({})).toEqual({ millwright_backup_archives: 0, millwright_backup_last_timestamp_seconds: 0 })
  mkdirSync(join(dataDir, 'backups'))
  for (const day of ['25', '26']) writeFileSync(join(dataDir, 'backups', `millwright-202611${day}T023000Z-0.1.0.tar.gz`), day.repeat(3))
  mkdirSync(join(continuous, 'snapshots'), { recursive: true })
  writeFileSync(join(continuous, 'snapshots/2026-11-26T100400000Z.json'), '{}')
  expect(await figuresOf({ BACKUP_CONTINUOUS: continuous })).toEqual({
    millwright_backup_archives: 2,
    millwright_backup_last_timestamp_seconds: Date.UTC(2026, 10, 26, 2, 30) / 1000,
    millwright_backup_last_size_bytes: 6,
    millwright_backup_continuous_timestamp_seconds: Date.UTC(2026, 10, 26, 10, 4) / 1000,
  })
})
