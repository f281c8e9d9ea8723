import type { Area } from '../../kernel/index.ts'
import { handOverShift, rereadHandover, signHandover, takeGroupOfHandover, withdrawHandover } from './handoverSteps.ts'
import { answerItem, askAboutItem, handoverRules, itemRules, takeItem } from './itemSteps.ts'
import { handoverRound } from './makeHandovers.ts'
import { openItems, signatureOverdueWhere } from './openItems.query.ts'
import { SIGN_GRACE_MS, shiftHandover, shiftHandoverItem } from './shiftHandover.resource.ts'
import { shiftNotice } from './shiftNotice.resource.ts'
import { unsignedRound } from './unsignedHandovers.query.ts'

export { makeHandovers } from './makeHandovers.ts'
export { pointsOf } from './points.query.ts'
export { shiftHandoverFlow, shiftHandoverItemFlow } from './shiftHandover.resource.ts'
export { notifyUnsigned } from './unsignedHandovers.query.ts'
export { SIGN_GRACE_MS, shiftHandover, shiftHandoverItem, shiftNotice }

/** What one shift tells the next. It stands above everything that it reads. People find its lists among those of shifts. */
export const handover: Area = {
  name: 'handover',
  icon: 'clipboard',
  resources: [shiftNotice, shiftHandover, shiftHandoverItem],
  commands: [rereadHandover, handOverShift, withdrawHandover, takeGroupOfHandover, signHandover, takeItem, askAboutItem, answerItem],
  rules: [handoverRules, itemRules],
  providers: [openItems],
  expressions: [signatureOverdueWhere],
  scheduledTasks: [handoverRound, unsignedRound],
}
