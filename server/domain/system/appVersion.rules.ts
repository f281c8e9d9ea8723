import { defineRules, type RowOf, wrong } from '../../kernel/index.ts'
import { appVersion } from './appVersion.resource.ts'

type Version = Partial<Pick<RowOf<typeof appVersion>, 'platform' | 'released' | 'storeUrl' | 'fileKey'>>

/** A released version can be got somewhere; Apple's only from its store. */
function refuseUnreachable({ platform, released, storeUrl, fileKey }: Version) {
  if (platform === 'IOS' && !storeUrl) throw wrong('storeUrl', 'required')
  if (released && !storeUrl && !fileKey) throw wrong('released', 'needsPackage')
}

export const appVersionRules = defineRules(appVersion, {
  async create({ input }) {
    refuseUnreachable(input)
  },
  async update({ record, input }) {
    refuseUnreachable({ ...record, ...input })
  },
})
