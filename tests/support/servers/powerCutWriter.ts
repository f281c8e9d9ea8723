// A process that writes to a base in turns that share commits, and says of each row when it was told that it is safe: its number and how much had
// been asked of the disk by then. Arguments: base, rows, the log of the disk.
import { statSync } from 'node:fs'
import { SharedCommit } from '../../../server/store/engine/sharedCommit.ts'
import { openFile } from '../../../server/store/engine/sqlite.ts'

const [file = '', count = '0', log = ''] = process.argv.slice(2)
const AT_ONCE = 7
/** Long enough that the base is tidied up several times. */
const TEXT = 'x'.repeat(3000)

const base = openFile(file)
base.pragma('wal_autocheckpoint = 50')
const turns = new SharedCommit(base)
const insert = base.prepare('insert into item (id, text) values (?, ?)')
const noteItem = base.prepare('insert into log (item) values (?)')
async function unit(id: number) {
  const turn = await turns.begin()
  insert.run(id, TEXT)
  noteItem.run(id)
  await turn.commit()
  console.log(`${id} ${statSync(log).size}`)
}
for (let from = 1; from <= Number(count); from += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - from + 1) }, (_, at) => unit(from + at)))
