import type { Area } from '../../kernel/index.ts'
import { answerLinks, keyAnswers, noticeAnswers } from '../notice/index.ts'
import { callLadder, callLadderStep, callLadderStepRules } from './callLadder.resource.ts'
import { callKeyAnswers, makeLink } from './callLink.ts'
import { callOutRound } from './callOut.ts'
import { callAttempt, callLink, callRun } from './callRun.resource.ts'
import { callAnswers } from './myCalls.query.ts'
import { whoWouldBeCalledModel } from './whoWouldBeCalled.model.ts'

export { answerCall } from './answerCall.ts'
export { answerByLink, type CallOfLink, makeLink, readLink } from './callLink.ts'
export { callOut } from './callOut.ts'
export { openCalls } from './myCalls.query.ts'
export { whoWouldBeCalled } from './whoWouldBeCalled.model.ts'
export { callAttempt, callLadder, callLadderStep, callLink, callRun }

/** Who is called about a breakdown that nobody takes on. It stands above repairs, shifts, handover and notices, and in the menu of repairs. */
export const callout: Area = {
  name: 'callout',
  icon: 'send',
  resources: [callRun, callLadder, callLadderStep, callAttempt, callLink],
  rules: [callLadderStepRules],
  readModels: [whoWouldBeCalledModel],
  scheduledTasks: [callOutRound],
  extensions: [answerLinks.of(makeLink), noticeAnswers.of(callAnswers), keyAnswers.of(callKeyAnswers)],
}
