// Threads and processes that read, draw and export stand back behind whoever answers. Tests keep the machine busy all the time and wait for just
// those: standing back, each took ten times as long. Loaded before anything else, in threads too.
const { syncBuiltinESMExports } = require('node:module')
const os = require('node:os')

os.setPriority = () => {}
syncBuiltinESMExports()
