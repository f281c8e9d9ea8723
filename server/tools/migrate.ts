import { readConfig } from '../platform/config.ts'
import { migrated } from './migrated.ts'

/** npm run migrate: brings the base of the current settings up to date. */
await migrated(readConfig(process.env))
console.log('the base is up to date')
