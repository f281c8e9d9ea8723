import { missingContents, openStorage } from '../files/index.ts'
import { green, type HealthCheck, red } from './check.ts'

const SHOWN = 3

/** Whether the storage has the content of every file that records name. */
export const uploads: HealthCheck = {
  name: 'uploads',
  group: 'base',
  needsBase: true,
  isThorough: true,
  async run({ config, store }) {
    const names = await missingContents({ store: await store(), storage: openStorage(config, 'files') })
    return names.length ? red('missing', { count: names.length, names: names.slice(0, SHOWN).join(', ') }) : green('fine')
  },
}
