// Prints the folder of a Node that is new enough, for a script's PATH; what is to be said about it goes to the other stream.
import { withAdvice } from '../start/command.mjs'
import { fitNode } from './install/runtime.mjs'

const print = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)
const bin = await withAdvice(fitNode)
print(`${bin}\n`)
