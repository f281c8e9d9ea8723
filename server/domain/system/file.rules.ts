import { defineRules, type JobDef } from '../../kernel/index.ts'
import { file } from './file.resource.ts'

/** Removes contents whose row is gone. */
export const removeContentsJob: JobDef<{ keys: string[] }> = { name: 'removeContents' }

export const fileRules = defineRules(file, {
  async remove({ uow, record: { storageKey, thumbKey } }) {
    uow.enqueue(removeContentsJob, { keys: [storageKey, ...(thumbKey ? [thumbKey] : [])] })
  },
})
