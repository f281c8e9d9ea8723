// npm run dev: the server restarts on changes, both apps reload themselves.
import { checkNode, install, run } from './ensure.mjs'

checkNode()
await install()
const bin = (name, ...args) => run(`node_modules/.bin/${name}`, args)
console.log('console http://127.0.0.1:5173  bigscreen http://127.0.0.1:5174/bigscreen/  server http://127.0.0.1:4000')
await Promise.race([bin('tsx', 'watch', '--clear-screen=false', 'server/main.ts'), bin('vite', 'console'), bin('vite', 'bigscreen')])
