import { createServer } from 'node:net'
import { Advice } from './command.mjs'

/** The sentence for a port that another program holds. */
export const portTaken = (port) =>
  `Port ${port} is taken: by a Millwright that runs already, or by another program. End that one, or choose another port: PORT=${Number(port) + 1} npm start`

/** Says so before minutes of work when the port is taken. A wrong PORT or HOST is for the server to explain. */
export async function refuseTakenPort({ PORT = '4000', HOST = '127.0.0.1' } = process.env) {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const code = await new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', (error) => resolve(error.code))
    probe.listen(port, HOST, () => probe.close(() => resolve(undefined)))
  })
  if (code === 'EADDRINUSE') throw new Advice(portTaken(port))
}
