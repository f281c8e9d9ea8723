// npm run dev: the server restarts on changes, both apps reload themselves.
import { runOf, withAdvice } from '../start/command.mjs'
import { ensureModules } from './generate/ensureModules.mjs'
import { install } from './install/install.mjs'
import { ensureNode } from './install/runtime.mjs'

await withAdvice(async () => {
  await ensureNode()
  await install()
  await ensureModules()
})
// Vite hands calls on by plain http.
if (!process.env.TLS_CERT) process.env.TLS ||= 'off'
const start = (name, ...args) => runOf(name, args)
console.log('console http://127.0.0.1:5173  bigscreen http://127.0.0.1:5174/bigscreen/  server http://127.0.0.1:4000')
await Promise.race([start('tsx', 'watch', '--clear-screen=false', 'server/main.ts'), start('vite', 'console'), start('vite', 'bigscreen')])
