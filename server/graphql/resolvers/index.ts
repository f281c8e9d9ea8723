import type { Class } from '../filters.ts'
import { AccessExplanationResolver } from './accessExplanation.resolver.ts'
import { AccountResolver, TwoFactorResolver } from './account.resolver.ts'
import { AnsweringResolver } from './answering.resolver.ts'
import { AutoLoginResolver } from './autoLogin.resolver.ts'
import { HealthResolver } from './health.resolver.ts'
import { JobQueueResolver } from './jobQueue.resolver.ts'
import { NoticeResolver } from './notice.resolver.ts'
import { RecordSearchResolver } from './recordSearch.resolver.ts'
import { RecordsChangedResolver } from './recordsChanged.resolver.ts'
import { ReleaseResolver } from './release.resolver.ts'
import { SavedViewResolver } from './savedView.resolver.ts'
import { SessionResolver } from './session.resolver.ts'
import { UserAdminResolver } from './userAdmin.resolver.ts'

/** Everything that is not derived from a definition. */
export const handWritten: readonly Class[] = [
  SessionResolver,
  AccountResolver,
  TwoFactorResolver,
  AutoLoginResolver,
  AnsweringResolver,
  UserAdminResolver,
  AccessExplanationResolver,
  RecordsChangedResolver,
  RecordSearchResolver,
  JobQueueResolver,
  HealthResolver,
  ReleaseResolver,
  NoticeResolver,
  SavedViewResolver,
]
