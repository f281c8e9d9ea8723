import { firstLoginText, seedIfEmpty } from '../demo/firstFill.ts'
import { words } from '../platform/words.ts'
import { syncBuiltIns } from '../setup/index.ts'
import { settingsOrExit } from '../start/settings.ts'
import { offsetMinutesOf, openStore } from '../store/index.ts'
import { migrated } from './migrated.ts'

/** npm run seed: fills the base of the current settings, if it is empty. */
const config = settingsOrExit()
await migrated(config)
const store = await openStore({ url: config.databaseUrl, readers: 1, utcOffset: config.utcOffset })
await syncBuiltIns(store, words('zh'), words('en'))
const first = await seedIfEmpty(store, config, offsetMinutesOf(config.utcOffset))
console.log(first ? `seeded; ${firstLoginText(first)}` : 'the base has data already; nothing was changed')
await store.close()
