// The limit: hand-written statements behind node:http, told by the name of the operation, without GraphQL, log-in or checks.

import { answerJson } from '../bare/bareHttp.mjs'
import { openStatements } from './statements.mjs'

const answers = openStatements(process.argv[2])
answerJson(({ operationName, variables }) => ({ data: { answer: answers[operationName](variables) } }))
