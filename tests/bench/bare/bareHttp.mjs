import { createServer } from 'node:http'

/** The least that answers JSON over HTTP: what is sent goes in as it was parsed, what is given back is the answer. */
export function answerJson(answer) {
  const server = createServer((request, response) => {
    if (request.url === '/ready') return response.end('ok')
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const text = JSON.stringify(answer(JSON.parse(body)))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    })
  })
  server.listen(Number(process.env.PORT), '127.0.0.1')
}
