// Loaded into a server that is measured: it collects its garbage when it is told, so that what it holds can be told from what nobody has collected yet.
const { isMainThread } = require('node:worker_threads')
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

if (isMainThread) {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    collect()
    const { heapUsed, heapTotal, external } = process.memoryUsage()
    process.stderr.write(`held ${[heapUsed, heapTotal, external].map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(' ')}\n`)
  })
}
