// The limit: hand-written statements behind node:http, told by the name of the operation, without GraphQL, log-in or checks.
import { createServer } from 'node:http'
import { openStatements } from './statements.mjs'

const answers = openStatements(process.argv[2])
createServer((request, response) => {
  if (request.url === '/ready') return response.end('ok')
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const { operationName, variables } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: { answer: answers[operationName](variables) } }))
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
