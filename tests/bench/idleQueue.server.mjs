// The built server with its queue or without it, as a process of its own.
import { pino } from 'pino'
import { createApp } from '../../dist/server/app.js'
import { readConfig } from '../../dist/server/config.js'

const app = await createApp({ config: readConfig(process.env), logger: pino({ level: 'silent' }), hasQueue: process.env.HAS_QUEUE === '1' })
await app.listen()
await app.queue?.ready
console.log('ready')
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
