import { command } from '../../kernel/index.ts'
import { sessionFlow } from './session.resource.ts'

/** Whoever holds the session is out with their next call. */
export const endSession = command({
  on: sessionFlow.end,
  run: async ({ uow }) => ({ revokedAt: uow.now }),
})
