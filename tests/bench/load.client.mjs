// Sends requests over so many open connections, one after the other on each, as lightly as can be: what is measured is the server.
// Told {port, connections, requests: [head, ...bodies]} by its parent, it answers how long all of them took and what went wrong.
import { connect } from 'node:net'

const LENGTH = /content-length: (\d+)/i
/** The requests as they go over the wire. */
const written = ({ token, bodies }) =>
  bodies.map(
    (body) =>
      `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

process.on('message', ({ port, connections, token, bodies }) => {
  const requests = written({ token, bodies })
  const failures = []
  let [next, open] = [0, connections]
  const begin = performance.now()
  const end = (socket) => {
    socket.end()
    if (--open === 0) process.send({ ms: performance.now() - begin, failures })
  }
  for (let nth = 0; nth < connections; nth++) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let got = ''
    const ask = () => (next < requests.length ? socket.write(requests[next++]) : end(socket))
    socket.setEncoding('latin1')
    socket.on('connect', ask)
    socket.on('data', (part) => {
      got += part
      const head = got.indexOf('\r\n\r\n')
      if (head < 0 || got.length < head + 4 + Number(LENGTH.exec(got)?.[1])) return
      if (!got.startsWith('HTTP/1.1 200') || got.includes('"errors"')) failures.push(got.slice(head + 4, head + 400))
      got = ''
      ask()
    })
  }
})
