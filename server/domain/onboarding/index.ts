import type { Area } from '../../kernel/index.ts'
import { setupProgressModel } from './setupProgress.query.ts'

export { setupProgress } from './setupProgress.query.ts'

/** What an empty installation still needs. It has no rows and no menu. */
export const onboarding: Area = {
  name: 'onboarding',
  icon: 'clipboard',
  resources: [],
  readModels: [setupProgressModel],
}
