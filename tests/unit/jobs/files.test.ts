import { pino } from 'pino'
import { expect, it } from 'vitest'
import { removeContents, sweepFiles } from '../../../server/jobs/definitions.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { noChannels } from './backends.ts'

const told: unknown[] = []
const services = {
  channels: noChannels,
  progress: async () => {},
  store: undefined as never,
  logger: pino({ level: 'silent' }),
  backups: noBackups,
  auditor: noAuditor,
  contents: {
    remove: async (keys: readonly string[]) => void told.push(keys),
    sweep: async () => ({ unclaimed: 3, leftovers: 1 }),
  },
}

it('uploaded files that belong to nothing are swept every night', async () => {
  expect(sweepFiles.schedule).toEqual({ dailyAt: '03:50' })
  expect(await sweepFiles.handle({ payload: {}, ...services })).toEqual({ unclaimed: 3, leftovers: 1 })
})

it('contents of deleted files are removed by the keys that the transaction named', async () => {
  await removeContents.handle({ payload: { keys: ['ab/1', 'cd/2'] }, ...services })
  expect(told).toEqual([['ab/1', 'cd/2']])
  expect(() => removeContents.check({ keys: [7] })).toThrow()
})
