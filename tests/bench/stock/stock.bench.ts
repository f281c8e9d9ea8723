import { product } from '../servers.ts'
import { benchCounting, countedBase } from './stockCounting.ts'
import { benchFigures } from './stockFigures.ts'

await benchFigures()
const server = await product(await countedBase(), 4726)
try {
  await benchCounting(server)
} finally {
  server.stop()
}
