import { mkdirSync } from 'node:fs'
import { readConfig } from '../config.ts'
import { migrate } from '../store/index.ts'

/** npm run migrate: brings the base of the current settings up to date. */
const config = readConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
await migrate(config.databaseUrl)
console.log('the base is up to date')
